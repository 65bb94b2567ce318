import { Bitset, slack } from './bitset.ts';

/** A pool of sets and lists, reused between queries, so that answering creates no garbage. */
export class Scratch {
  readonly #bitsets: Bitset[] = [];
  readonly #lists: Int32Array[] = [];
  #capacity = 0;
  #bitsetsLent = 0;
  #listsLent = 0;

  /**
   * Takes back everything lent.
   * @param capacity the number of slots from now on
   */
  takeBack(capacity: number): void {
    if (capacity !== this.#capacity) {
      this.#bitsets.length = 0;
      this.#lists.length = 0;
      this.#capacity = capacity;
    }
    this.#bitsetsLent = 0;
    this.#listsLent = 0;
  }

  /** An empty set, lent until everything is taken back. */
  bitset(): Bitset {
    const set = this.#nextBitset();
    set.clear();
    return set;
  }

  /** A copy of a set, as long as all others lent. */
  copyOf(set: Bitset): Bitset {
    const copy = this.#nextBitset();
    copy.copyFrom(set);
    return copy;
  }

  /** The set itself if it has the length of all others lent, otherwise a copy. */
  lengthened(set: Bitset): Bitset {
    return set.capacity === this.#capacity ? set : this.copyOf(set);
  }

  /** An array for every slot plus a bitset's slack, lent until everything is taken back. */
  list(): Int32Array {
    const list = this.#lists[this.#listsLent] ?? new Int32Array(this.#capacity + slack);
    this.#lists[this.#listsLent++] = list;
    return list;
  }

  #nextBitset(): Bitset {
    const set = this.#bitsets[this.#bitsetsLent] ?? new Bitset(this.#capacity);
    this.#bitsets[this.#bitsetsLent++] = set;
    return set;
  }
}
