import * as z from 'zod/mini';

/** A price compared with its market (docs/product.md#market-badge). */
export const marketBadge = z.enum(['below', 'fair', 'above']);
export type MarketBadge = z.infer<typeof marketBadge>;

/** Fewer comparable cars than this are no market. */
export const leastComparableCars = 8;

/** Asking prices of comparable public cars: same model, year ±1, and the variant where there are enough of it. */
export const market = z.object({
  /** How many cars it is based on. */
  count: z.number(),
  /** Day of the calculation, ISO 8601. */
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

/** How far below or above the middle half a price is an outlier, in widths of that half (Tukey). */
const outlierWidths = 1.5;

/** Whether a price is far from those of the market; undefined where it is not. */
export function outlierOf(
  price: number,
  { p25, p75 }: Pick<Market, 'p25' | 'p75'>,
): 'low' | 'high' | undefined {
  const reach = (p75 - p25) * outlierWidths;
  return price < p25 - reach ? 'low' : price > p75 + reach ? 'high' : undefined;
}

/** From this share of the middle price down, a buyer should ask for the reason. */
const farBelowShare = 0.85;

/** Whether a price is so low that it wants a reason. */
export function isFarBelow(price: number, { median }: Pick<Market, 'median'>): boolean {
  return price <= median * farBelowShare;
}

/** Below, within or above the middle half of the market. */
export function badgeOf(price: number, { p25, p75 }: Pick<Market, 'p25' | 'p75'>): MarketBadge {
  return price < p25 ? 'below' : price > p75 ? 'above' : 'fair';
}
