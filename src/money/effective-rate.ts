/* Effective interest rate: the rate at which the present value of all payments equals the amount received. */

/** Equal payments; the last one may differ by the rounding remainder. */
export type Payments = {
  /** Amount available to the borrower. */
  readonly received: number;
  readonly amount: number;
  readonly last: number;
  readonly count: number;
  /** Whether the first payment is due at the start of the loan or one month later. */
  readonly isInAdvance: boolean;
};

/** Present value of the payments at a monthly rate. */
function worthOf({ amount, last, count, isInAdvance }: Payments, rate: number): number {
  if (rate === 0) return amount * (count - 1) + last;
  const ends = -Math.log1p(rate);
  // All payments but the last, plus the last; the first is due after one month.
  const worth = (amount * -Math.expm1(ends * (count - 1))) / rate + last * Math.exp(ends * count);
  return isInAdvance ? worth * (1 + rate) : worth;
}

const highest = 1e4;
const steps = 200;

/**
 * Monthly rate as a share, found by bisection.
 * @returns undefined if there is none: nothing is received, or no finite rate discounts the payments to it
 */
export function monthlyRateOf(payments: Payments): number | undefined {
  const { received } = payments;
  if (received <= 0) return undefined;
  // At a rate of zero, rounding can make the payments less than the amount received.
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

/** Nominal yearly rate in percent: twelve times the monthly rate. */
export function yearlyRateOf(payments: Payments): number | undefined {
  const rate = monthlyRateOf(payments);
  return rate === undefined ? undefined : rate * 1200;
}
