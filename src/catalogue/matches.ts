import type { Bitset } from './bitset.ts';

/** The slots that fulfil some conditions, counted and listed when first asked for. */
export class Matches {
  /** Not to be changed: it may be the set of a value. */
  readonly set: Bitset;
  /** Whether there were no conditions, so that counts kept with every change answer at once. */
  readonly isAll: boolean;
  #count: number | undefined;
  #slots: Int32Array | undefined;

  /** @param count where it is known already */
  constructor(set: Bitset, isAll: boolean, count?: number) {
    this.set = set;
    this.isAll = isAll;
    this.#count = count;
  }

  get count(): number {
    this.#count ??= this.set.count();
    return this.#count;
  }

  /** Ascending. */
  slots(): Int32Array {
    this.#slots ??= this.set.slots(this.count);
    return this.#slots;
  }
}
