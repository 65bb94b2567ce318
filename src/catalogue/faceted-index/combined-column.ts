import type { ValuePrices } from './catalogue-selection.ts';
import type { Facet } from './facet.ts';
import type { SlotList } from './sets/slot-list.ts';
import type { SlotSet } from './sets/slot-set.ts';

/** Number of distinct 16-bit values. */
const mostCombinations = 65_536;

/**
 * One column for several groups: each occurring combination of values has a number. A car is visited once for
 * all of the groups, and the counts of combinations are then added to those of values. Suitable for groups
 * with few combinations: a variant determines its model and brand. Unused combinations keep their number.
 */
export class CombinedColumn {
  readonly #facets: readonly Facet[];
  #column: Uint16Array = new Uint16Array(32);
  /** Ordinals of the values, by combination, flattened. The first combination has no value in any group. */
  #ordinals: Int32Array;
  #combinations = 1;
  /**
   * A trie over ordinals, flattened: maps a prefix and an ordinal to the next prefix, and finally to the
   * combination.
   */
  readonly #paths = new Map<number, number>();
  #places = 1;
  #hasPaths = true;
  #tally: Int32Array = new Int32Array(0);
  #found = new Uint16Array(0);

  constructor(facets: readonly Facet[]) {
    this.#facets = facets;
    this.#ordinals = new Int32Array(facets.length * 32);
  }

  /** @param ordinals one per facet, in order */
  set(slot: number, ordinals: readonly number[]): void {
    if (slot >= this.#column.length) {
      const grown = new Uint16Array(Math.max(slot + 1, this.#column.length * 2));
      grown.set(this.#column);
      this.#column = grown;
    }
    const before = this.#column[slot] ?? 0;
    const after = this.#combinationOf(ordinals);
    if (before === after) return;
    for (let at = 0; at < ordinals.length; at++) {
      const ordinalBefore = this.#ordinals[before * ordinals.length + at] ?? 0;
      const ordinal = ordinals[at] ?? 0;
      if (ordinalBefore !== ordinal) this.#facets[at]?.move(slot, ordinalBefore, ordinal);
    }
    // Must be last: sets that were not built yet are built from the old state.
    this.#column[slot] = after;
  }

  /**
   * Sets every slot of an empty column at once.
   * @param ordinals flattened combinations, one ordinal per facet
   * @param of by slot, the index of its combination
   */
  load(ordinals: ArrayLike<number>, of: ArrayLike<number>): void {
    const width = this.#facets.length;
    this.#combinations = ordinals.length / width + 1;
    if (this.#combinations > mostCombinations)
      throw new RangeError(`a column has at most ${mostCombinations} combinations`);
    this.#ordinals = new Int32Array(ordinals.length + width);
    this.#ordinals.set(ordinals, width);
    this.#hasPaths = false;
    const column = new Uint16Array(of.length);
    for (let slot = 0; slot < column.length; slot++) column[slot] = (of[slot] ?? 0) + 1;
    this.#column = column;
    this.#giveSlots();
  }

  /** Lets the facets build their sets from this column. */
  #giveSlots(): void {
    for (let at = 0; at < this.#facets.length; at++)
      this.#facets[at]?.load({
        fill: (ordinal, set) => this.#fill(at, ordinal, set),
        countInto: (counted) => this.#countInto(at, counted),
      });
  }

  #fill(at: number, ordinal: number, set: SlotSet): void {
    const width = this.#facets.length;
    const isWanted = new Uint8Array(this.#combinations);
    for (let which = 1; which < isWanted.length; which++)
      if (this.#ordinals[which * width + at] === ordinal) isWanted[which] = 1;
    const column = this.#column;
    const slots = new Int32Array(column.length);
    let count = 0;
    for (let slot = 0; slot < column.length; slot++) {
      slots[count] = slot;
      count += isWanted[column[slot] ?? 0] ?? 0;
    }
    set.addMany(slots.subarray(0, count), column.length - 1);
  }

  #countInto(at: number, counted: Int32Array): void {
    const tally = new Int32Array(this.#combinations);
    for (const which of this.#column) tally[which] = (tally[which] ?? 0) + 1;
    const width = this.#facets.length;
    for (let which = 1; which < tally.length; which++) {
      const ordinal = this.#ordinals[which * width + at] ?? 0;
      counted[ordinal] = (counted[ordinal] ?? 0) + (tally[which] ?? 0);
    }
  }

  /** Clears the slot's values. */
  clear(slot: number): void {
    this.set(slot, new Array<number>(this.#facets.length).fill(0));
  }

  /** Number of slots for each value of the facet, with the range of their numbers. */
  rangesBy<Value extends string | number>(
    facet: Facet<Value>,
    { slots, count }: SlotList,
    numbers: Float64Array,
  ): ValuePrices<Value>[] {
    const width = this.#facets.length;
    const at = this.#facets.indexOf(facet);
    const { counted } = facet;
    counted.fill(0);
    const least = new Float64Array(counted.length).fill(Number.POSITIVE_INFINITY);
    const most = new Float64Array(counted.length).fill(Number.NEGATIVE_INFINITY);
    for (let next = 0; next < count; next++) {
      const slot = slots[next] ?? 0;
      const ordinal = this.#ordinals[(this.#column[slot] ?? 0) * width + at] ?? 0;
      const number = numbers[slot] ?? 0;
      counted[ordinal] = (counted[ordinal] ?? 0) + 1;
      if (number < (least[ordinal] ?? 0)) least[ordinal] = number;
      if (number > (most[ordinal] ?? 0)) most[ordinal] = number;
    }
    return facet.counts().map(({ value, count: cars }) => ({
      value,
      count: cars,
      min: least[facet.ordinalOf(value)] ?? 0,
      max: most[facet.ordinalOf(value)] ?? 0,
    }));
  }

  /** A slot's value of one of the facets, if any. */
  valueOf<Value extends string | number>(facet: Facet<Value>, slot: number): Value | undefined {
    const combination = this.#column[slot] ?? 0;
    return facet.valueAt(
      this.#ordinals[combination * this.#facets.length + this.#facets.indexOf(facet)] ?? 0,
    );
  }

  /** Writes the number of each slot's value of one of the facets; infinity for a value without one. */
  numbersInto<Value extends string | number>(
    facet: Facet<Value>,
    numbers: ReadonlyMap<Value, number>,
    { slots, count }: SlotList,
    into: Float64Array,
  ): void {
    const width = this.#facets.length;
    const at = this.#facets.indexOf(facet);
    const ofCombination = new Float64Array(this.#combinations);
    for (let which = 0; which < ofCombination.length; which++) {
      const value = facet.valueAt(this.#ordinals[which * width + at] ?? 0);
      ofCombination[which] =
        (value === undefined ? undefined : numbers.get(value)) ?? Number.POSITIVE_INFINITY;
    }
    const column = this.#column;
    for (let next = 0; next < count; next++) {
      const slot = slots[next] ?? 0;
      into[slot] = ofCombination[column[slot] ?? 0] ?? Number.POSITIVE_INFINITY;
    }
  }

  /** Number of combinations, including the empty one. */
  get combinations(): number {
    return this.#combinations;
  }

  /** By slot, the combination; replaced by another array when it grows. */
  get column(): Uint16Array {
    return this.#column;
  }

  /** @param tally by combination; counting uses it until another one is set */
  countIn(tally: Int32Array): void {
    this.#tally = tally;
  }

  startCounting(): void {
    this.#tally.fill(0);
  }

  /** Counts cars by combination. */
  tally({ slots, count }: SlotList): void {
    const column = this.#column;
    const tally = this.#tally;
    let at = 0;
    // Unrolled by four: the loop overhead exceeds the cost of counting a car.
    for (; at + 3 < count; at += 4) {
      const first = column[slots[at] ?? 0] ?? 0;
      const second = column[slots[at + 1] ?? 0] ?? 0;
      const third = column[slots[at + 2] ?? 0] ?? 0;
      const fourth = column[slots[at + 3] ?? 0] ?? 0;
      tally[first] = (tally[first] ?? 0) + 1;
      tally[second] = (tally[second] ?? 0) + 1;
      tally[third] = (tally[third] ?? 0) + 1;
      tally[fourth] = (tally[fourth] ?? 0) + 1;
    }
    for (; at < count; at++) {
      const combination = column[slots[at] ?? 0] ?? 0;
      tally[combination] = (tally[combination] ?? 0) + 1;
    }
  }

  /** Adds the tally to the counts of the facets' values. */
  addTo(facets: readonly Facet[]): void {
    const tally = this.#tally;
    // Most combinations have no cars, so those that do are collected once for all facets.
    if (this.#found.length < tally.length) this.#found = new Uint16Array(tally.length);
    const count = placesInUse(tally, this.#found);
    const width = this.#facets.length;
    for (const facet of facets) {
      const ordinals = this.#ordinals.subarray(this.#facets.indexOf(facet));
      addByOrdinal(tally, this.#found, count, ordinals, width, facet.counted);
    }
  }

  #combinationOf(ordinals: readonly number[]): number {
    if (ordinals.every((ordinal) => ordinal === 0)) return 0;
    if (!this.#hasPaths) this.#makePaths();
    let place = 0;
    for (let at = 0; at < ordinals.length; at++) {
      const path = place * mostCombinations + (ordinals[at] ?? 0);
      const next = this.#paths.get(path);
      if (next === undefined) return this.#addCombination(ordinals);
      place = next;
    }
    return place;
  }

  /** Builds the trie; the first of duplicate combinations is used from now on. */
  #makePaths(): void {
    this.#hasPaths = true;
    const width = this.#facets.length;
    for (let combination = 1; combination < this.#combinations; combination++)
      this.#addPath(this.#ordinals.subarray(combination * width, (combination + 1) * width), combination);
  }

  #addPath(ordinals: ArrayLike<number>, combination: number): void {
    let place = 0;
    for (let at = 0; at < ordinals.length; at++) {
      const path = place * mostCombinations + (ordinals[at] ?? 0);
      let next = this.#paths.get(path);
      if (next === undefined) {
        next = at === ordinals.length - 1 ? combination : this.#places++;
        this.#paths.set(path, next);
      }
      place = next;
    }
  }

  #addCombination(ordinals: readonly number[]): number {
    const combination = this.#combinations;
    if (combination === mostCombinations)
      throw new RangeError(`a column has at most ${mostCombinations} combinations`);
    this.#combinations++;
    this.#addPath(ordinals, combination);
    const width = ordinals.length;
    if (this.#combinations * width > this.#ordinals.length) {
      const grown = new Int32Array(Math.max(this.#combinations * width, this.#ordinals.length * 2));
      grown.set(this.#ordinals);
      this.#ordinals = grown;
    }
    this.#ordinals.set(ordinals, combination * width);
    return combination;
  }
}

/**
 * Writes the non-empty positions, except the first.
 * @returns their number
 */
function placesInUse(tally: Int32Array, into: Uint16Array): number {
  let count = 0;
  let place = 1;
  for (; place + 3 < tally.length; place += 4) {
    const first = tally[place] ?? 0;
    const second = tally[place + 1] ?? 0;
    const third = tally[place + 2] ?? 0;
    const fourth = tally[place + 3] ?? 0;
    if ((first | second | third | fourth) === 0) continue;
    if (first !== 0) into[count++] = place;
    if (second !== 0) into[count++] = place + 1;
    if (third !== 0) into[count++] = place + 2;
    if (fourth !== 0) into[count++] = place + 3;
  }
  for (; place < tally.length; place++) if (tally[place] !== 0) into[count++] = place;
  return count;
}

/**
 * Adds the counts at the given positions to the counts of their ordinals; `ordinals` is flattened with the
 * given stride.
 */
function addByOrdinal(
  tally: Int32Array,
  places: Uint16Array,
  count: number,
  ordinals: Int32Array,
  width: number,
  counted: Int32Array,
): void {
  let at = 0;
  for (; at + 1 < count; at += 2) {
    const first = places[at] ?? 0;
    const second = places[at + 1] ?? 0;
    const ordinal = ordinals[first * width] ?? 0;
    const other = ordinals[second * width] ?? 0;
    counted[ordinal] = (counted[ordinal] ?? 0) + (tally[first] ?? 0);
    counted[other] = (counted[other] ?? 0) + (tally[second] ?? 0);
  }
  if (at < count) {
    const last = places[at] ?? 0;
    const ordinal = ordinals[last * width] ?? 0;
    counted[ordinal] = (counted[ordinal] ?? 0) + (tally[last] ?? 0);
  }
}
