import { Bitset } from './bitset.ts';

/** Memory limit for sets and keys. */
const mostBytes = 4 * 1024 * 1024;
/** Overhead of an entry in addition to its set and key. */
const entryBytes = 200;

/**
 * Caches unions that several queries select, such as the years of a range: computing one takes a pass per
 * value.
 */
export class UnionCache {
  readonly #unions = new Map<string, Bitset>();
  #capacity = 0;
  #bytes = 0;

  /** Memory in use, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * @param capacity the length of all sets of the query
   * @param make computes a union that is not cached
   */
  of(key: string, capacity: number, make: () => Bitset): Bitset {
    if (capacity !== this.#capacity) this.clear();
    this.#capacity = capacity;
    const known = this.#unions.get(key);
    if (known) return known;
    const union = new Bitset(capacity);
    union.copyFrom(make());
    this.#bytes += this.#bytesOf(key);
    this.#unions.set(key, union);
    for (const oldest of this.#unions.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#unions.delete(oldest);
      this.#bytes -= this.#bytesOf(oldest);
    }
    return union;
  }

  /** A character of a key takes two bytes if any is beyond Latin-1. */
  #bytesOf(key: string): number {
    return this.#capacity / 8 + key.length * 2 + entryBytes;
  }

  /** Clears the cache; required after every change of a car. */
  clear(): void {
    if (this.#unions.size > 0) this.#unions.clear();
    this.#bytes = 0;
  }
}
