/*
 * What a car loan costs (docs/product.md#credit): the flat rate that lenders in Indonesia quote, and the effective rate
 * by which loans can be compared.
 */

/** Months a loan may run, the down payment as a share of the price, and the initial rate. */
export const creditTerms = {
  months: [12, 24, 36, 48, 60],
  lowestDownPayment: 0.1,
  highestDownPayment: 0.9,
  usualDownPayment: 0.25,
  /** An example the visitor can change, not an offer. */
  flatRate: 0.07,
  highestFlatRate: 0.3,
} as const;

export type CreditTerms = {
  /** Rupiah. */
  readonly price: number;
  readonly downPayment: number;
  /** Part of the loan; rupiah. */
  readonly insurance?: number;
  readonly months: number;
  /** A year, as a share: 0.07. */
  readonly flatRate: number;
};

export type CreditSum = {
  /** Rupiah, all of them rounded. */
  readonly financed: number;
  readonly interest: number;
  readonly instalment: number;
  readonly total: number;
  /** Nominal, a year, as a share. */
  readonly effectiveRate: number;
};

/** @returns undefined where nothing is financed, or for no time */
export function creditSum(terms: CreditTerms): CreditSum | undefined {
  const { price, downPayment, insurance = 0, months, flatRate } = terms;
  const financed = price - downPayment + insurance;
  const isPossible = financed > 0 && downPayment >= 0 && insurance >= 0 && flatRate >= 0;
  if (!isPossible || !Number.isInteger(months) || months < 1) return undefined;
  const interest = (financed * flatRate * months) / 12;
  const instalment = (financed + interest) / months;
  return {
    financed: Math.round(financed),
    interest: Math.round(interest),
    instalment: Math.round(instalment),
    total: Math.round(downPayment + financed + interest),
    effectiveRate: effectiveRateOf(financed, instalment, months),
  };
}

/** The rate at which the present value of the instalments is the loan, by bisection. */
function effectiveRateOf(financed: number, instalment: number, months: number): number {
  const worth = (rate: number) =>
    rate === 0 ? instalment * months : (instalment * (1 - (1 + rate) ** -months)) / rate;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > financed) low = middle;
    else high = middle;
  }
  return high * 12;
}
