import { plainText } from '#contract/readers/plain-text.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { sellLimits } from '#contract/sell/sell.ts';
import { type Reading, read, unread } from '#server/car-list/row-reasons.ts';
import { saysNothing } from './parse-words.ts';

/** The mileage of a row: `undefined` is unreadable, null is stated as unknown. */
export function parseKilometers(text: string): Reading<number | null | undefined> {
  if (saysNothing(plainText(text))) return read(null);
  const kilometers = readKilometers(text);
  return kilometers !== undefined && kilometers > sellLimits.mostKilometers
    ? unread('kilometers_impossible')
    : read(kilometers);
}
