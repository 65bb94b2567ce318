import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';

/** From one sum to another, with what both have alike said once: `Rp 6,1–6,7 Juta`. */
export function writtenSpan(lowest: number, highest: number, language: Language): string {
  const [from, to] = [formatPrice(lowest, language), formatPrice(highest, language)];
  if (from === to) return from;
  const [, low, unit] = from.split(' ');
  const [, high, other] = to.split(' ');
  return unit === other ? `Rp ${low}–${high}${unit === undefined ? '' : ` ${unit}`}` : `${from} – ${to}`;
}
