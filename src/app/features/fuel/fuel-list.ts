import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dayAfter } from '#contract/dates.ts';
import { type FuelProductName, fuelProductNames } from '#contract/fuel/fuel-products.ts';

/* What is known of fuel prices, by place and day. Pure. Days are compared as texts. */

export type FuelData = DataOf<'fuelPrices'>;
export type FuelSeries = FuelData['series'][number];
export type FuelPrice = FuelSeries['prices'][number];

/** The prices of a fuel in an area, or those of the whole country where it has none of its own. */
export const seriesOf = (
  { series }: FuelData,
  area: number,
  product: FuelProductName,
): FuelSeries | undefined =>
  series.find((each) => each.area === area && each.product === product) ??
  series.find((each) => each.area === null && each.product === product);

/** The last day for which a price is known: of one that still holds, when it was last seen. */
export const knownTo = ({ checked }: FuelSeries, { from, to }: FuelPrice): string =>
  to ?? (checked > from ? checked : from);

/** Whether nothing is unknown between two prices that follow each other. */
export const followsOn = (earlier: FuelPrice | undefined, later: FuelPrice): boolean =>
  earlier !== undefined && earlier.to !== null && dayAfter(earlier.to) >= later.from;

/** The days between two prices of which nothing is known. */
export const gapBefore = (earlier: FuelPrice | undefined, later: FuelPrice) =>
  earlier === undefined || earlier.to === null || followsOn(earlier, later)
    ? undefined
    : { from: dayAfter(earlier.to), to: dayAfter(later.from, -1) };

export type ListedFuel = {
  readonly product: FuelProductName;
  readonly series: FuelSeries;
  readonly price: FuelPrice;
  /** Later prices are not known. */
  readonly isOver: boolean;
};

/** The last known prices of an area. A fuel that is not in its last list is no longer sold there. */
export function fuelListOf(data: FuelData, area: number): ListedFuel[] {
  const own = data.series.filter((each) => each.area === area);
  const newest =
    own
      .map(({ prices }) => prices.at(-1)?.from ?? '')
      .toSorted()
      .at(-1) ?? '';
  return fuelProductNames.flatMap((product) => {
    const series = seriesOf(data, area, product);
    const price = series?.prices.at(-1);
    if (!series || !price || (price.to !== null && price.to < newest)) return [];
    return { product, series, price, isOver: price.to !== null && price.to < data.today };
  });
}

/**
 * A fuel in all areas on one day, so that they can be compared: the latest on which two are known. An earlier one, with
 * more areas, would contradict the list of an area whose price has changed since.
 * @returns undefined for a fuel that is known in one area alone
 */
export function areasOnOneDay(
  { series, areas }: FuelData,
  product: FuelProductName,
):
  | {
      readonly day: string;
      readonly prices: readonly { readonly id: number; readonly name: string; readonly price: FuelPrice }[];
    }
  | undefined {
  const own = series.filter((each) => each.area !== null && each.product === product);
  const on = (day: string) =>
    areas.flatMap(({ id, name }) => {
      const found = own.find(({ area }) => area === id);
      const price = found?.prices.find((each) => each.from <= day && day <= knownTo(found, each));
      return price ? [{ id, name, price }] : [];
    });
  const days = [...new Set(own.flatMap(({ prices }) => prices.map(({ from }) => from)))].toSorted().reverse();
  const day = days.find((each) => on(each).length > 1);
  return day === undefined ? undefined : { day, prices: on(day) };
}
