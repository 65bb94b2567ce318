import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';

/** Splits a formatted price into number and unit: `Rp 212,5 Juta` into `212,5` and `Juta`. */
function partsOf(rupiah: number, language: Language): { figure: string; unit: string } {
  const [, figure = '', unit = ''] = formatPrice(rupiah, language).split(' ');
  return { figure, unit };
}

export type PriceRangeText = {
  /** `Rp 212–238 Juta`, or `Rp 950 Juta–1,2 Milyar` if the units differ. */
  readonly text: string;
  /** The two ends, as short as possible: `212`, or `950 Juta`. */
  readonly low: string;
  readonly high: string;
};

export function priceRangeText(from: number, to: number, language: Language): PriceRangeText {
  const low = partsOf(from, language);
  const high = partsOf(to, language);
  const last = `${high.figure} ${high.unit}`;
  if (low.unit !== high.unit) {
    const first = `${low.figure} ${low.unit}`;
    return { text: `Rp ${first}–${last}`, low: first, high: last };
  }
  const text = low.figure === high.figure ? `Rp ${last}` : `Rp ${low.figure}–${last}`;
  return { text, low: low.figure, high: high.figure };
}
