import * as z from 'zod/mini';
import type { UsualCredit } from '#money/usual-credit.ts';
import { wholeNumber } from '#server/process/reference-table.ts';
import { checkedAt, dated, orNull, percent, readRates } from './rate-row.ts';

const vehicle = z.enum(['mobil', 'motor']);
const rateRow = z.object({
  ...{ vehicle, condition: z.enum(['new', 'used']), up_to_months: wholeNumber },
  ...{ lowest: percent, highest: percent, ...dated },
});
const amount = z.pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/)), z.transform(Number));
const feeRow = z.object({
  fee: z.enum(['provision', 'administration', 'fiducia', 'penalty']),
  ...{ vehicle: orNull(vehicle), up_to: orNull(wholeNumber), lowest: amount, highest: amount, ...dated },
});

const termsRow = z.object({
  ...{ vehicle, condition: z.enum(['new', 'used']), up_to_age: wholeNumber, months: wholeNumber },
  ...{ down_payment: percent, least_loan: wholeNumber, ...dated },
});

type Vehicle = z.infer<typeof vehicle>;
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
};

/** Rates are quoted in quarters of a percent. */
const middleOf = ({ lowest, highest }: Span) => Math.round((lowest + highest) * 2) / 4;

/**
 * Usual rates, fees and terms of loans.
 * @throws where a fee or the rate of usual terms is missing, or a lowest rate is above its highest
 */
export function readCreditRates(): DatedCreditRates {
  const rates = readRates('credit-rates', rateRow);
  const fees = readRates('credit-fees', feeRow);
  for (const { lowest, highest } of [...rates, ...fees])
    if (lowest > highest) throw new Error(`the lowest, ${lowest}, is above the highest, ${highest}`);
  const span = (name: (typeof fees)[number]['fee'], of: Vehicle): Span => {
    const row = fees.find(({ fee, vehicle: own }) => fee === name && (own === null || own === of));
    if (!row) throw new Error(`no ${name} for a ${of}`);
    return { lowest: row.lowest, highest: row.highest };
  };
  const terms = readRates('credit-terms', termsRow);
  const ratesOf = (of: Vehicle, condition: 'new' | 'used') =>
    rates
      .filter((row) => row.vehicle === of && row.condition === condition)
      .map(({ up_to_months: upToMonths, lowest, highest }) => ({ upToMonths, lowest, highest }))
      .sort((a, b) => a.upToMonths - b.upToMonths);
  const usual = terms.map((row) => {
    const rate = ratesOf(row.vehicle, row.condition).find(({ upToMonths }) => row.months <= upToMonths);
    if (!rate) throw new Error(`no rate for ${row.months} months of a ${row.condition} ${row.vehicle}`);
    return {
      ...{ vehicle: row.vehicle, condition: row.condition },
      ...{ upToAge: row.up_to_age, months: row.months, downPayment: row.down_payment },
      ...{ rate: middleOf(rate), leastLoan: row.least_loan },
    };
  });
  return {
    rates: ratesOf,
    usual: (of, condition) =>
      usual
        .filter((row) => row.vehicle === of && row.condition === condition)
        .map(({ vehicle: _, condition: __, ...row }) => row)
        .sort((a, b) => a.upToAge - b.upToAge),
    fees: (of) => ({
      provision: span('provision', of),
      administration: span('administration', of),
      fiducia: fees
        .flatMap(({ fee, up_to: upTo, lowest }) =>
          fee === 'fiducia' && upTo !== null ? [{ upTo, rupiah: lowest }] : [],
        )
        .sort((a, b) => a.upTo - b.upTo),
      penalty: span('penalty', of),
    }),
    checked: checkedAt([...rates, ...fees, ...terms]),
  };
}
