import type { Language } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';

/* How figures are written; what is written is from elsewhere. */

export type Written = {
  number(value: number, digits?: number): string;
  price(rupiah: number): string;
  /** Day of the month in Jakarta of an instant. */
  day(instant: Date): string;
  /** `27 Nov`, `Nov 27`. */
  shortDay(instant: Date): string;
  /** `27 Nov 2026`, `Nov 27, 2026`. */
  longDay(day: string): string;
  /** `Mar 27` of `2027-03`. */
  shortMonth(month: string): string;
  /** `27 November 2026`, `November 2026` or the year alone, as exact as the date is. */
  date(date: string): string;
};

const zone = { timeZone: 'Asia/Jakarta' } as const;
const localeOf = { id: 'id-ID', en: 'en-US' } as const;

export function writtenIn(language: Language): Written {
  const locale = localeOf[language];
  return {
    number: (value, digits = 0) => formatNumber(value, language, digits),
    price: (rupiah) => formatPrice(rupiah, language),
    day: (instant) => instant.toLocaleDateString('en-US', { ...zone, day: 'numeric' }),
    shortDay: (instant) => {
      const month = instant.toLocaleDateString(locale, { ...zone, month: 'long' }).slice(0, 3);
      const day = instant.toLocaleDateString('en-US', { ...zone, day: 'numeric' });
      return language === 'id' ? `${day} ${month}` : `${month} ${day}`;
    },
    longDay: (day) => {
      const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
      const month = date.toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }).slice(0, 3);
      const [year, number] = [date.getUTCFullYear(), date.getUTCDate()];
      return language === 'id' ? `${number} ${month} ${year}` : `${month} ${number}, ${year}`;
    },
    shortMonth: (month) => {
      const name = new Date(`${month.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString(locale, {
        month: 'long',
        timeZone: 'UTC',
      });
      return `${name.slice(0, 3)} ${month.slice(2, 4)}`;
    },
    date: (date) =>
      date.length === 4
        ? date
        : new Date(`${date.length === 7 ? `${date}-01` : date}T00:00:00Z`).toLocaleDateString(locale, {
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
            ...(date.length === 10 && { day: 'numeric' }),
          }),
  };
}
