import { Bitset, leastCapacity, slack } from './bitset.ts';

/**
 * The slots of one value. A bitset where there are many, and a list where 32 bits a slot are fewer bytes: thousands
 * of variants and words with a bit for each of a million cars would not fit into a phone.
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
    // A bitset that would have to grow becomes a list if few cars are left in it.
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

  /** Adds many at once, ascending, none of which is in it yet. @param highest slot that any set has */
  addMany(slots: Int32Array, highest: number): void {
    const size = this.#size + slots.length;
    if (!this.#bits && size >= 64 && size * 32 >= Math.max(highest, leastCapacity)) this.#toBits();
    if (this.#bits) this.#bits.addMany(slots);
    else {
      if (size > this.#list.length) {
        const grown = new Int32Array(Math.max(size, this.#list.length * 2));
        grown.set(this.#list);
        this.#list = grown;
      }
      this.#list.set(slots, this.#size);
    }
    this.#size = size;
  }

  /** @param slot in it now */
  delete(slot: number): void {
    this.#size--;
    if (this.#bits) {
      this.#bits.delete(slot);
    } else {
      // The last one moves to its place: the list is unordered.
      this.#list[this.#list.indexOf(slot)] = this.#list[this.#size] ?? 0;
    }
  }

  /** The bitset itself, if it is one: not to be changed. */
  get bits(): Bitset | undefined {
    return this.#bits;
  }

  addTo(target: Bitset): void {
    if (this.#bits) target.or(this.#bits);
    else for (let at = 0; at < this.#size; at++) target.add(this.#list[at] ?? 0);
  }

  /** Writes its slots, unordered; the room needs a bitset's slack. @returns how many they are */
  slotsInto(into: Int32Array): number {
    if (this.#bits) return this.#bits.slotsInto(into);
    into.set(this.#list.subarray(0, this.#size));
    return this.#size;
  }

  #isRare(highest: number): boolean {
    return this.#size * 32 < Math.max(highest, leastCapacity);
  }

  #toList(): void {
    const list = new Int32Array(this.#size + slack);
    this.#bits?.slotsInto(list);
    this.#list = list;
    this.#bits = undefined;
  }

  #toBits(): void {
    const bits = new Bitset();
    for (let at = 0; at < this.#size; at++) bits.add(this.#list[at] ?? 0);
    this.#bits = bits;
    this.#list = new Int32Array(2);
  }
}
