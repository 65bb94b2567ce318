import type { ClosedRange } from './catalogue-selection.ts';
import type { SlotList } from './sets/slot-list.ts';

/** A number per slot. Grows by doubling. */
export class NumberColumn {
  #numbers: Float64Array = new Float64Array(32);

  /** By slot; replaced by another array when it grows, so do not keep a reference. */
  get numbers(): Float64Array {
    return this.#numbers;
  }

  get(slot: number): number {
    return this.#numbers[slot] ?? Number.NaN;
  }

  set(slot: number, value: number): void {
    if (slot >= this.#numbers.length) {
      const grown = new Float64Array(Math.max(slot + 1, this.#numbers.length * 2));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[slot] = value;
  }

  /** Takes the numbers of all slots at once and owns the array from then on. */
  load(numbers: Float64Array): void {
    this.#numbers = numbers;
  }

  /** Lowest and highest finite number of the given slots; Infinity and -Infinity if there is none. */
  range({ slots, count }: SlotList): ClosedRange {
    const numbers = this.#numbers;
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    let at = 0;
    // Unrolled by two to reduce loop overhead.
    for (; at + 1 < count; at += 2) {
      const first = numbers[slots[at] ?? 0] ?? 0;
      const second = numbers[slots[at + 1] ?? 0] ?? 0;
      if (first < min) min = first;
      if (second < min) min = second;
      if (first > max && first !== Number.POSITIVE_INFINITY) max = first;
      if (second > max && second !== Number.POSITIVE_INFINITY) max = second;
    }
    if (at < count) {
      const last = numbers[slots[at] ?? 0] ?? 0;
      if (last < min) min = last;
      if (last > max && last !== Number.POSITIVE_INFINITY) max = last;
    }
    return { min, max };
  }
}
