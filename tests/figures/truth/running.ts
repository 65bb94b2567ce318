import { assumptions } from '#contract/electric/charging-figures.ts';
import { byPrice, type NewVariant, priceOf, sold } from './new-vehicles.ts';
import { numberIn, type Row, tableOf } from './tables.ts';

/* What a year with a new vehicle costs, from the operator's tables (docs/product.md#looks-running-cost-and-brochure). */

/** Prices of new vehicles are on the road in Jakarta. */
const pricedIn = '31';
const house = 2200;

const newest = (rows: readonly Row[], column: string): string =>
  rows
    .map((row) => row[column] ?? '')
    .sort()
    .at(-1) ?? '';

/** Until when all rows are known to hold. */
const checkedAll = (rows: readonly Row[]): string => rows.map(({ checked = '' }) => checked).sort()[0] ?? '';

/** The row of a fuel in an area that was last in force, or that of the whole country. */
export function fuelPriceOf(product: string, area = pricedIn): Row | undefined {
  const rows = tableOf('money/fuel-prices.csv').filter((row) => row.product === product);
  const own = rows.filter((row) => row.area === area);
  return (own.length > 0 ? own : rows.filter((row) => !row.area))
    .toSorted((a, b) => ((a.valid_from ?? '') < (b.valid_from ?? '') ? -1 : 1))
    .at(-1);
}

export const usualCost = (cost: 'service' | 'distance', of: string, energy: string): number =>
  numberIn(
    tableOf('money/running-costs.csv').find(
      (row) => row.cost === cost && row.class === of && row.energy === energy,
    ),
    'amount',
  ) ?? Number.NaN;

/** Percent of the price, with the surcharge, and rupiah a year. */
export function taxOf(of: string, province = pricedIn) {
  const rows = tableOf('money/vehicle-tax.csv').filter((row) => row.province === province);
  const percent =
    numberIn(
      rows.find((row) => row.tax === 'pkb' && row.order === '1'),
      'percent',
    ) ?? Number.NaN;
  const opsen =
    numberIn(
      rows.find((row) => row.tax === 'opsen'),
      'percent',
    ) ?? 0;
  return { percent: percent * (1 + opsen / 100), fixed: feeOf('road-fund', of) };
}

export const feeOf = (fee: string, of: string): number =>
  numberIn(
    tableOf('money/vehicle-fees.csv').find((row) => row.fee === fee && row.class === of),
    'rupiah',
  ) ?? Number.NaN;

const homes = () => tableOf('money/electricity-tariffs.csv').filter(({ use }) => use === 'home');

/** Rupiah a kilowatt-hour at home. */
export const homeTariff = (): number =>
  Number(homes().find(({ up_to_va }) => !up_to_va || Number(up_to_va) >= house)?.rupiah);

/** Of the cheapest variant that runs on petrol or electricity, in rupiah a year. */
export function runningOf(variants: readonly NewVariant[]) {
  const own = byPrice(sold(variants)).find(
    ({ cells }) =>
      cells.fuel === 'bensin' || (cells.fuel === 'listrik' && cells.battery_kwh && cells.range_km),
  );
  if (!own) return undefined;
  const of = own.kind === 'motor' ? 'motorcycle' : 'car';
  const { kmPerYear, loss, realRange } = assumptions;
  const isElectric = own.cells.fuel === 'listrik';
  const perKm = isElectric
    ? (Number(own.cells.battery_kwh) / (1 - loss) / ((Number(own.cells.range_km) * realRange) / 100)) *
      homeTariff()
    : Number(fuelPriceOf('pertalite')?.rupiah) / usualCost('distance', of, 'petrol');
  const { percent, fixed } = taxOf(of);
  const energy = perKm * kmPerYear;
  const tax = (isElectric ? 0 : (priceOf(own) * percent) / 100) + fixed;
  const service = usualCost('service', of, isElectric ? 'electricity' : 'petrol');
  return { variant: own.cells.variant || own.modelName, energy, tax, service, year: energy + tax + service };
}

/** Until when, or since when, the tables hold. */
export const runningDates = {
  electricitySince: () => newest(homes(), 'valid_from'),
  electricityChecked: () => checkedAll(homes()),
  petrol: () => fuelPriceOf('pertalite')?.checked ?? '',
  fuels: () => checkedAll(['pertalite', 'dexlite'].map((fuel) => fuelPriceOf(fuel) ?? {})),
  costs: () => checkedAll(tableOf('money/running-costs.csv')),
  taxSince: () => newest(tableOf('money/vehicle-tax.csv'), 'valid_from'),
};
