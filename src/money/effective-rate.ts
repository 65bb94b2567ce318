/* The rate by which loans can be compared: at it, what is paid is worth what was received. */

/** Equal payments, of which the last may differ by what rounding left. */
export type Payments = {
  /** What the borrower has of the loan. */
  readonly received: number;
  readonly amount: number;
  readonly last: number;
  readonly count: number;
  /** Whether the first is paid when the loan begins, or a month later. */
  readonly isInAdvance: boolean;
};

/** What the payments are worth at the beginning, at a monthly rate. */
function worthOf({ amount, last, count, isInAdvance }: Payments, rate: number): number {
  if (rate === 0) return amount * (count - 1) + last;
  const ends = -Math.log1p(rate);
  // All but the last, and then the last; the first of them is due after a month.
  const worth = (amount * -Math.expm1(ends * (count - 1))) / rate + last * Math.exp(ends * count);
  return isInAdvance ? worth * (1 + rate) : worth;
}

const highest = 1e4;
const steps = 200;

/**
 * The monthly rate as a share, found by bisection.
 * @returns undefined where there is none: nothing is received, or more is paid back at once
 */
export function monthlyRateOf(payments: Payments): number | undefined {
  const { received } = payments;
  if (received <= 0) return undefined;
  // Less is paid than received, by rounding at a rate of zero.
  if (worthOf(payments, 0) <= received) return 0;
  let [low, high] = [0, 0.01];
  while (worthOf(payments, high) > received) {
    if (high > highest) return undefined;
    [low, high] = [high, high * 2];
  }
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (worthOf(payments, middle) > received) low = middle;
    else high = middle;
  }
  return high;
}

/** The same a year in percent, nominal: twelve times the monthly one. */
export function yearlyRateOf(payments: Payments): number | undefined {
  const rate = monthlyRateOf(payments);
  return rate === undefined ? undefined : rate * 1200;
}
