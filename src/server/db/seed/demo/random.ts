/** The demonstration's seed; another number gives other cars. */
const demonstrationSeed = 0x1a_2b_07_26;

/**
 * A small seeded generator (sfc32). The object is reset to a new stream for each car, so that a car depends
 * only on its own number.
 */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  /** Resets to the start of a stream; `purpose` separates the streams of cars and dealers. */
  start(purpose: number, index: number): this {
    this.a = demonstrationSeed;
    this.b = purpose | 0;
    this.c = index | 0;
    this.counter = 1;
    for (let round = 0; round < 12; round++) this.bits();
    return this;
  }

  /** 32 random bits. */
  private bits(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    return sum;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  unit(): number {
    return (this.bits() >>> 0) / 4_294_967_296;
  }

  /** An integer from 0 (inclusive) to `end` (exclusive). */
  below(end: number): number {
    return Math.floor(this.unit() * end);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }

  /**
   * Approximately normal, with mean 0, deviation 1 and a maximum of 3.5: a sum of uniform numbers is
   * sufficient here.
   */
  bell(): number {
    return (this.unit() + this.unit() + this.unit() + this.unit() - 2) * 1.732;
  }
}

/** Draws items by weight. */
export class WeightedTable<Item> {
  private readonly ends: Float64Array;
  private readonly items: readonly Item[];
  private readonly total: number;

  constructor(items: readonly Item[], weightOf: (item: Item) => number) {
    let total = 0;
    this.items = items;
    this.ends = Float64Array.from(items, (item) => {
      total += weightOf(item);
      return total;
    });
    this.total = total;
    if (!(total > 0)) throw new RangeError('a weighted table needs something to draw');
  }

  draw(random: Random): Item {
    const target = random.unit() * this.total;
    let low = 0;
    let high = this.ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ends[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = this.items[low];
    if (item === undefined) throw new RangeError('the weighted table is empty');
    return item;
  }
}
