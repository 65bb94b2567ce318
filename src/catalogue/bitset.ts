/** How many bits of a word are set. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of slots, a bit each. It grows by doubling; two sets of different length go together. */
export class Bitset {
  #words: Uint32Array;

  /** @param capacity slots that fit before it grows */
  constructor(capacity = 32) {
    this.#words = new Uint32Array(Math.max(1, (capacity + 31) >>> 5));
  }

  /** Slots that fit. */
  get capacity(): number {
    return this.#words.length << 5;
  }

  add(slot: number): void {
    const at = slot >>> 5;
    if (at >= this.#words.length) {
      const grown = new Uint32Array(Math.max(at + 1, this.#words.length * 2));
      grown.set(this.#words);
      this.#words = grown;
    }
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    const at = slot >>> 5;
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return ((this.#words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  copy(): Bitset {
    const copied = new Bitset(0);
    copied.#words = this.#words.slice();
    return copied;
  }

  /** Adds what is in the other. */
  or(other: Bitset): void {
    const theirs = other.#words;
    if (theirs.length > this.#words.length) {
      const grown = new Uint32Array(theirs.length);
      grown.set(this.#words);
      this.#words = grown;
    }
    const words = this.#words;
    for (let at = 0; at < theirs.length; at++) words[at] = (words[at] ?? 0) | (theirs[at] ?? 0);
  }

  /** Keeps what is in both. */
  and(other: Bitset): void {
    const words = this.#words;
    const theirs = other.#words;
    const shared = Math.min(words.length, theirs.length);
    for (let at = 0; at < shared; at++) words[at] = (words[at] ?? 0) & (theirs[at] ?? 0);
    words.fill(0, shared);
  }

  /** Takes out what is in the other. */
  andNot(other: Bitset): void {
    const words = this.#words;
    const theirs = other.#words;
    const shared = Math.min(words.length, theirs.length);
    for (let at = 0; at < shared; at++) words[at] = (words[at] ?? 0) & ~(theirs[at] ?? 0);
  }

  /** How many slots are in it. */
  count(): number {
    const words = this.#words;
    let count = 0;
    for (let at = 0; at < words.length; at++) count += bitsOf(words[at] ?? 0);
    return count;
  }

  /** How many slots are in both, without making the set of them. */
  countAnd(other: Bitset): number {
    const words = this.#words;
    const theirs = other.#words;
    const shared = Math.min(words.length, theirs.length);
    let count = 0;
    for (let at = 0; at < shared; at++) count += bitsOf((words[at] ?? 0) & (theirs[at] ?? 0));
    return count;
  }

  /** The slots, ascending. @param count how many they are, as `count` says */
  slots(count: number): Int32Array {
    const words = this.#words;
    const slots = new Int32Array(count);
    let found = 0;
    for (let at = 0; at < words.length; at++) {
      let word = (words[at] ?? 0) | 0;
      while (word !== 0) {
        const lowest = word & -word;
        slots[found++] = (at << 5) + 31 - Math.clz32(lowest);
        word ^= lowest;
      }
    }
    return slots;
  }
}
