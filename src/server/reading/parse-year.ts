import { readYear, type WrittenYear } from '#contract/readers/read-year.ts';
import { sellLimits } from '#contract/sell/sell.ts';
import { type Reading, read, unread } from '#server/car-list/row-reasons.ts';
import { saysNothing } from './parse-words.ts';

/** The year of make of a row. */
export function parseYear(text: string, currentYear: number): Reading<WrittenYear> {
  if (saysNothing(text)) return unread('year_missing');
  const written = readYear(text, currentYear);
  if (written === undefined) return unread('year_unreadable');
  const isPossible = written.year >= sellLimits.earliestYear && written.year <= currentYear + 1;
  return isPossible ? read(written) : unread('year_impossible');
}
