import { fuelProducts } from '#contract/fuel/fuel-products.ts';
import type { Language } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import type { FuelSeries } from '#server/money/fuel-prices.ts';
import { once } from '#server/process/reference-table.ts';
import { type PageText, readPage } from '#server/written-pages/written-page.ts';

export const readFuelPage = once(() => readPage('fuel', ['area', 'day', 'prices']));

/** The page of fuel prices. @param series those of one area, which answers a question */
export function fuelText(series: readonly FuelSeries[], area: string, language: Language): PageText {
  const own = series.filter(({ product }) => fuelProducts[product].brand === 'Pertamina');
  const newest = own
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1);
  // Of one list: prices of two days do not stand side by side.
  const known = own.flatMap(({ product, prices, checked }) => {
    const last = prices.at(-1);
    return checked === newest && last
      ? [{ name: fuelProducts[product].name, rupiah: formatNumber(last.rupiah, language) }]
      : [];
  });
  const prices = known.map(({ name, rupiah }) => `${name} Rp ${rupiah}`).join(', ');
  const day = newest === undefined ? '' : dateName(newest, language);
  return readFuelPage()(language, { area, day, prices });
}
