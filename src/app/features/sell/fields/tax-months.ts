import { dayInJakarta, monthsAfter } from '#contract/dates.ts';
/**
 * Months until which a car's annual tax may be paid, `YYYY-MM`: from three years overdue to slightly over a
 * year ahead.
 */
export function taxMonths(now: Date): string[] {
  const today = dayInJakarta(now);
  return Array.from({ length: 13 + 36 }, (_, index) => monthsAfter(today, 13 - index).slice(0, 7));
}
