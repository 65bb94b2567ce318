import { yearInJakarta } from '#contract/dates.ts';
import { type UsualCredit, usualInstalment, usualTermsOf } from '#money/usual-credit.ts';
import { once } from '#server/process/reference-table.ts';
import { readCreditRates } from './credit-rates.ts';

/* What lenders usually give for a used car: one reading for the index, the cards, the detail page, and snapshots. */

const read = once(readCreditRates);

export const usedCarCredits = (): readonly UsualCredit[] => read().usual('mobil', 'used');

const ageOf = (makeYear: number) => Math.max(0, yearInJakarta(Date.now()) - makeYear);

/** Rupiah a month; null if lenders do not usually finance the car. */
export const usedCarInstalment = (price: number, makeYear: number): number | null =>
  usualInstalment(usedCarCredits(), price, ageOf(makeYear));

/** What the instalment assumes, with the month of its rates. */
export function usedCarCredit({ price, makeYear }: { readonly price: number; readonly makeYear: number }) {
  const terms = usualTermsOf(usedCarCredits(), price, ageOf(makeYear));
  if (!terms) return undefined;
  return { downPayment: terms.downPayment, months: terms.months, rate: terms.rate, checked: read().checked };
}
