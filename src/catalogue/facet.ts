import { Bitset } from './bitset.ts';
import type { ValueCount } from './catalogue-selection.ts';
import type { Matches } from './matches.ts';
import { SlotSet } from './slot-set.ts';

/** What a column of 16 bits tells apart, 0 for no value among it. */
const mostValues = 65_535;

/** One group's values: a column with the value of each slot, and for each value the set of its slots. */
export class Facet<Value extends string | number> {
  /** By ordinal; 0 stands for no value. */
  readonly #values: (Value | undefined)[] = [undefined];
  readonly #sets: (SlotSet | undefined)[] = [undefined];
  readonly #ordinals = new Map<Value, number>();
  #column = new Uint16Array(32);

  set(slot: number, value: Value | null): void {
    if (slot >= this.#column.length) {
      const grown = new Uint16Array(Math.max(slot + 1, this.#column.length * 2));
      grown.set(this.#column);
      this.#column = grown;
    }
    const before = this.#column[slot] ?? 0;
    const after = value === null ? 0 : this.#ordinalOf(value);
    if (before === after) return;
    this.#sets[before]?.delete(slot);
    this.#sets[after]?.add(slot);
    this.#column[slot] = after;
  }

  setOf(value: Value): SlotSet | undefined {
    return this.#sets[this.#ordinals.get(value) ?? 0];
  }

  /** The slots with one of the values: not to be changed, since it may be the facet's own. */
  slotsWith(values: readonly Value[], capacity: number): Bitset {
    const sets = [...new Set(values)].flatMap((value) => this.setOf(value) ?? []);
    const [only] = sets;
    if (sets.length === 1 && only?.bits) return only.bits;
    const slots = new Bitset(capacity);
    for (const set of sets) set.addTo(slots);
    return slots;
  }

  /** Every value that was ever set. */
  values(): IterableIterator<Value> {
    return this.#ordinals.keys();
  }

  /** How many of the matches have each value. */
  counts(matches: Matches): ValueCount<Value>[] {
    const counted = this.#tally(matches);
    const counts: ValueCount<Value>[] = [];
    for (let ordinal = 1; ordinal < this.#values.length; ordinal++) {
      const value = this.#values[ordinal];
      const count = counted[ordinal] ?? 0;
      if (count > 0 && value !== undefined) counts.push({ value, count });
    }
    return counts;
  }

  /** By ordinal. */
  #tally(matches: Matches): Int32Array {
    const counted = new Int32Array(this.#values.length);
    // Passing through a set's words costs about twice as much a word as looking at a car.
    const passing = (this.#values.length - 1) * (matches.set.capacity >>> 5) * 2;
    if (matches.isAll || passing < matches.count) {
      for (let ordinal = 1; ordinal < counted.length; ordinal++) {
        const set = this.#sets[ordinal];
        counted[ordinal] = (matches.isAll ? set?.size : set?.countIn(matches.set)) ?? 0;
      }
      return counted;
    }
    const slots = matches.slots();
    const column = this.#column;
    // Two tallies in turn: a value that comes twice running need not wait for its own last count.
    const others = new Int32Array(counted.length);
    const even = slots.length & ~1;
    for (let at = 0; at < even; at += 2) {
      const first = column[slots[at] ?? 0] ?? 0;
      const second = column[slots[at + 1] ?? 0] ?? 0;
      counted[first] = (counted[first] ?? 0) + 1;
      others[second] = (others[second] ?? 0) + 1;
    }
    if (even < slots.length) {
      const last = column[slots[even] ?? 0] ?? 0;
      counted[last] = (counted[last] ?? 0) + 1;
    }
    for (let ordinal = 0; ordinal < counted.length; ordinal++)
      counted[ordinal] = (counted[ordinal] ?? 0) + (others[ordinal] ?? 0);
    return counted;
  }

  #ordinalOf(value: Value): number {
    const known = this.#ordinals.get(value);
    if (known !== undefined) return known;
    const ordinal = this.#values.length;
    if (ordinal > mostValues) throw new RangeError(`a group has at most ${mostValues} values`);
    this.#values.push(value);
    this.#sets.push(new SlotSet());
    this.#ordinals.set(value, ordinal);
    return ordinal;
  }
}
