import { formatMonth } from '#contract/date-words.ts';
import type { Language } from '#contract/language.ts';

/** `2 September 2026` in Indonesian, `September 2, 2026` in English. */
export function dayName(date: string, language: Language): string {
  const [month = '', year = ''] = formatMonth(date.slice(0, 7), language).split(' ');
  const day = Number(date.slice(8));
  return language === 'id' ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`;
}
