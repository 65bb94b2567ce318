import { localized } from '#contract/localized.ts';
import type { UsualCredit } from '#money/usual-credit.ts';
import { defineReading, TableError } from '#server/features/operator-tables/shared/reading.ts';
import {
  creditFeeTable,
  creditRateTable,
  creditTermTable,
} from '#server/features/operator-tables/shared/tables/credit-tables.ts';
import { checkedAt, endedAt } from './rate-dates.ts';

type Vehicle = 'mobil' | 'motor';
type Span = { lowest: number; highest: number };

export type DatedCreditRates = {
  /** By months, the shortest first. */
  rates(vehicle: Vehicle, condition: 'new' | 'used'): (Span & { upToMonths: number })[];
  fees(vehicle: Vehicle): {
    provision: Span;
    administration: Span;
    fiducia: { upTo: number; rupiah: number }[];
    penalty: Span;
  };
  /** What lenders usually give, ascending by the vehicle's age, at the middle of the rates of its months. */
  usual(vehicle: Vehicle, condition: 'new' | 'used'): UsualCredit[];
  readonly checked: string;
  /** The last day for which they are known, where that has passed. */
  readonly ended: string | null;
};

/** Rates are quoted in quarters of a percent. */
export const middleOf = ({ lowest, highest }: Span) => Math.round((lowest + highest) * 2) / 4;

/** Usual rates, fees and terms of loans. */
export const creditRates = defineReading({
  tables: [creditRateTable, creditFeeTable, creditTermTable],
  make(read): DatedCreditRates {
    const { rows: rates, ended: ratesEnded } = read(creditRateTable);
    const { rows: fees, ended: feesEnded } = read(creditFeeTable);
    const { rows: terms, ended: termsEnded } = read(creditTermTable);
    for (const { lowest, highest } of [...rates, ...fees]) inOrder(lowest, highest);
    const span = (name: (typeof fees)[number]['fee'], of: Vehicle): Span => {
      const row = fees.find(({ fee, vehicle: own }) => fee === name && (own === null || own === of));
      if (!row) throw new TableError(localized(`There is no ${name} for ${of}.`));
      return { lowest: row.lowest, highest: row.highest };
    };
    const feesOf = (of: Vehicle) => ({
      provision: span('provision', of),
      administration: span('administration', of),
      fiducia: fees
        .flatMap(({ fee, up_to: upTo, lowest }) =>
          fee === 'fiducia' && upTo !== null ? [{ upTo, rupiah: lowest }] : [],
        )
        .sort((a, b) => a.upTo - b.upTo),
      penalty: span('penalty', of),
    });
    const known = { mobil: feesOf('mobil'), motor: feesOf('motor') };
    const ratesOf = (of: Vehicle, condition: 'new' | 'used') =>
      rates
        .filter((row) => row.vehicle === of && row.condition === condition)
        .map(({ up_to_months: upToMonths, lowest, highest }) => ({ upToMonths, lowest, highest }))
        .sort((a, b) => a.upToMonths - b.upToMonths);
    const usual = terms.map((row) => {
      const { vehicle, condition, months } = row;
      const rate = ratesOf(vehicle, condition).find(({ upToMonths }) => months <= upToMonths);
      if (!rate)
        throw new TableError(
          localized(`Usual terms of ${months} months have no rate (${vehicle}, ${condition}).`),
        );
      const { up_to_age: upToAge, down_payment: downPayment, least_loan: leastLoan } = row;
      return {
        vehicle,
        condition,
        credit: { upToAge, months, downPayment, rate: middleOf(rate), leastLoan },
      };
    });
    return {
      rates: ratesOf,
      usual: (of, condition) =>
        usual
          .flatMap((row) => (row.vehicle === of && row.condition === condition ? row.credit : []))
          .sort((a, b) => a.upToAge - b.upToAge),
      fees: (of) => known[of],
      checked: checkedAt([...rates, ...fees, ...terms]),
      ended: endedAt(ratesEnded, feesEnded, termsEnded),
    };
  },
});

/** @throws TableError */
export function inOrder(lowest: number, highest: number): void {
  if (lowest > highest)
    throw new TableError(localized(`The lowest (${lowest}) is above the highest (${highest}).`));
}
