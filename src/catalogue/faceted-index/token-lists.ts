/** Gaps tolerated before compaction: as much as is in use, with this minimum. */
const leastMoved = 4096;

const none = new Uint32Array(0);

/** A list of numbers per slot, all in one array: separate arrays would cost more than their content. */
export class TokenLists {
  #all = new Uint32Array(256);
  /** By slot: start and length of its list. */
  #starts = new Uint32Array(32);
  #lengths = new Uint16Array(32);
  #end = 0;
  #used = 0;

  /** Valid until the next change. */
  get(slot: number): Uint32Array {
    const start = this.#starts[slot] ?? 0;
    const length = this.#lengths[slot] ?? 0;
    return length === 0 ? none : this.#all.subarray(start, start + length);
  }

  set(slot: number, numbers: readonly number[]): void {
    if (slot >= this.#starts.length) this.#growSlots(slot);
    const before = this.#lengths[slot] ?? 0;
    if (numbers.length > before) {
      this.#lengths[slot] = 0;
      this.#makeRoom(numbers.length);
      this.#starts[slot] = this.#end;
      this.#end += numbers.length;
    }
    this.#all.set(numbers, this.#starts[slot]);
    this.#lengths[slot] = numbers.length;
    this.#used += numbers.length - before;
  }

  #growSlots(slot: number): void {
    const size = Math.max(slot + 1, this.#starts.length * 2);
    const starts = new Uint32Array(size);
    starts.set(this.#starts);
    this.#starts = starts;
    const lengths = new Uint16Array(size);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }

  /** Makes room for a list at the end: by compaction if half consists of gaps, otherwise by doubling. */
  #makeRoom(length: number): void {
    if (this.#end + length <= this.#all.length) return;
    const gaps = this.#end - this.#used;
    const size = gaps > Math.max(this.#used, leastMoved) ? this.#all.length : this.#all.length * 2;
    const moved = new Uint32Array(Math.max(size, this.#used + length));
    let end = 0;
    for (let slot = 0; slot < this.#starts.length; slot++) {
      const numbers = this.get(slot);
      moved.set(numbers, end);
      this.#starts[slot] = end;
      end += numbers.length;
    }
    this.#all = moved;
    this.#end = end;
  }
}
