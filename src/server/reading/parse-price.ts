import { priceLimits } from '#contract/money.ts';
import { type Reading, read, unread } from '#server/car-list/row-reasons.ts';
import { figurePattern, readingsOfFigure } from './number-words.ts';

const million = 1e6;
const units: readonly (readonly [words: RegExp, size: number])[] = [
  [/^(?:m|mlr|milyar|miliar|milliar|milyard|billion|bn)$/, 1e9],
  [/^(?:jt|jta|juta|jutaan|jtan|mio|million)$/, million],
  [/^(?:rb|rbu|ribu|ribuan|k)$/, 1e3],
];

/** A partial amount instead of the price: `TDP 85 jt`, `angsuran 5 jt`. */
const downPayment =
  /(?:^|[^a-z])(?:tdp|dp|uang muka|down ?payment|angsuran|angs|cicilan|cicil|per ?bulan)(?![a-z])|\/ ?(?:bln|bulan)(?![a-z])/;
const foreign = /\$|€|£|¥|(?:^|[^a-z])(?:usd|us|eur|sgd|myr|rm|dollar|euro)(?![a-z])/;
const amount = new RegExp(`(${figurePattern})(\\s*)([a-z]*)`, 'g');

interface Amount {
  readonly readings: readonly number[];
  /** 1 without a unit. */
  readonly unit: number;
}

/** Undefined if a suffix is not a unit (`125x`); a separate word is ignored. */
function readAmount(figure: string, gap: string, word: string): Amount | undefined {
  const unit = units.find(([words]) => words.test(word))?.[1];
  if (unit === undefined) {
    return word === '' || gap !== '' ? { readings: readingsOfFigure(figure), unit: 1 } : undefined;
  }
  return { readings: readingsOfFigure(figure).map((reading) => Math.round(reading * unit)), unit };
}

/** `185` in a price column can only be millions. Three digits after a dot are thousands. */
function withoutUnit(readings: readonly number[]): number[] {
  const [first] = readings;
  if (first === undefined) return [];
  return [first < 10_000 ? Math.round(first * million) : first];
}

function readingsOf(amounts: readonly Amount[]): number[] {
  const [first, second] = amounts;
  if (first === undefined) return [];
  if (second === undefined) return first.unit === 1 ? withoutUnit(first.readings) : [...first.readings];
  // `1 M 250 jt`: amounts with descending units are added.
  const descending =
    second.unit > 1 && first.unit > second.unit && second.readings.every((part) => part < first.unit);
  if (amounts.length > 2 || !descending) return [];
  return first.readings.flatMap((whole) => second.readings.map((part) => whole + part));
}

/**
 * A price in rupiah as sellers write it: `Rp 125.000.000`, `125 jt`, `1,25 M`, `Rp. 185.500.000,- nego`. A
 * plain number under 10,000 is millions. Of several interpretations, the one within the limits counts.
 */
export function parsePrice(text: string): Reading<number> {
  const written = text.normalize('NFKC').toLowerCase().trim();
  if (/^(?:-|n\/?a|unknown|nego|)$/.test(written)) return unread('price_missing');
  if (downPayment.test(written)) return unread('price_down_payment');
  if (foreign.test(written)) return unread('price_foreign');
  const plain = written.replace(/^\W*(?:rp|idr)(?![a-z])\.?\s*|(?<=[^a-z])(?:rp|idr)(?![a-z])\.?\s*/g, '');
  // A sign, a number attached to a word (`b125`) or an exponent is not a price.
  if (/^\s*[-−]\s*\d|[a-z]\d|\d[%°]/.test(plain)) return unread('price_unreadable');
  const amounts = [...plain.matchAll(amount)].map(([, figure = '', gap = '', word = '']) =>
    readAmount(figure, gap, word),
  );
  if (amounts.length === 0) return unread('price_missing');
  const readings = readingsOf(amounts.filter((one) => one !== undefined));
  if (amounts.includes(undefined) || readings.length === 0) return unread('price_unreadable');
  const possible = [
    ...new Set(readings.filter((price) => price >= priceLimits.min && price <= priceLimits.max)),
  ];
  const [price] = possible;
  if (price === undefined) return unread('price_out_of_limits');
  return possible.length > 1 ? unread('price_ambiguous') : read(price);
}
