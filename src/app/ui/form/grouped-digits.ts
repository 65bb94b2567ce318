import type { Language } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';

/** The digits of a text. Leading zeros are dropped. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** Digits, grouped by thousands; other text and too many digits as they are. */
export const grouped = (text: string, language: Language): string =>
  /^\d{1,15}$/.test(text) ? formatNumber(Number(text), language) : text;

/**
 * What a field shows while a number is typed: digits are grouped again with each of them, but signs and letters that a
 * person typed or pasted are left alone (`185,5`, `185 jt`, `185.000.000,00`), as they say what the number is.
 * @param before what the field showed before
 */
export function typedText(typed: string, before: string, language: Language): string {
  const sign = formatNumber(1000, language).charAt(1);
  const signs = (text: string) => text.split(sign).length - 1;
  const isOwn = grouped(digitsOf(before), language) === before && signs(typed) <= signs(before);
  const digits = isOwn ? typed.replaceAll(sign, '') : typed;
  return /^\d*$/.test(digits) ? grouped(digitsOf(digits), language) : typed;
}

/** The position in a grouped number after the given number of digits. */
export function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
    if (seen === count) return place + 1;
  }
  return text.length;
}
