/** Population count of a word. */
export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of elements that `slotsInto` and `unpack` may write past the last slot. */
export const slack = 3;

/**
 * Writes the slots of a non-zero word's bits, three at a time; surplus ones are overwritten by the next
 * word's, because testing each bit takes longer.
 * @param last the slot of the word's highest bit
 * @returns the position of the next slot to write
 */
export function unpack(word: number, last: number, into: Int32Array, start: number): number {
  let first = word;
  let end = start;
  for (;;) {
    const second = first & (first - 1);
    const third = second & (second - 1);
    const next = third & (third - 1);
    into[end] = last - Math.clz32(first ^ second);
    into[end + 1] = last - Math.clz32(second ^ third);
    into[end + 2] = last - Math.clz32(third ^ next);
    // A number other than 0, or its opposite, has the highest bit.
    if (next === 0) return end + 1 + ((second | -second) >>> 31) + ((third | -third) >>> 31);
    end += 3;
    first = next;
  }
}

/** Minimum length: below it a list of slots would save nothing. */
export const leastCapacity = 2048;

/**
 * A set of slots, one bit each. Its length is the smallest power of two that holds all slots so far, so that
 * a set of some cars is never longer than the set of all. Unless stated otherwise, sets of different length
 * can be combined.
 */
export class Bitset {
  #words: Int32Array;

  /** @param capacity number of slots before it grows */
  constructor(capacity = leastCapacity) {
    this.#words = new Int32Array((capacity + 31) >>> 5);
  }

  /** 32 slots each. Read-only; replaced by another array when the set grows. */
  get words(): Int32Array {
    return this.#words;
  }

  /** Number of slots that fit. */
  get capacity(): number {
    return this.#words.length << 5;
  }

  add(slot: number): void {
    const at = slot >>> 5;
    if (at >= this.#words.length) this.#grow(2 ** Math.ceil(Math.log2(at + 1)));
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (slot & 31));
  }

  /** Adds many slots, in ascending order. */
  addMany(slots: Int32Array): void {
    const highest = slots.at(-1);
    if (highest === undefined) return;
    // Adds the highest first, so that it grows once.
    this.add(highest);
    const words = this.#words;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      words[slot >>> 5] = (words[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
  }

  /** Adds all slots below `end`. */
  addUpTo(end: number): void {
    if (end === 0) return;
    this.add(end - 1);
    this.#words.fill(-1, 0, end >>> 5);
    if (end & 31) this.#words[end >>> 5] = (1 << (end & 31)) - 1;
  }

  delete(slot: number): void {
    const at = slot >>> 5;
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    const at = slot >>> 5;
    return at < this.#words.length && ((this.#words[at] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  clear(): void {
    this.#words.fill(0);
  }

  /** Copies another set that is not longer. */
  copyFrom(other: Bitset): void {
    this.#words.set(other.#words);
    this.#words.fill(0, other.#words.length);
  }

  /** Union in place. */
  or(other: Bitset): void {
    const theirs = other.#words;
    if (theirs.length > this.#words.length) this.#grow(theirs.length);
    const words = this.#words;
    // Unrolled, here and below: loop overhead exceeds the cost of a word.
    for (let at = 0; at < theirs.length; at += 4) {
      words[at] = (words[at] ?? 0) | (theirs[at] ?? 0);
      words[at + 1] = (words[at + 1] ?? 0) | (theirs[at + 1] ?? 0);
      words[at + 2] = (words[at + 2] ?? 0) | (theirs[at + 2] ?? 0);
      words[at + 3] = (words[at + 3] ?? 0) | (theirs[at + 3] ?? 0);
    }
  }

  /** Intersection in place, with a set of the same length. */
  and(other: Bitset): void {
    const words = this.#words;
    const theirs = other.#words;
    if (theirs.length !== words.length) throw new RangeError('the sets differ in length');
    for (let at = 0; at < words.length; at += 4) {
      words[at] = (words[at] ?? 0) & (theirs[at] ?? 0);
      words[at + 1] = (words[at + 1] ?? 0) & (theirs[at + 1] ?? 0);
      words[at + 2] = (words[at + 2] ?? 0) & (theirs[at + 2] ?? 0);
      words[at + 3] = (words[at + 3] ?? 0) & (theirs[at + 3] ?? 0);
    }
  }

  /**
   * Writes its slots in ascending order; the array needs `slack`.
   * @returns their number
   */
  slotsInto(into: Int32Array): number {
    const words = this.#words;
    let end = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0;
      if (word !== 0) end = unpack(word, (at << 5) + 31, into, end);
    }
    return end;
  }

  #grow(length: number): void {
    const grown = new Int32Array(length);
    grown.set(this.#words);
    this.#words = grown;
  }
}
