import { priceLimits } from '#contract/money.ts';
import { figurePattern, figureText, readingsOfFigure } from './figures.ts';

const million = 1e6;
const units: readonly (readonly [words: RegExp, size: number])[] = [
  [/^(?:m|mil|mlr|mill?iar(?:an)?|mil[iy]ar(?:an)?|milyard|b|bn|billion)$/, 1e9],
  [/^(?:jt|jta|juta|jutaan|jtan|mio|mn|million)$/, million],
  [/^(?:rb|rbu|ribu|ribuan|k)$/, 1e3],
];

const amount = new RegExp(`(${figurePattern})(\\s*)([a-z]*)`, 'g');

interface Amount {
  readonly readings: readonly number[];
  /** 1 without a unit. */
  readonly unit: number;
}

/** Undefined if a suffix is not a unit (`125x`); a separate word is ignored. */
function readAmount(figure: string, gap: string, word: string): Amount | undefined {
  const unit = units.find(([words]) => words.test(word))?.[1];
  if (unit === undefined)
    return word === '' || gap !== '' ? { readings: readingsOfFigure(figure), unit: 1 } : undefined;
  return { readings: readingsOfFigure(figure).map((reading) => Math.round(reading * unit)), unit };
}

/** `185` in a price can only be millions. Three digits after a dot are thousands. */
function withoutUnit([first]: readonly number[], smallestPlain: number): number[] {
  if (first === undefined) return [];
  const rupiah = first < smallestPlain ? Math.round(first * million) : first;
  return Number.isInteger(rupiah) ? [rupiah] : [];
}

/** A number below it without a unit is in millions. */
const smallestRupiah = 10_000;

/**
 * Every amount that a text in rupiah may mean, likeliest first: `Rp 125.000.000`, `125 jt`, `1,25 M`, `1 M 250 jt`,
 * `Rp. 185.500.000,- nego`. Empty if it is not one amount in whole rupiah, undefined if it has no number.
 */
export function rupiahReadings(text: string, smallestPlain = smallestRupiah): readonly number[] | undefined {
  const written = figureText(text).replace(
    /^\W*(?:rp|idr)(?![a-z])\.?\s*|([^a-z])(?:rp|idr)(?![a-z])\.?\s*/g,
    '$1',
  );
  // A sign, a number attached to a word (`b125`), a percentage or another quantity is not a price.
  if (/^\s*-\s*\d|[a-z]\d|\d[%°]|\d ?(?:km|cc|kursi|tahun|thn?|bulan|bln|hari)\b/.test(written)) return [];
  const amounts: Amount[] = [];
  for (const [, figure = '', gap = '', word = ''] of written.matchAll(amount)) {
    const read = readAmount(figure, gap, word);
    if (read === undefined) return [];
    amounts.push(read);
  }
  const [first, second, ...others] = amounts;
  if (first === undefined) return undefined;
  if (second === undefined)
    return first.unit === 1 ? withoutUnit(first.readings, smallestPlain) : first.readings;
  // `1 M 250 jt`: amounts with descending units are added.
  const isSum =
    others.length === 0 &&
    second.unit > 1 &&
    first.unit > second.unit &&
    second.readings.every((part) => part < first.unit);
  return isSum ? first.readings.flatMap((whole) => second.readings.map((part) => whole + part)) : [];
}

/**
 * An amount in rupiah as typed or pasted. Of several readings the first that a vehicle may cost counts.
 * @param smallestPlain a number below it without a unit is in millions; 0 where small amounts are usual, as in fees
 */
export function readRupiah(text: string, smallestPlain?: number): number | undefined {
  const readings = rupiahReadings(text, smallestPlain) ?? [];
  return readings.find((reading) => reading <= priceLimits.max) ?? readings[0];
}
