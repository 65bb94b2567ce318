import { Bitset } from './bitset.ts';

/** Of sets; keys are as long as an address at most. */
const mostBytes = 4 * 1024 * 1024;

/** Unions that several queries select, such as the years of a range: making one takes a pass for every value. */
export class UnionCache {
  readonly #unions = new Map<string, Bitset>();
  #capacity = 0;

  /** @param capacity of all sets of the answer @param make called for a union that is not known */
  of(key: string, capacity: number, make: () => Bitset): Bitset {
    if (capacity !== this.#capacity) this.clear();
    this.#capacity = capacity;
    const known = this.#unions.get(key);
    if (known) return known;
    const union = new Bitset(capacity);
    union.copyFrom(make());
    const [oldest] = this.#unions.keys();
    if (oldest !== undefined && (this.#unions.size + 1) * (capacity / 8) > mostBytes)
      this.#unions.delete(oldest);
    this.#unions.set(key, union);
    return union;
  }

  /** Forgets all unions, as every change of a car requires. */
  clear(): void {
    if (this.#unions.size > 0) this.#unions.clear();
  }
}
