import { ratesOf } from './credit.ts';
import { numberIn, type Row, tableOf } from './tables.ts';

/* A flat loan month by month, and what the calculators begin with (docs/product.md#credit). */

export type Loan = {
  readonly loan: number;
  readonly months: number;
  readonly instalment: number;
  readonly last: number;
};

/** Whole rupiah a month; the last instalment takes what is left. */
export function flatLoan(loan: number, rate: number, months: number): Loan {
  const all = loan + Math.round((loan * rate * months) / 1200);
  const instalment = Math.round(all / months);
  return { loan, months, instalment, last: all - instalment * (months - 1) };
}

export const paidIn = ({ instalment, last, months }: Loan): number => instalment * (months - 1) + last;

/** The share a month at which the instalments are worth what was received; by halving. */
export function monthlyShare({ instalment, last, months }: Loan, received: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step += 1) {
    const share = (low + high) / 2;
    let worth = 0;
    for (let month = 1; month <= months; month += 1)
      worth += (month === months ? last : instalment) / (1 + share) ** month;
    if (worth > received) low = share;
    else high = share;
  }
  return low;
}

/** What is owed at the beginning, and after each instalment. */
export function owedByMonth(own: Loan): readonly number[] {
  const share = monthlyShare(own, own.loan);
  const owed = [own.loan];
  for (let month = 1; month <= own.months; month += 1) {
    const before = owed[month - 1] ?? 0;
    owed.push(month === own.months ? 0 : before - (own.instalment - Math.round(before * share)));
  }
  return owed;
}

const middle = (row: Row | undefined) =>
  ((numberIn(row, 'lowest') ?? 0) + (numberIn(row, 'highest') ?? 0)) / 2;

/** Fees in the middle of what is usual: percent of the loan, rupiah, and percent of what is owed. */
export function feesOf(vehicle: string, loan: number) {
  const rows = tableOf('money/credit-fees.csv').filter((row) => !row.vehicle || row.vehicle === vehicle);
  const of = (fee: string) => rows.find((row) => row.fee === fee);
  const fiducia = rows.filter((row) => row.fee === 'fiducia');
  return {
    provision: Math.round((loan * middle(of('provision'))) / 100),
    administration: middle(of('administration')),
    fiducia: middle(fiducia.find(({ up_to }) => !up_to || loan <= Number(up_to)) ?? fiducia.at(-1)),
    penalty: middle(of('penalty')),
  };
}

/** To a quarter of a percent. */
export const usualRate = (vehicle: 'mobil' | 'motor', condition: 'new' | 'used', months: number): number =>
  ratesOf(vehicle, condition, months).usual;

/** Months of the usual rates. */
export const termsWithRates = (vehicle: string, condition: string): readonly number[] =>
  tableOf('money/credit-rates.csv')
    .filter((row) => row.vehicle === vehicle && row.condition === condition)
    .map(({ up_to_months }) => Number(up_to_months));
