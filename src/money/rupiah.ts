/*
 * Shares of an amount in whole rupiah, rounded half up. BigInt, because the products exceed the safe
 * integers.
 */

/** `amount * by / of`, rounded; all are non-negative integers. */
export function ratio(amount: number, by: number, of: number): number {
  const [numerator, denominator] = [BigInt(amount) * BigInt(by), BigInt(of)];
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}

/** The rate times 10,000: rates have at most four decimals. */
export const rateUnits = (percent: number): number => Math.round(percent * 10_000);
const unitsOfOne = 1_000_000;

export function percentOf(amount: number, percent: number): number {
  return ratio(amount, rateUnits(percent), unitsOfOne);
}

/** A yearly rate applied to a number of months. */
export function percentOverMonths(amount: number, percent: number, months: number): number {
  return ratio(amount, rateUnits(percent) * months, unitsOfOne * 12);
}
