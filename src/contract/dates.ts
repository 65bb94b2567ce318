import { jakartaMs } from './date-words.ts';

/* What a day is: everyone's days are Jakarta's (docs/product.md#days), and only this file, date-words.ts and
 * date-text.ts make one of an instant. */

const dayMs = 24 * 60 * 60 * 1000;
/** Jakarta, for `at time zone` in SQL and for `Intl`. */
export const jakarta = 'Asia/Jakarta';

/** Jakarta's date and time at an instant, as `2026-11-23T14:05:09.000`. */
export const timeInJakarta = (instant: Date | number): string =>
  new Date(Number(instant) + jakartaMs).toISOString().slice(0, -1);

/** The day in Jakarta at an instant, or `later` days after it, as `2026-11-23`. */
export const dayInJakarta = (instant: Date | number, later = 0): string =>
  timeInJakarta(Number(instant) + later * dayMs).slice(0, 10);

/** The instant at which a day begins in Jakarta. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

const noonOf = (day: string) => Date.parse(`${day}T12:00:00+07:00`);

/** The day `days` after a day. */
export const dayAfter = (day: string, days = 1): string => dayInJakarta(noonOf(day), days);

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to) - noonOf(from)) / dayMs);

/** Whether a text is a day that exists: JavaScript reads 30 February as 1 or 2 March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noonOf(text)) && dayInJakarta(noonOf(text)) === text;

/** The day so many months later; the last one of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}

export const yearInJakarta = (instant: Date | number): number => Number(timeInJakarta(instant).slice(0, 4));
