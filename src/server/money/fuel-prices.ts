import type { FuelProductName } from '#contract/fuel/fuel-products.ts';
import { defineReading } from '#server/features/operator-tables/shared/reading.ts';
import { fuelAreas, fuelPriceTable } from '#server/features/operator-tables/shared/tables/fuel-tables.ts';
import { firstDay, lastDay, never, spansOf } from '#server/features/operator-tables/shared/validity.ts';

type FuelPrice = {
  readonly from: string;
  /** The last day for which it is known; null for one that still holds. */
  readonly to: string | null;
  readonly rupiah: number;
  readonly isEstimate: boolean;
  readonly source: string;
};

export type FuelSeries = {
  /** Null for the whole country. */
  readonly area: number | null;
  readonly product: FuelProductName;
  /** When the last one was last seen in a list. */
  readonly checked: string;
  /** The earliest first; days between two of them have no known price. */
  readonly prices: readonly FuelPrice[];
};

/** The prices of each fuel in each area, since they are known. */
export const fuelPrices = defineReading({
  tables: [fuelPriceTable],
  make(read) {
    const rows = read(fuelPriceTable).begun();
    const spans = spansOf(
      rows.map((row) => {
        const key = `${row.area ?? ''} ${row.product}`;
        return { ...{ key, group: key, row }, from: row.valid_from, to: row.valid_to ?? '' };
      }),
    );
    const series = new Map<string, FuelSeries>();
    for (const { row: dated, first, last } of spans) {
      const { area, product, rupiah, is_estimate, source, checked } = dated.row;
      const to = last === never ? null : last;
      const price = { from: first, to, rupiah, isEstimate: is_estimate, source };
      const prices = [...(series.get(dated.key)?.prices ?? []), price];
      series.set(dated.key, { area, product, checked: dayOf(checked), prices });
    }
    const known = new Set(rows.map(({ area }) => area));
    return { series: [...series.values()], areas: fuelAreas.filter(({ id }) => known.has(id)) };
  },
});

/** A month is known up to its end. */
const dayOf = (date: string) => (date.length === 7 ? lastDay(date) : firstDay(date));
