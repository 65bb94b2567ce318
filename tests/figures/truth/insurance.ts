import { ageDepreciation } from '#contract/market/recommended-price.ts';
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

type Span = readonly [number, number];

/** What each extension adds to comprehensive cover in a year, at the limit that liabilities begin with. */
export function extensionPremiums(of: string, region: string, sum: number): readonly Span[] {
  const risks = tableOf('money/insurance-risks.csv')
    .filter((row) => row.cover === 'comprehensive' && (!row.region || row.region === region))
    .map((row): Span => {
      const premium = (name: string) => Math.round((sum * (numberIn(row, name) ?? 0)) / 100);
      return [premium('lowest'), premium('highest')];
    });
  const limit = 25_000_000;
  const rows = tableOf('money/insurance-liabilities.csv').filter((row) => row.class === of);
  const liabilities = ['third-party', 'passengers', 'driver'].map((liability): Span => {
    const first = rows.find((row) => row.liability === liability);
    const premium = (limit * (numberIn(first, 'percent') ?? 0)) / 100;
    return [premium, premium];
  });
  return [...risks, ...liabilities];
}

/** What a new vehicle is worth in its first years. */
export const insuredValues = (price: number, years: number): readonly number[] => {
  const left = (age: number) => Math.round(100 - (ageDepreciation[age] ?? 0) * 100);
  return Array.from({ length: years }, (_, age) => Math.round((price * left(age)) / left(0)));
};
