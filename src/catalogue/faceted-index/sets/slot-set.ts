import { Bitset, leastCapacity, slack } from './bitset.ts';

/**
 * The slots of one value: a bitset for many, a list where 32 bits per slot take fewer bytes. Thousands of
 * variants and words with a bit for each of a million cars would not fit into a phone's memory.
 */
export class SlotSet {
  #list = new Int32Array(2);
  #bits: Bitset | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param slot must not be in the set */
  add(slot: number): void {
    // A bitset that would have to grow becomes a list if it has few slots left.
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

  /**
   * Adds many slots in ascending order, none of which may be in the set.
   * @param highest the highest slot of any set
   */
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

  /** @param slot must be in the set */
  delete(slot: number): void {
    this.#size--;
    if (this.#bits) {
      this.#bits.delete(slot);
    } else {
      // The last element takes its place: the list is unordered.
      this.#list[this.#list.indexOf(slot)] = this.#list[this.#size] ?? 0;
    }
  }

  /** The bitset itself, if it is one; read-only. */
  get bits(): Bitset | undefined {
    return this.#bits;
  }

  addTo(target: Bitset): void {
    if (this.#bits) target.or(this.#bits);
    else for (let at = 0; at < this.#size; at++) target.add(this.#list[at] ?? 0);
  }

  /**
   * Writes its slots, unordered; the array needs a bitset's slack.
   * @returns their number
   */
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
