/** Limits of the calculation; lenders' limits are narrower. */
export const creditLimits = {
  price: { least: 1_000_000, most: 100_000_000_000 },
  months: { least: 1, most: 120 },
  /** Percent a year. */
  rate: { least: 0, most: 100 },
  /** Below this, rounding would dominate the instalments. */
  leastLoan: 1_000_000,
} as const;
