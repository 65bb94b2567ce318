import { numberIn, type Row, tableOf } from './tables.ts';

/* What a loan costs, from the tables of rates and terms (docs/product.md#credit). */

type Vehicle = 'mobil' | 'motor';
type Condition = 'new' | 'used';

const rowsOf = (file: string, vehicle: Vehicle, condition: Condition): readonly Row[] =>
  tableOf(file).filter((row) => row.vehicle === vehicle && row.condition === condition);

/** Quoted in quarters of a percent. */
const inQuarters = (lowest: number, highest: number) => Math.round((lowest + highest) * 2) / 4;

/** Lowest, highest and usual flat rate of so many months. */
export function ratesOf(vehicle: Vehicle, condition: Condition, months: number) {
  const row = rowsOf('money/credit-rates.csv', vehicle, condition).find(
    ({ up_to_months }) => months <= Number(up_to_months),
  );
  const [lowest = Number.NaN, highest = Number.NaN] = [numberIn(row, 'lowest'), numberIn(row, 'highest')];
  return { lowest, highest, middle: (lowest + highest) / 2, usual: inQuarters(lowest, highest) };
}

/** Down payment in percent, months and smallest loan that are usual at an age. */
export function termsOf(vehicle: Vehicle, condition: Condition, age: number) {
  const row = rowsOf('money/credit-terms.csv', vehicle, condition).find(
    ({ up_to_age }) => age <= Number(up_to_age),
  );
  return (
    row && {
      percent: Number(row.down_payment),
      months: Number(row.months),
      leastLoan: Number(row.least_loan),
    }
  );
}

export const flatInstalment = (loan: number, rate: number, months: number): number =>
  Math.round((loan * (1 + (rate * months) / 1200)) / months);

/** Percent a year at which the instalments, paid at each month's end, are worth the loan; by halving. */
export function effectiveRate(loan: number, instalment: number, months: number): number {
  let [low, high] = [0, 10];
  for (let step = 0; step < 80; step += 1) {
    const rate = (low + high) / 2 / 12;
    const worth = rate === 0 ? instalment * months : (instalment * (1 - (1 + rate) ** -months)) / rate;
    if (worth > loan) low = rate * 12;
    else high = rate * 12;
  }
  return 100 * low;
}

/** The month until which the rates and terms are known to hold. */
export const creditChecked = (): string =>
  ['money/credit-terms.csv', 'money/credit-rates.csv']
    .flatMap(tableOf)
    .map(({ checked = '' }) => checked)
    .sort()
    .at(-1) ?? '';
