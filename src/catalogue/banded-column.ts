import { Bitset } from './bitset.ts';
import type { ClosedRange, HalfOpenRange } from './catalogue-selection.ts';
import { Facet } from './facet.ts';
import type { Matches } from './matches.ts';
import { NumberColumn } from './number-column.ts';

/**
 * Prices or kilometres: the exact number of each slot, and the band it falls into. Bands are counted like any
 * value, and a range takes whole bands and looks at single cars only in those where it begins or ends.
 */
export class BandedColumn {
  readonly #numbers = new NumberColumn();
  readonly #bands = new Facet<number>();
  readonly #limits: readonly number[];

  /** @param limits where a band ends and the next begins, ascending, in the column's unit */
  constructor(limits: readonly number[]) {
    this.#limits = [...limits];
  }

  /** By slot; unknown is infinite. */
  get numbers(): Float64Array {
    return this.#numbers.numbers;
  }

  set(slot: number, value: number | null): void {
    this.#numbers.set(slot, value ?? Number.POSITIVE_INFINITY);
    this.#bands.set(slot, value === null ? null : this.#bandOf(value));
  }

  /** Takes the slot out of its band. */
  clear(slot: number): void {
    this.#bands.set(slot, null);
  }

  /** The slots within one of the ranges. */
  slotsWithin(ranges: readonly HalfOpenRange[], capacity: number): Bitset {
    const slots = new Bitset(capacity);
    for (const range of ranges) {
      const min = range.min ?? Number.NEGATIVE_INFINITY;
      const max = range.max ?? Number.POSITIVE_INFINITY;
      for (const band of this.#bands.values()) {
        const from = this.#limits[band - 1] ?? Number.NEGATIVE_INFINITY;
        const to = this.#limits[band] ?? Number.POSITIVE_INFINITY;
        if (min >= to || max <= from) continue;
        const set = this.#bands.setOf(band);
        if (min <= from && to <= max) {
          set?.addTo(slots);
          continue;
        }
        for (const slot of set?.slots() ?? []) {
          const number = this.#numbers.get(slot);
          if (number >= min && number < max) slots.add(slot);
        }
      }
    }
    return slots;
  }

  /** How many of the matches are in each band, the lowest first. */
  counts(matches: Matches): number[] {
    const counts = new Array<number>(this.#limits.length + 1).fill(0);
    for (const { value, count } of this.#bands.counts(matches)) counts[value] = count;
    return counts;
  }

  /** From the lowest to the highest known number of the matches. */
  range(matches: Matches): ClosedRange | null {
    return this.#numbers.range(matches.slots());
  }

  #bandOf(value: number): number {
    const band = this.#limits.findIndex((limit) => value < limit);
    return band === -1 ? this.#limits.length : band;
  }
}
