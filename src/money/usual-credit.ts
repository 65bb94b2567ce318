import { type CreditTerms, creditProblemOf, instalmentOf } from './credit.ts';
import { percentOf } from './rupiah.ts';

/* The instalment that is shown before anyone has entered anything: the loan that lenders usually give. */

export type UsualCredit = {
  /** The vehicle's highest age in years, inclusive. */
  readonly upToAge: number;
  readonly months: number;
  /** Percent of the price. */
  readonly downPayment: number;
  /** Flat, percent a year. */
  readonly rate: number;
  /** Lenders give no smaller loan. */
  readonly leastLoan: number;
};

const downPaymentStep = 100_000;

/** The loan for a vehicle of this age; undefined if it is too old. */
export const usualCreditOf = (credits: readonly UsualCredit[], age: number): UsualCredit | undefined =>
  credits.find(({ upToAge }) => age <= upToAge);

/** What is paid at first, of a price, as it is usually rounded. */
export const downPaymentOf = (price: number, percent: number): number =>
  Math.round(percentOf(price, percent) / downPaymentStep) * downPaymentStep;

/**
 * @param credits ascending by age
 * @param age in years; a vehicle of next year's make counts as new
 * @returns undefined if the vehicle is too old or the loan too small
 */
export function usualTermsOf(
  credits: readonly UsualCredit[],
  price: number,
  age: number,
): CreditTerms | undefined {
  const usual = usualCreditOf(credits, age);
  if (!usual) return undefined;
  const downPayment = downPaymentOf(price, usual.downPayment);
  const { months, rate, leastLoan } = usual;
  const terms: CreditTerms = { price, downPayment, months, rate, kind: 'flat', first: 'arrears' };
  return price - downPayment < leastLoan || creditProblemOf(terms) ? undefined : terms;
}

/** The monthly instalment of these terms; null if there are none. */
export function usualInstalment(credits: readonly UsualCredit[], price: number, age: number): number | null {
  const terms = usualTermsOf(credits, price, age);
  return terms ? instalmentOf(terms) : null;
}

type CardInstalment = {
  readonly instalment: number;
  /** Percent of the price paid at first, and months. */
  readonly instalmentTerms: Pick<UsualCredit, 'downPayment' | 'months'>;
};

/** The instalment with what it assumes, as a card says it; undefined if there is none. */
export function cardInstalment(
  credits: readonly UsualCredit[],
  price: number,
  age: number,
): CardInstalment | undefined {
  const instalment = usualInstalment(credits, price, age);
  const usual = usualCreditOf(credits, age);
  if (instalment === null || !usual) return undefined;
  const { downPayment, months } = usual;
  return { instalment, instalmentTerms: { downPayment, months } };
}
