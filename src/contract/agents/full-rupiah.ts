import type { Language } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';

/** To the rupiah, as accounts are written: `Rp 750.000`. */
export function fullRupiah(amount: number, language: Language): string {
  return `Rp ${formatNumber(amount, language)}`;
}
