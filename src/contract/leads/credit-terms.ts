/**
 * Terms accepted by the loan form (docs/product.md#credit); the calculations are in src/money, usual rates and terms
 * in the operator's tables.
 */
export const creditTerms = {
  months: [12, 24, 36, 48, 60],
  /** Shares of the price. */
  lowestDownPayment: 0.1,
  highestDownPayment: 0.9,
} as const;
