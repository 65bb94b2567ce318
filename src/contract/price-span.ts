import type { Language } from './language.ts';
import { formatPrice } from './money.ts';

/** A price range as people write it, with the unit once where both have the same: `Rp 242–347 Juta`. */
export function formatPriceSpan({ min, max }: { min: number; max: number }, language: Language): string {
  const [lowest, highest] = [formatPrice(min, language), formatPrice(max, language)];
  if (lowest === highest) return lowest;
  const [, figure, unit] = lowest.split(' ');
  const [, ...rest] = highest.split(' ');
  return rest[1] === unit ? `Rp ${figure}–${rest.join(' ')}` : `${lowest}–${rest.join(' ')}`;
}
