import type { Language } from './language.ts';

const months = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;

/* What a day is: everyone's days are Jakarta's (docs/product.md#days), and only this file makes one of an instant. */

/** Jakarta's UTC offset; it has no daylight saving time. */
const jakartaMs = 7 * 60 * 60 * 1000;
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

/**
 * `20 Nov` in Indonesian, `Nov 20` in English, in Jakarta's time zone. Same result as Intl.DateTimeFormat,
 * whose first use takes a phone longer than rendering a card.
 * @param instant ISO 8601
 */
export function formatDay(instant: string, language: Language): string {
  const date = new Date(Date.parse(instant) + jakartaMs);
  const month = months[language][date.getUTCMonth()]?.slice(0, 3) ?? '';
  return language === 'id' ? `${date.getUTCDate()} ${month}` : `${month} ${date.getUTCDate()}`;
}

export const yearInJakarta = (instant: Date | number): number => Number(timeInJakarta(instant).slice(0, 4));

/**
 * `November 2026` in both languages.
 * @param month `2026-11`
 */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[language][Number(number) - 1] ?? ''} ${year}`;
}

/**
 * `Mar 27` for March 2027, in both languages.
 * @param month `2027-03`
 */
export function formatShortMonth(month: string, language: Language): string {
  const [name = '', year = ''] = formatMonth(month, language).split(' ');
  return `${name.slice(0, 3)} ${year.slice(-2)}`;
}
