import { medianOf } from './quantile.ts';

/* How much of its value a vehicle loses a year, from the prices that its model is offered for. */

export type AgePrice = { readonly age: number; readonly median: number; readonly count: number };

/** Below these, prices say more about single cars than about age. */
const least = { carsOfAge: 3, ages: 3, cars: 12 } as const;
const oldestAge = 15;
/** Percent a year; a model beyond them is one whose variants changed, not one that keeps its value so well. */
const limits = { lowest: 2, highest: 25 } as const;

/**
 * The constant yearly loss that fits the medians best, each weighted by its cars (least squares of their
 * logarithms).
 * @returns percent with one decimal; undefined with too few cars, or if older ones are not cheaper
 */
export function yearlyLossOf(
  prices: readonly AgePrice[],
): { readonly percent: number; readonly cars: number } | undefined {
  const known = prices.filter(({ age, count }) => count >= least.carsOfAge && age >= 0 && age <= oldestAge);
  const cars = known.reduce((sum, { count }) => sum + count, 0);
  if (known.length < least.ages || cars < least.cars) return undefined;
  const mean = (of: (price: AgePrice) => number) =>
    known.reduce((sum, price) => sum + of(price) * price.count, 0) / cars;
  const age = mean((price) => price.age);
  const level = mean(({ median }) => Math.log(median));
  const spread = mean((price) => (price.age - age) ** 2);
  const slope = mean((price) => (price.age - age) * (Math.log(price.median) - level)) / spread;
  const percent = Math.round((1 - Math.exp(slope)) * 1000) / 10;
  return percent < limits.lowest || percent > limits.highest ? undefined : { percent, cars };
}

/** The value after each year, beginning with the present one. */
export function valuesByYear(value: number, percent: number, years: number): readonly number[] {
  return Array.from({ length: years + 1 }, (_, year) => Math.round(value * (1 - percent / 100) ** year));
}

/** The median price of each age. */
export function yearPricesOf(
  cars: readonly { readonly year: number; readonly price: number }[],
  presentYear: number,
): readonly AgePrice[] {
  const byAge = new Map<number, number[]>();
  for (const { year, price } of cars) {
    const age = Math.max(0, presentYear - year);
    const prices = byAge.get(age);
    if (prices) prices.push(price);
    else byAge.set(age, [price]);
  }
  return [...byAge].map(([age, prices]) => ({ age, count: prices.length, median: medianOf(prices) ?? 0 }));
}
