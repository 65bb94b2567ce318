import { jakarta } from './dates.ts';
import { type Language, localeOf } from './language.ts';

/* Dates as people read them. Short ones of cards, which render many, are made without `Intl` (date-words.ts). */

const styles = {
  /** `20 November 2026` */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `20 Nov 2026` */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `20 Nov` */
  short: { day: 'numeric', month: 'short' },
  /** `20 November` */
  'day and month': { day: 'numeric', month: 'long' },
  /** `Jumat, 20 November` */
  'weekday and day': { weekday: 'long', day: 'numeric', month: 'long' },
  /** `Jumat` */
  weekday: { weekday: 'long' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `Nov 2026` */
  'short month': { month: 'short', year: 'numeric' },
  /** `20 Nov 2026, 08.00` */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** `20 November 2026 pukul 08.00` */
  'long moment': { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;
type DateStyle = keyof typeof styles;

/** Making one takes longer than the rest of a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: DateStyle, timeZone: string, language: Language): Intl.DateTimeFormat {
  const key = `${style} ${timeZone} ${language}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(localeOf[language], { ...styles[style], timeZone });
  formats.set(key, known);
  return known;
}

/**
 * A date as text.
 * @param date a day (`2026-11-20`) or a month (`2026-11`), which are the same everywhere; or an instant (ISO 8601 or a
 * `Date`), whose day is Jakarta's
 */
export function dateText(date: string | Date, style: DateStyle, language: Language): string {
  const isInstant = typeof date !== 'string' || date.includes('T');
  return formatOf(style, isInstant ? jakarta : 'UTC', language).format(new Date(date));
}

/** From one day, or month, to another: `24 Juli – 3 Agustus 2025`. */
export function rangeText(first: string, last: string, style: DateStyle, language: Language): string {
  return formatOf(style, 'UTC', language).formatRange(Date.parse(first), Date.parse(last));
}

/** The name of a weekday; Monday is 0, as 1 January 2024 was one. */
export const weekdayName = (weekday: number, language: Language): string =>
  dateText(`2024-01-0${weekday + 1}`, 'weekday', language);

/** A time of opening hours (`08:30`) as the language writes it: `08.30` in Indonesian. */
export const clockText = (clock: string, language: Language): string =>
  language === 'id' ? clock.replace(':', '.') : clock;
