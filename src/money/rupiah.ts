/* Shares of an amount, to the rupiah. A half is rounded up; big integers, since the products leave a double's range. */

/** `amount * by / of`, all whole and not negative. */
export function ratio(amount: number, by: number, of: number): number {
  const [numerator, denominator] = [BigInt(amount) * BigInt(by), BigInt(of)];
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}

/** Ten thousand times a rate, which has at most four decimals. */
export const rateUnits = (percent: number): number => Math.round(percent * 10_000);
const unitsOfOne = 1_000_000;

/** `percent` of an amount. */
export function percentOf(amount: number, percent: number): number {
  return ratio(amount, rateUnits(percent), unitsOfOne);
}

/** A yearly rate over some months. */
export function percentOverMonths(amount: number, percent: number, months: number): number {
  return ratio(amount, rateUnits(percent) * months, unitsOfOne * 12);
}
