import type { Language } from '#contract/language.ts';
import { priceStops } from '#contract/search/filter-range.ts';

const units: readonly (readonly [name: RegExp, size: number])[] = [
  [/^(?:jt|juta|million|mio|mn)$/, 1e6],
  [/^(?:m|mil|milyar|miliar|b|bn|billion)$/, 1e9],
  [/^(?:rb|ribu|k)$/, 1e3],
];
/** Smaller numbers without a unit are in juta, because no car costs 150 rupiah. */
const leastRupiah = 100_000;
/** At or above this price, the range is unbounded. */
const dearest = Math.max(...priceStops);

/**
 * `1.250,5` is one thousand two hundred and fifty in Indonesian, `1,250.5` in English; a single separator is
 * interpreted by the number of digits after it.
 */
function numberOf(text: string, language: Language): number {
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return Number(text);
  const behind = text.slice(text.lastIndexOf(last) + 1);
  const hasBoth = new Set(separators).size > 1;
  const usual = language === 'id' ? ',' : '.';
  const isDecimal = hasBoth || (separators.length === 1 && (behind.length !== 3 || last === usual));
  const whole = isDecimal ? text.slice(0, text.lastIndexOf(last)) : text;
  return Number(`${whole.replace(/[.,]/g, '')}${isDecimal ? `.${behind}` : ''}`);
}

/** A price with the precision of an address: thousands of rupiah, millions from a milyar on. */
function rounded(rupiah: number): number {
  const step = rupiah >= 1e9 ? 1e6 : 1e3;
  return Math.round(rupiah / step) * step;
}

/**
 * Parses a price: `150`, `150 jt`, `Rp 150 Juta`, `1,5 milyar`, `150.000.000`. Null for empty text or beyond
 * the last stop, undefined if invalid.
 */
export function priceOfText(text: string, language: Language): number | null | undefined {
  const found = /^(?:rp\.?)?\s*([\d.,\s]*\d)\s*([a-z]*)\.?$/.exec(text.trim().toLowerCase());
  if (!found) return text.trim() === '' ? null : undefined;
  const [, digits = '', unit = ''] = found;
  const value = numberOf(digits.replaceAll(/\s/g, ''), language);
  const size = unit === '' ? (value < leastRupiah ? 1e6 : 1) : units.find(([name]) => name.test(unit))?.[1];
  if (size === undefined || !Number.isFinite(value)) return undefined;
  const price = rounded(value * size);
  return price > 0 && price < dearest ? price : null;
}
