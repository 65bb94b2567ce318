import { dayInJakarta, monthsAfter } from '#contract/dates.ts';
import { usualKilometers } from './demo-price.ts';
import { demonstrationYear } from './demo-vehicles.ts';
import type { Random } from './random.ts';

/** True, false or unknown. */
export function answer(random: Random, yes: number, no: number): boolean | null {
  const drawn = random.unit();
  return drawn < yes ? true : drawn < yes + no ? false : null;
}

/** Mileage of a car of this age in years, never a round number. */
export function driven(age: number, random: Random): number {
  const use = Math.exp(0.35 * random.bell());
  const real =
    age < 1 ? 200 + 9_000 * random.unit() ** 1.5 : usualKilometers(age - 0.5 + random.unit()) * use;
  return Math.min(420_000, Math.round(real) + random.below(97));
}

/** Number of owners, if the seller states it. */
export function owners(age: number, random: Random): number | null {
  if (random.chance(0.15)) return null;
  let count = 1;
  while (count < 5 && random.chance(Math.min(0.45, 0.05 * age))) count++;
  return count;
}

/** The year of first registration: some cars are sold in the year after make. */
export function registered(makeYear: number, random: Random): number | null {
  if (random.chance(0.08)) return null;
  return Math.min(demonstrationYear, makeYear + (random.chance(0.12) ? 1 : 0));
}

/** Who holds the ownership book. */
export function bpkbHolder(isDealer: boolean, random: Random): 'owner' | 'dealer' | 'finance' | null {
  if (random.chance(0.25)) return null;
  if (random.chance(0.07)) return 'finance';
  return isDealer ? 'dealer' : 'owner';
}

/** Range of the tax months around now. */
export const taxMonths = { past: 18, ahead: 12 } as const;

/** `YYYY-MM` for each month around `now`, oldest first. */
export function monthsAround(now: Date): string[] {
  return Array.from({ length: taxMonths.past + taxMonths.ahead + 1 }, (_, index) =>
    monthsAfter(dayInJakarta(now), index - taxMonths.past).slice(0, 7),
  );
}
