const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  mei: 5,
  may: 5,
  jun: 6,
  jul: 7,
  agu: 8,
  ags: 8,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  nop: 11,
  des: 12,
  dec: 12,
};
const earliest = Date.UTC(2000, 0, 1);

function day(year: number, month: number, date: number): Date | undefined {
  const instant = new Date(Date.UTC(year, month - 1, date));
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === date ? instant : undefined;
}

function readDate(written: string): Date | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(written);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  // Day first, as in Indonesia.
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
  if (numeric) return day(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const named = /^(\d{1,2})[\s-]([a-z]{3,9})\.?[\s-](\d{4})$/i.exec(written);
  if (named)
    return day(Number(named[3]), months[named[2]?.slice(0, 3).toLowerCase() ?? ''] ?? 0, Number(named[1]));
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?$/i.test(written))
    return undefined;
  // A time without a zone is in Western Indonesia.
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(written) ? written : `${written}+07:00`;
  const instant = new Date(zoned.replace(' ', 'T'));
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** The date or time of a listing; undefined if it is unreadable, in the future or before 2000. */
export function parseListedAt(text: string, now: Date): Date | undefined {
  const instant = readDate(text.normalize('NFKC').trim());
  return instant && instant.getTime() >= earliest && instant <= now ? instant : undefined;
}

/** The month until which the tax is paid, as `YYYY-MM`: `2026-08`, `08/2026`, `2026-08-31`, `Agustus 2026`. */
export function parseMonth(text: string): string | undefined {
  const written = text.normalize('NFKC').trim().toLowerCase();
  const numeric = /^(\d{4})[-/](\d{1,2})(?:[-/]\d{1,2})?$/.exec(written);
  const reversed = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(written);
  const named = /^([a-z]{3,9})\.?[\s-](\d{4})$/.exec(written);
  const [year, month] = numeric
    ? [numeric[1], Number(numeric[2])]
    : reversed
      ? [reversed[2], Number(reversed[1])]
      : [named?.[2], months[named?.[1]?.slice(0, 3) ?? ''] ?? 0];
  if (year === undefined || month < 1 || month > 12) return undefined;
  return `${year}-${String(month).padStart(2, '0')}`;
}
