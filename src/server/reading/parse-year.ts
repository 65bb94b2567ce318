import { type Reading, read, unread } from '#server/car-list/row-reasons.ts';

export const oldestYear = 1950;

export interface YearReading {
  readonly year: number;
  /** The second year in `2016/2017`: made in one year, first registered in the next. */
  readonly registrationYear: number | null;
}

/**
 * The year of make: `2016`, `th. 2016`, `2016/2017`. `<1986` means anything older and becomes 1985, the
 * latest possible year.
 */
export function parseYear(text: string, currentYear: number): Reading<YearReading> {
  const written = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:tahun|thn|th|tn|year)\b\.?\s*/, '')
    .trim();
  if (/^(?:|-|unknown|n\/?a)$/.test(written)) return unread('year_missing');
  const parts = /^(<)?\s*(\d{4})(?:\.0+)?(?:\s*[/-]\s*(\d{4})|-\d{2}-\d{2})?$/.exec(written);
  if (!parts) return unread('year_unreadable');
  const [, before, first, second] = parts;
  const year = Number(first) - (before === undefined ? 0 : 1);
  const registrationYear = second === undefined ? null : Number(second);
  if (registrationYear !== null && registrationYear !== year && registrationYear !== year + 1) {
    return unread('year_unreadable');
  }
  if (year < oldestYear || year > currentYear + 1) return unread('year_impossible');
  return read({ year, registrationYear });
}
