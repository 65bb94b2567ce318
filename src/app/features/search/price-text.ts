import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { priceStops } from '#contract/search/filter-range.ts';

/** At or above this price, the range is unbounded. */
const dearest = Math.max(...priceStops);

/** A price with the precision of an address: thousands of rupiah, millions from a milyar on. */
function rounded(rupiah: number): number {
  const step = rupiah >= 1e9 ? 1e6 : 1e3;
  return Math.round(rupiah / step) * step;
}

/** A typed limit of the price. Null for empty text or beyond the last stop, undefined if it is none. */
export function priceOfText(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const rupiah = readRupiah(text);
  if (rupiah === undefined) return undefined;
  const price = rounded(rupiah);
  return price > 0 && price < dearest ? price : null;
}
