import { type CreditTerms, creditOf } from './credit.ts';
import { creditLimits } from './credit-limits.ts';

/** Loan terms for finding a price: the down payment is a share of the price. */
export type AffordableTerms = Omit<CreditTerms, 'price' | 'downPayment'> & {
  /** Percent of the price. */
  readonly downPayment: number;
  readonly monthly: number;
};

/** Step of the search in rupiah. */
export const affordableStep = 100_000;

/**
 * The highest price whose instalment does not exceed the monthly budget, in whole steps.
 * @returns undefined if even the smallest loan exceeds the budget
 */
export function affordablePrice({ monthly, downPayment, ...terms }: AffordableTerms): number | undefined {
  const instalmentAt = (steps: number) => {
    const price = steps * affordableStep;
    return creditOf({ ...terms, price, downPayment: Math.floor((price * downPayment) / 100) })?.instalment;
  };
  if (!(downPayment >= 0 && downPayment < 100)) return undefined;
  // The lowest price that leaves the smallest loan.
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
