import type { Language } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';

/** `96 kB`, `1,2 MB`, in decimal units, like phones display downloads. */
export function sizeText(bytes: number, language: Language): string {
  if (bytes < 999_500) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} kB`;
  return `${formatNumber(bytes / 1e6, language, 1)} MB`;
}
