import type { Language } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';

/**
 * A typed number, by the language's signs: `225.000.000`, `7,25`. With decimals the last comma or dot begins them, as
 * either is on a phone's keys.
 * @returns undefined where it is none
 */
export function numberOfTyped(text: string, decimals: number): number | undefined {
  const bare = text.replace(/[\s\u00a0]|rp|%/gi, '');
  const whole = bare.replace(/[.,]/g, '');
  if (!/^\d{1,15}$/.test(whole)) return undefined;
  if (decimals === 0) return Number(whole);
  const at = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (at === -1) return Number(whole);
  const [before, after] = [bare.slice(0, at).replace(/[.,]/g, ''), bare.slice(at + 1)];
  return Number(`${before || '0'}.${after.slice(0, decimals) || '0'}`);
}

export const typedOf = (value: number, decimals: number, language: Language): string =>
  Number.isFinite(value) ? formatNumber(value, language, decimals) : '';
