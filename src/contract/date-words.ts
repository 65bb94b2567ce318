import type { Language } from './language.ts';

/** In full; the first three letters are the short name. */
export const months = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;

/** Jakarta's UTC offset; it has no daylight saving time. */
export const jakartaMs = 7 * 60 * 60 * 1000;

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

/**
 * `November 2026` in both languages.
 * @param month `2026-11`
 */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[language][Number(number) - 1] ?? ''} ${year}`;
}
