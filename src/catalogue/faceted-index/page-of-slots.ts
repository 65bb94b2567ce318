import type { SlotList } from './sets/slot-list.ts';

/** An order by a column's numbers: infinity last in either direction, ties by id, highest first. */
export type SlotOrder = {
  readonly numbers: Float64Array;
  /** 1 for ascending, -1 for descending. */
  readonly direction: 1 | -1;
  readonly ids: Float64Array;
};

/** The first slots of the order found so far, as a heap with the last of them on top. */
class FirstSlots {
  readonly #slots: Int32Array;
  readonly #keys: Float64Array;
  readonly #ids: Float64Array;
  #size = 0;

  constructor(room: number, ids: Float64Array) {
    this.#slots = new Int32Array(room);
    this.#keys = new Float64Array(room);
    this.#ids = ids;
  }

  get topKey(): number {
    return this.#keys[0] ?? Number.NaN;
  }

  /** Adds a slot while there is room; builds the heap when full. */
  fill(key: number, slot: number): void {
    this.#keys[this.#size] = key;
    this.#slots[this.#size++] = slot;
    if (this.#size < this.#slots.length) return;
    for (let at = (this.#size >>> 1) - 1; at >= 0; at--)
      this.#sink(at, this.#keys[at] ?? 0, this.#slots[at] ?? 0);
  }

  /** Replaces the top with a slot that comes before it. */
  offer(key: number, slot: number): void {
    if (this.#isBefore(key, slot, this.topKey, this.#slots[0] ?? 0)) this.#sink(0, key, slot);
  }

  /** Removes the last one. */
  takeTop(): number {
    const top = this.#slots[0] ?? 0;
    this.#size--;
    this.#sink(0, this.#keys[this.#size] ?? 0, this.#slots[this.#size] ?? 0);
    return top;
  }

  #isBefore(key: number, slot: number, otherKey: number, otherSlot: number): boolean {
    return key < otherKey || (key === otherKey && (this.#ids[slot] ?? 0) > (this.#ids[otherSlot] ?? 0));
  }

  /** Sifts a slot down from a position. */
  #sink(start: number, key: number, slot: number): void {
    const keys = this.#keys;
    const slots = this.#slots;
    let at = start;
    for (let below = 2 * at + 1; below < this.#size; below = 2 * at + 1) {
      const right = below + 1;
      const isRightLater =
        right < this.#size &&
        this.#isBefore(keys[below] ?? 0, slots[below] ?? 0, keys[right] ?? 0, slots[right] ?? 0);
      const later = isRightLater ? right : below;
      if (!this.#isBefore(key, slot, keys[later] ?? 0, slots[later] ?? 0)) break;
      keys[at] = keys[later] ?? 0;
      slots[at] = slots[later] ?? 0;
      at = later;
    }
    keys[at] = key;
    slots[at] = slot;
  }
}

/**
 * The slots from one position of the order to another, without sorting the rest: a heap holds the first slots
 * so far, and slots that come after its top are skipped.
 */
export function pageOfSlots(
  { slots, count }: SlotList,
  { numbers, direction, ids }: SlotOrder,
  start: number,
  length: number,
): number[] {
  const end = Math.min(start + length, count);
  if (start >= end) return [];
  const keyOf = (slot: number) => {
    const number = numbers[slot] ?? 0;
    return number === Number.POSITIVE_INFINITY ? number : direction * number;
  };
  const first = new FirstSlots(end, ids);
  // Newest first: recent cars have the highest slots and come first in several orders.
  let at = count - 1;
  for (; at >= count - end; at--) first.fill(keyOf(slots[at] ?? 0), slots[at] ?? 0);
  const lastPossible = direction === 1 ? lastUpTo : lastFrom;
  for (;;) {
    at = lastPossible(numbers, slots, at, direction * first.topKey);
    if (at < 0) break;
    const slot = slots[at--] ?? 0;
    const key = keyOf(slot);
    if (key <= first.topKey) first.offer(key, slot);
  }
  return Array.from({ length: end - start }, () => first.takeTop()).reverse();
}

/** The last index, from `end` down, whose slot's number is at most the limit; -1 if there is none. */
function lastUpTo(numbers: Float64Array, slots: Int32Array, end: number, limit: number): number {
  let at = end;
  // Unrolled by four to reduce loop overhead.
  for (; at >= 3; at -= 4) {
    if ((numbers[slots[at] ?? 0] ?? 0) <= limit) return at;
    if ((numbers[slots[at - 1] ?? 0] ?? 0) <= limit) return at - 1;
    if ((numbers[slots[at - 2] ?? 0] ?? 0) <= limit) return at - 2;
    if ((numbers[slots[at - 3] ?? 0] ?? 0) <= limit) return at - 3;
  }
  while (at >= 0 && (numbers[slots[at] ?? 0] ?? 0) > limit) at--;
  return at;
}

/** The last index, from `end` down, whose slot's number is at least the limit; -1 if there is none. */
function lastFrom(numbers: Float64Array, slots: Int32Array, end: number, limit: number): number {
  let at = end;
  for (; at >= 3; at -= 4) {
    if ((numbers[slots[at] ?? 0] ?? 0) >= limit) return at;
    if ((numbers[slots[at - 1] ?? 0] ?? 0) >= limit) return at - 1;
    if ((numbers[slots[at - 2] ?? 0] ?? 0) >= limit) return at - 2;
    if ((numbers[slots[at - 3] ?? 0] ?? 0) >= limit) return at - 3;
  }
  while (at >= 0 && (numbers[slots[at] ?? 0] ?? 0) < limit) at--;
  return at;
}
