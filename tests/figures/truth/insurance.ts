import { numberIn, type Row, tableOf } from './tables.ts';

/* Premiums by the operator's tables (docs/product.md#insurance). */

type Insured = {
  readonly class: string;
  readonly region: string;
  readonly cover: 'comprehensive' | 'total-loss';
  readonly sum: number;
  readonly age: number;
};

export const baseRates = (): readonly Row[] => tableOf('money/insurance-rates.csv');
export const regionOf = (province: string): string =>
  tableOf('money/insurance-regions.csv').find((row) => row.province === province)?.region ?? '';

/** Lowest and highest premium of a year, in rupiah. */
export function premiumOf({ class: of, region, cover, sum, age }: Insured): readonly [number, number] {
  const row = baseRates().find(
    (each) =>
      each.class === of &&
      each.region === region &&
      each.cover === cover &&
      (!each.up_to || sum <= Number(each.up_to)),
  );
  const loading = tableOf('money/insurance-loadings.csv').find((each) => each.loading === 'age');
  const years = Math.max(0, age - (numberIn(loading, 'from') ?? 0));
  const factor = cover === 'comprehensive' ? 1 + (years * (numberIn(loading, 'percent') ?? 0)) / 100 : 1;
  const premium = (rate = Number.NaN) => Math.round((sum * rate * factor) / 100);
  return [premium(numberIn(row, 'lowest')), premium(numberIn(row, 'highest'))];
}

/** Until when all tables of premiums are known to hold. */
export const insuranceChecked = (): string =>
  ['rates', 'regions', 'loadings', 'risks', 'liabilities']
    .flatMap((name) => tableOf(`money/insurance-${name}.csv`))
    .map(({ checked = '' }) => checked)
    .sort()[0] ?? '';
