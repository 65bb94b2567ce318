import { Bitset } from './bitset.ts';

/** Below this capacity a bitset is so small that a list would save nothing. */
const smallCapacity = 2048;

/**
 * The slots of one value. Kept as a bitset where there are many, and as a list where a list of 32 bits a slot
 * is the smaller: thousands of variants and words, each with a bit for a million cars, would not fit a phone.
 */
export class SlotSet {
  #list = new Int32Array(2);
  #bits: Bitset | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param slot not in it yet */
  add(slot: number): void {
    // A bitset that would have to grow goes back to a list if cars have become rare in it.
    if (this.#bits && slot >= this.#bits.capacity && this.#isRare(slot)) this.#toList();
    if (this.#bits) {
      this.#bits.add(slot);
    } else {
      if (this.#size === this.#list.length) {
        const grown = new Int32Array(this.#size * 2);
        grown.set(this.#list);
        this.#list = grown;
      }
      this.#list[this.#size] = slot;
    }
    this.#size++;
    if (!this.#bits && this.#size >= 64 && !this.#isRare(slot)) this.#toBits();
  }

  /** @param slot in it now */
  delete(slot: number): void {
    this.#size--;
    if (this.#bits) {
      this.#bits.delete(slot);
    } else {
      // The last takes its place: the order of the list says nothing.
      this.#list[this.#list.indexOf(slot)] = this.#list[this.#size] ?? 0;
    }
  }

  /** The bitset itself where it is one: not to be changed. */
  get bits(): Bitset | undefined {
    return this.#bits;
  }

  addTo(target: Bitset): void {
    if (this.#bits) target.or(this.#bits);
    else for (let at = 0; at < this.#size; at++) target.add(this.#list[at] ?? 0);
  }

  /** How many of its slots are in a set. */
  countIn(set: Bitset): number {
    if (this.#bits) return this.#bits.countAnd(set);
    let count = 0;
    for (let at = 0; at < this.#size; at++) if (set.has(this.#list[at] ?? 0)) count++;
    return count;
  }

  slots(): Int32Array {
    return this.#bits ? this.#bits.slots(this.#size) : this.#list.slice(0, this.#size);
  }

  #isRare(highest: number): boolean {
    return this.#size * 32 < Math.max(highest, smallCapacity);
  }

  #toList(): void {
    const slots = this.slots();
    this.#list = new Int32Array(Math.max(2, slots.length));
    this.#list.set(slots);
    this.#bits = undefined;
  }

  #toBits(): void {
    const bits = new Bitset(smallCapacity);
    for (let at = 0; at < this.#size; at++) bits.add(this.#list[at] ?? 0);
    this.#bits = bits;
    this.#list = new Int32Array(2);
  }
}
