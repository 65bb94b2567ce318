/**
 * Terms offered and accepted by the loan form (docs/product.md#credit); the calculations are in src/money.
 */
export const creditTerms = {
  months: [12, 24, 36, 48, 60],
  /** Shares of the price. */
  lowestDownPayment: 0.1,
  highestDownPayment: 0.9,
  usualDownPayment: 0.25,
  /** Percent per year: an example the visitor can change, not an offer. */
  flatRate: 7,
} as const;
