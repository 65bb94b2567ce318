import type { ClosedRange, HalfOpenRange } from './catalogue-selection.ts';
import { Facet } from './facet.ts';
import { NumberColumn } from './number-column.ts';
import type { Bitset } from './sets/bitset.ts';
import type { SlotList } from './sets/slot-list.ts';
import type { SlotSet } from './sets/slot-set.ts';

/** Lower bound of a band (inclusive), and of the next one. */
type Limits = { readonly from: number; readonly to: number };

function isWithin({ from, to }: Limits, { min, max }: HalfOpenRange): boolean {
  return (min ?? Number.NEGATIVE_INFINITY) <= from && to <= (max ?? Number.POSITIVE_INFINITY);
}

/**
 * Prices or mileages: the exact number for each slot, and its band. Bands are counted like any value; a range
 * query takes whole bands and checks single cars only in the bands at its ends.
 */
export class BandedColumn {
  readonly #numbers = new NumberColumn();
  readonly bands = new Facet<number>();
  readonly #limits: readonly number[];

  /** @param limits boundaries between bands, ascending, in the column's unit */
  constructor(limits: readonly number[]) {
    this.#limits = [...limits];
  }

  /** By slot; infinite if unknown. */
  get numbers(): Float64Array {
    return this.#numbers.numbers;
  }

  /** @returns the ordinal of its band */
  set(slot: number, value: number | null): number {
    this.#numbers.set(slot, value ?? Number.POSITIVE_INFINITY);
    return this.bands.ordinalOf(value === null ? null : this.#bandOf(value));
  }

  /**
   * Takes the numbers of all slots at once (infinite if unknown) and owns the array from then on.
   * @param combined a number by slot, to which the index of the slot's band in the result is appended as a
   * digit
   * @returns the ordinals of the bands, the last for unknown
   */
  load(numbers: Float64Array, combined: Uint16Array): number[] {
    this.#numbers.load(numbers);
    addBands(combined, numbers, this.#limits);
    const known = Array.from({ length: this.#limits.length + 1 }, (_, band) => this.bands.ordinalOf(band));
    return [...known, 0];
  }

  /** The sets of the bands that are entirely within one of the ranges. */
  bandsWithin(ranges: readonly HalfOpenRange[]): SlotSet[] {
    return [...this.bands.values()]
      .filter((band) => ranges.some((range) => isWithin(this.#limitsOf(band), range)))
      .flatMap((band) => this.bands.setOf(band) ?? []);
  }

  /**
   * Adds the slots within one of the ranges whose band is only partly covered.
   * @param room scratch space for every slot
   */
  addOthersWithin(ranges: readonly HalfOpenRange[], target: Bitset, room: Int32Array): void {
    for (const range of ranges) {
      const min = range.min ?? Number.NEGATIVE_INFINITY;
      const max = range.max ?? Number.POSITIVE_INFINITY;
      for (const band of this.bands.values()) {
        const limits = this.#limitsOf(band);
        if (min >= limits.to || max <= limits.from || isWithin(limits, range)) continue;
        const count = this.bands.setOf(band)?.slotsInto(room) ?? 0;
        for (let at = 0; at < count; at++) {
          const slot = room[at] ?? 0;
          const number = this.#numbers.get(slot);
          if (number >= min && number < max) target.add(slot);
        }
      }
    }
  }

  /** Counts by band, lowest first. */
  counts(): number[] {
    const counts = new Array<number>(this.#limits.length + 1).fill(0);
    for (const { value, count } of this.bands.counts()) counts[value] = count;
    return counts;
  }

  /** Lowest and highest known number of the given slots. */
  range(...lists: readonly SlotList[]): ClosedRange | null {
    const ranges = lists.map((list) => this.#numbers.range(list));
    const min = Math.min(...ranges.map((range) => range.min));
    const max = Math.max(...ranges.map((range) => range.max));
    // If none is known, the lowest is infinite.
    return Number.isFinite(min) ? { min, max } : null;
  }

  /**
   * The range over all cars, after counting: only the lowest and highest non-empty bands are scanned.
   * @param room scratch space for every slot
   */
  rangeOfAll(room: Int32Array): ClosedRange | null {
    const bands = this.bands.counts().map(({ value }) => value);
    if (bands.length === 0) return null;
    const rangeIn = (band: number) =>
      this.#numbers.range({ slots: room, count: this.bands.setOf(band)?.slotsInto(room) ?? 0 });
    return { min: rangeIn(Math.min(...bands)).min, max: rangeIn(Math.max(...bands)).max };
  }

  #limitsOf(band: number): Limits {
    return {
      from: this.#limits[band - 1] ?? Number.NEGATIVE_INFINITY,
      to: this.#limits[band] ?? Number.POSITIVE_INFINITY,
    };
  }

  #bandOf(value: number): number {
    const band = this.#limits.findIndex((limit) => value < limit);
    return band === -1 ? this.#limits.length : band;
  }
}

/** Greatest common divisor of all limits. */
function stepOf(limits: readonly number[]): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  return limits.reduce(common, 0);
}

/** With more steps than this, no lookup table is built. */
const mostSteps = 65_536;

/**
 * Appends to each slot's number, as a digit, how many limits are at or below its value, or one more if it is
 * infinite.
 */
function addBands(combined: Uint16Array, numbers: Float64Array, limits: readonly number[]): void {
  const unknown = limits.length + 1;
  const end = limits.at(-1) ?? 0;
  const step = stepOf(limits);
  if (end / step > mostSteps) throw new RangeError('limits are multiples of something larger here');
  // With a lookup table: a search for each car takes longer than the rest of the load.
  const bands = Uint16Array.from({ length: limits.length === 0 ? 0 : end / step }, (_, at) =>
    limits.findIndex((limit) => at * step < limit),
  );
  for (let slot = 0; slot < combined.length; slot++) {
    const number = numbers[slot] ?? 0;
    const band =
      number < end ? bands[(number / step) | 0] : number === Number.POSITIVE_INFINITY ? unknown : unknown - 1;
    combined[slot] = (combined[slot] ?? 0) * (unknown + 1) + (band ?? 0);
  }
}
