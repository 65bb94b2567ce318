import { yearInJakarta } from '#contract/dates.ts';
import { plainText } from './plain-text.ts';

export interface WrittenYear {
  readonly year: number;
  /** The second year in `2016/2017`: made in one year, first registered in the next. */
  readonly registrationYear: number | null;
}

const words = /\b(?:tahun|thn|th|tn|year|keluaran|pembuatan|awal|akhir|pertengahan|early|late|mid)\b\.?/g;

/** `98` is 1998 and `15` 2015: no car is older than a hundred years. */
export function fullYear(written: string, currentYear: number): number {
  const year = Number(written);
  if (written.length > 2) return year;
  return year > (currentYear % 100) + 1 ? 1900 + year : 2000 + year;
}

/**
 * A year: `2016`, `th. 2016`, `'15`, `2015 akhir`, `2016/2017`, `16/17`. `<1986` means anything older and becomes 1985,
 * the latest possible year.
 */
export function readYear(text: string, currentYear: number): WrittenYear | undefined {
  const written = plainText(text.slice(0, 100)).toLowerCase().replace(words, ' ').trim();
  const parts = /^(<)?\s*['’]?(\d{4}|\d{2})(?:[.,]0+)?(?:\s*[/-]\s*(\d{4}|\d{2})|-\d{2}-\d{2})?$/.exec(
    written,
  );
  if (!parts) return undefined;
  const [, before, first = '', second] = parts;
  const year = fullYear(first, currentYear) - (before === undefined ? 0 : 1);
  const registrationYear = second === undefined ? null : fullYear(second, currentYear);
  const follows = registrationYear === null || registrationYear === year || registrationYear === year + 1;
  return follows ? { year, registrationYear } : undefined;
}

/** The year in a field of a form. */
export const yearOf = (text: string | undefined, now: Date): number | undefined =>
  readYear(text ?? '', yearInJakarta(now))?.year;
