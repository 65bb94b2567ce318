import { type CreditTerms, creditOf } from './credit.ts';
import { creditLimits } from './credit-limits.ts';

/** A loan for a price that is looked for: the down payment is a share of it. */
export type AffordableTerms = Omit<CreditTerms, 'price' | 'downPayment'> & {
  /** Percent of the price. */
  readonly downPayment: number;
  readonly monthly: number;
};

/** Prices are found in steps of this many rupiah. */
export const affordableStep = 100_000;

/**
 * The highest price whose instalment is no more than the monthly sum, in whole steps.
 * @returns undefined where even the smallest loan costs more
 */
export function affordablePrice({ monthly, downPayment, ...terms }: AffordableTerms): number | undefined {
  const instalmentAt = (steps: number) => {
    const price = steps * affordableStep;
    return creditOf({ ...terms, price, downPayment: Math.floor((price * downPayment) / 100) })?.instalment;
  };
  if (!(downPayment >= 0 && downPayment < 100)) return undefined;
  // The least price that leaves a loan at all.
  let low = Math.ceil(creditLimits.leastLoan / (1 - downPayment / 100) / affordableStep);
  let high = creditLimits.price.most / affordableStep;
  const fits = (steps: number) => (instalmentAt(steps) ?? Number.POSITIVE_INFINITY) <= monthly;
  if (!fits(low)) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low * affordableStep;
}
