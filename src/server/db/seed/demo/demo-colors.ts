import type { ColorCode } from '#contract/vehicles/vehicle.ts';
import { type Random, WeightedTable } from './random.ts';

type Shares = readonly (readonly [ColorCode, number])[];

/** Percentages of cars by colour, before white became usual and since. */
const earlier: Shares = [
  ['hitam', 30],
  ['silver', 27],
  ['putih', 12],
  ['abu-abu', 11],
  ['merah', 5],
  ['biru', 5],
  ['hijau', 3],
  ['emas', 2],
  ['cokelat', 2],
  ['krem', 2],
  ['kuning', 0.4],
  ['ungu', 0.3],
  ['lainnya', 0.3],
];
const later: Shares = [
  ['putih', 33],
  ['hitam', 26],
  ['silver', 13],
  ['abu-abu', 13],
  ['merah', 6],
  ['cokelat', 2.5],
  ['biru', 2.5],
  ['oranye', 1.5],
  ['kuning', 1.2],
  ['hijau', 0.7],
  ['krem', 0.3],
  ['lainnya', 0.3],
];
const whiteFrom = 2012;

const shareOf = ([, share]: Shares[number]) => share;
const tables = { earlier: new WeightedTable(earlier, shareOf), later: new WeightedTable(later, shareOf) };

export function drawColor(makeYear: number, random: Random): ColorCode {
  return (makeYear < whiteFrom ? tables.earlier : tables.later).draw(random)[0];
}
