import { dayInJakarta, isDay } from '#contract/dates.ts';
import { plainText } from './plain-text.ts';

/** Months by their first three letters, in Indonesian and English, with usual abbreviations. */
const months =
  'jan feb|peb mar|mrt apr mei|may jun jul agu|aug|ags|agt sep|spt okt|oct nov|nop des|dec'.split(' ');

/** A spreadsheet counts days from 30 December 1899: these are of the years 2000 to 2099. */
const [firstSerial, lastSerial, unixSerial] = [36_526, 73_050, 25_569];
const longestDate = 100;

function dateOf(year = '', month = '', day?: string): string | undefined {
  if (!/^(?:\d\d)?\d\d$/.test(year)) return undefined;
  const written = `${year.length === 2 ? 20 : ''}${year}-${month.padStart(2, '0')}`;
  const date = `${written}-${(day ?? '1').padStart(2, '0')}`;
  if (!isDay(date)) return undefined;
  return day === undefined ? written : date;
}

/**
 * A date or month: `2026-08-31`, `31/08/2026`, `31.8.26`, `Senin, 31 Agustus 2026 10:30 WIB`, `Aug 31, 2026`, `Agu-26`,
 * `08/2026`, `20260831`, and a spreadsheet's serial day `46265`.
 * @returns `YYYY-MM-DD` or `YYYY-MM`
 */
export function readDate(text: string): string | undefined {
  const written = plainText(text.slice(0, longestDate))
    .toLowerCase()
    .replace(/[t,\s]\D{0,8}\d{1,2}:\d{2}.*$/, '');
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(written) ? Math.floor(Number(written.replace(',', '.'))) : 0;
  if (serial >= firstSerial && serial <= lastSerial) return dayInJakarta((serial - unixSerial) * 86_400_000);
  const tokens = written
    .replace(/^(20\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    // A weekday before the date.
    .replace(/^[a-z'’]+,? (?=\d+[-\s./])/, (word) => (monthOf(word) === '0' ? '' : word))
    .split(/[\s,./-]+/)
    .filter((token) => token !== '');
  const names = tokens.filter((token) => /^\D+$/.test(token));
  const numbers = tokens.filter((token) => /^\d+$/.test(token));
  const [first = '', second = '', third] = numbers;
  const isYearFirst = first.length === 4;
  const [name] = names;
  if (names.length > 1 || tokens.length > 3 || names.length + numbers.length < tokens.length)
    return undefined;
  if (name !== undefined) {
    if (second === '') return dateOf(first, monthOf(name));
    return isYearFirst ? dateOf(first, monthOf(name), second) : dateOf(second, monthOf(name), first);
  }
  if (third === undefined) return isYearFirst ? dateOf(first, second) : dateOf(second, first);
  if (isYearFirst) return dateOf(first, second, third);
  // Day first, as in Indonesia; a month above twelve can only be the day of an American date.
  return dateOf(third, second, first) ?? dateOf(third, first, second);
}

/** `0` for another word. */
const monthOf = (word: string): string =>
  String(months.findIndex((names) => names.split('|').includes(word.slice(0, 3))) + 1);

/** A month as `YYYY-MM`, from any date in it. */
export const readMonth = (text: string): string | undefined => readDate(text)?.slice(0, 7);
