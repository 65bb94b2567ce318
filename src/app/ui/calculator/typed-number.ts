import type { Language } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import { plainText } from '#contract/readers/plain-text.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';

/** Of whole numbers: money of which a small number is in millions, other money, or something else. */
export type TypedKind = 'price' | 'sum' | 'number';

/**
 * A typed number: `225.000.000`, `185 jt`, `7,25`. With decimals the last comma or dot begins them, as either is on a
 * phone's keys.
 * @returns undefined where it is none
 */
export function numberOfTyped(
  text: string,
  decimals: number,
  kind: TypedKind = 'number',
): number | undefined {
  if (decimals === 0)
    return kind === 'number' ? readKilometers(text) : readRupiah(text, kind === 'sum' ? 0 : undefined);
  const bare = plainText(text).replace(/[\s%]/g, '');
  if (!/^\d{0,15}(?:[.,]\d*)*$/.test(bare) || !/\d/.test(bare)) return undefined;
  const at = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (at === -1) return Number(bare);
  const [before, after] = [bare.slice(0, at).replace(/[.,]/g, ''), bare.slice(at + 1)];
  return Number(`${before || '0'}.${after.slice(0, decimals) || '0'}`);
}

export const typedOf = (value: number, decimals: number, language: Language): string =>
  Number.isFinite(value) ? formatNumber(value, language, decimals) : '';
