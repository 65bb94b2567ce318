import { startOfDay } from '#contract/dates.ts';
import { plainText } from '#contract/readers/plain-text.ts';
import { readDate } from '#contract/readers/read-date.ts';

const earliest = startOfDay('2000-01-01').getTime();
const dayMs = 86_400_000;

/** `kemarin`, `3 hari lalu`, `2 bulan yang lalu`, in days. */
const ago =
  /^(?:(?<near>hari ini|today|kemarin|yesterday)|(?<count>\d{1,3}|se) ?(?<unit>hari|minggu|bulan|tahun|days?|weeks?|months?|years?)(?: (?:yang )?lalu| ago))$/;
const daysOf: readonly (readonly [RegExp, number])[] = [
  [/^(?:minggu|week)/, 7],
  [/^(?:bulan|month)/, 30],
  [/^(?:tahun|year)/, 365],
  [/./, 1],
];

function relative(written: string, now: Date): Date | undefined {
  const found = ago.exec(written)?.groups;
  if (!found) return undefined;
  const { near, count, unit = '' } = found;
  const size = daysOf.find(([words]) => words.test(unit))?.[1] ?? 1;
  const days =
    near === undefined ? (count === 'se' ? 1 : Number(count)) * size : /^(?:hari|today)/.test(near) ? 0 : 1;
  return new Date(now.getTime() - days * dayMs);
}

function instantOf(text: string, now: Date): Date | undefined {
  const written = plainText(text);
  if (
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?$/i.test(written)
  ) {
    // A time without a zone is in Western Indonesia.
    const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(written) ? written : `${written}+07:00`;
    const instant = new Date(zoned.replace(' ', 'T'));
    if (!Number.isNaN(instant.getTime())) return instant;
  }
  const date = readDate(text);
  // Of a month its first day.
  if (date) return startOfDay(date.length === 7 ? `${date}-01` : date);
  return relative(written.toLowerCase(), now);
}

/** The date or time of a listing; undefined if it is unreadable, in the future or before 2000. */
export function parseListedAt(text: string, now: Date): Date | undefined {
  const instant = instantOf(text, now);
  return instant && instant.getTime() >= earliest && instant <= now ? instant : undefined;
}
