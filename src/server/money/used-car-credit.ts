import { yearInJakarta } from '#contract/dates.ts';
import {
  cardInstalment,
  type UsualCredit,
  usualCreditOf,
  usualInstalment,
  usualTermsOf,
} from '#money/usual-credit.ts';
import { type DatedCreditRates, middleOf } from './credit-rates.ts';

type PricedCar = { readonly price: number; readonly makeYear: number };

/**
 * What lenders usually give for a used car, as of today: the same for the index, cards, detail pages, and
 * snapshots.
 */
export type UsedCarCredit = ReturnType<typeof createUsedCarCredit>;

export function createUsedCarCredit(rates: () => Pick<DatedCreditRates, 'rates' | 'usual' | 'checked'>) {
  const credits = (): readonly UsualCredit[] => rates().usual('mobil', 'used');
  const year = () => yearInJakarta(Date.now());
  return {
    credits,

    /** Equal as long as every car's instalment stays the same. */
    state: (): string => JSON.stringify([year(), ...credits()]),

    /** Rupiah a month for a price and year of make; null if lenders do not usually finance the car. */
    instalments(): (price: number, makeYear: number) => number | null {
      const [known, now] = [credits(), year()];
      return (price, makeYear) => usualInstalment(known, price, Math.max(0, now - makeYear));
    },

    /** The instalment of a card with its terms; undefined if lenders do not usually finance the car. */
    ofCard: ({ price, makeYear }: PricedCar) =>
      cardInstalment(credits(), price, Math.max(0, year() - makeYear)),

    /** What the instalment assumes, with the month of its rates, and what else lenders usually give for the car. */
    termsOf({ price, makeYear }: PricedCar) {
      const age = Math.max(0, year() - makeYear);
      const terms = usualTermsOf(credits(), price, age);
      const usual = usualCreditOf(credits(), age);
      if (!terms || !usual) return undefined;
      const { downPayment, months, rate } = terms;
      const { rates: all, checked } = rates();
      return {
        ...{ downPayment, months, rate, checked, leastLoan: usual.leastLoan },
        rates: all('mobil', 'used').flatMap((span) =>
          span.upToMonths <= months ? [{ months: span.upToMonths, rate: middleOf(span) }] : [],
        ),
      };
    },
  };
}
