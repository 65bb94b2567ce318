import type { ValueCount } from './catalogue-selection.ts';
import { SlotSet } from './sets/slot-set.ts';

/** Number of 16-bit values, without 0 for no value. */
const mostValues = 65_535;

/** Provides the slots of bulk-loaded cars on demand. */
export type SlotsLater = {
  /** Adds the slots of an ordinal to its set, which is empty. */
  fill(ordinal: number, set: SlotSet): void;
  /** Counts all slots by ordinal. */
  countInto(counted: Int32Array): void;
};

/** One group's values: each has an ordinal and the set of its slots. */
export class Facet<Value extends string | number = string | number> {
  /** By ordinal; 0 means no value. */
  readonly #values: (Value | undefined)[] = [undefined];
  /** By ordinal; built on demand. */
  readonly #sets: (SlotSet | undefined)[] = [];
  readonly #ordinals = new Map<Value, number>();
  #counted = new Int32Array(32);
  /** Source of the slots of unbuilt sets, and which sets are built; dropped at the first change. */
  #later: SlotsLater | undefined;
  #isFilled = new Uint8Array(0);

  /** The ordinal of a value, which never changes; 0 for null. */
  ordinalOf(value: Value | null): number {
    if (value === null) return 0;
    const known = this.#ordinals.get(value);
    if (known !== undefined) return known;
    const ordinal = this.#values.length;
    if (ordinal > mostValues) throw new RangeError(`a group has at most ${mostValues} values`);
    this.#values.push(value);
    this.#ordinals.set(value, ordinal);
    if (ordinal >= this.#counted.length) this.#counted = new Int32Array(this.#counted.length * 2);
    return ordinal;
  }

  /** Moves a slot from the set of one ordinal to that of another. */
  move(slot: number, before: number, after: number): void {
    if (this.#later) this.#fillAll();
    if (before > 0) this.#setAt(before).delete(slot);
    if (after > 0) this.#setAt(after).add(slot);
  }

  /** Loads all values at once. Their sets are built on demand, since most are never used. */
  load(later: SlotsLater): void {
    this.#later = later;
    this.#isFilled = new Uint8Array(this.#values.length);
  }

  /** The set of a value that some car has or had. */
  setOf(value: Value): SlotSet | undefined {
    const ordinal = this.#ordinals.get(value);
    if (ordinal === undefined) return undefined;
    const set = this.#setAt(ordinal);
    if (this.#later && this.#isFilled[ordinal] === 0) {
      this.#isFilled[ordinal] = 1;
      this.#later.fill(ordinal, set);
    }
    return set;
  }

  /** Undefined for ordinal 0. */
  valueAt(ordinal: number): Value | undefined {
    return this.#values[ordinal];
  }

  /** Every value that was ever set. */
  values(): IterableIterator<Value> {
    return this.#ordinals.keys();
  }

  /** By ordinal, the tally; replaced by another array when values are added. */
  get counted(): Int32Array {
    return this.#counted;
  }

  /** Counts all cars. */
  countAll(): void {
    if (this.#later) {
      this.#counted.fill(0);
      this.#later.countInto(this.#counted);
      return;
    }
    for (let ordinal = 1; ordinal < this.#values.length; ordinal++)
      this.#counted[ordinal] = this.#sets[ordinal]?.size ?? 0;
  }

  /** The tally of the values that occur. */
  counts(): ValueCount<Value>[] {
    const counts: ValueCount<Value>[] = [];
    const counted = this.#counted;
    for (let ordinal = 1; ordinal < this.#values.length; ordinal++) {
      const count = counted[ordinal] ?? 0;
      if (count === 0) continue;
      const value = this.#values[ordinal];
      if (value !== undefined) counts.push({ value, count });
    }
    return counts;
  }

  #setAt(ordinal: number): SlotSet {
    let set = this.#sets[ordinal];
    if (!set) {
      set = new SlotSet();
      this.#sets[ordinal] = set;
    }
    return set;
  }

  #fillAll(): void {
    for (const value of this.#ordinals.keys()) this.setOf(value);
    this.#later = undefined;
  }
}
