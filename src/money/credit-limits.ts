/** Of a loan that can be reckoned with; what lenders offer is narrower. */
export const creditLimits = {
  price: { least: 1_000_000, most: 100_000_000_000 },
  months: { least: 1, most: 120 },
  /** Percent a year. */
  rate: { least: 0, most: 100 },
  /** Less is no loan, and its instalments would be lost in rounding. */
  leastLoan: 1_000_000,
} as const;
