import * as z from 'zod/mini';

/** A price relative to its market (docs/product.md#market-badge). */
export const marketBadge = z.enum(['below', 'fair', 'above']);
export type MarketBadge = z.infer<typeof marketBadge>;

/** Minimum number of comparable cars that counts as a market. */
export const leastComparableCars = 8;

/** Asking prices of comparable public cars: same model, year ±1, and the same variant if there are enough. */
export const market = z.object({
  /** Number of cars. */
  count: z.number(),
  /** Date of the calculation, ISO 8601. */
  asOf: z.string(),
  /** Rupiah: minimum, quartiles, maximum. */
  min: z.number(),
  p25: z.number(),
  median: z.number(),
  p75: z.number(),
  max: z.number(),
  /** Whether only cars of the same variant were compared. */
  isSameVariant: z.boolean(),
});
export type Market = z.infer<typeof market>;

/** Distance from the quartiles, in interquartile ranges, beyond which a price is an outlier (Tukey). */
const outlierWidths = 1.5;

/** Whether a price is an outlier, and on which side; undefined if it is not. */
export function outlierOf(
  price: number,
  { p25, p75 }: Pick<Market, 'p25' | 'p75'>,
): 'low' | 'high' | undefined {
  const reach = (p75 - p25) * outlierWidths;
  return price < p25 - reach ? 'low' : price > p75 + reach ? 'high' : undefined;
}

/** Below this share of the median, buyers are advised to ask for the reason. */
const farBelowShare = 0.85;

/** Whether a price is suspiciously low. */
export function isFarBelow(price: number, { median }: Pick<Market, 'median'>): boolean {
  return price <= median * farBelowShare;
}

/** Below, within or above the interquartile range. */
export function badgeOf(price: number, { p25, p75 }: Pick<Market, 'p25' | 'p75'>): MarketBadge {
  return price < p25 ? 'below' : price > p75 ? 'above' : 'fair';
}
