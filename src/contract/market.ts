import * as z from 'zod/mini';

/** A price compared with its market (docs/product.md#market-badge). */
export const marketBadge = z.enum(['below', 'fair', 'above']);
export type MarketBadge = z.infer<typeof marketBadge>;

/** Fewer comparable cars than this say nothing of a market. */
export const leastComparableCars = 8;

/** What comparable live cars are offered for: same model, year ±1, and the variant where there are enough of it. */
export const market = z.object({
  /** How many cars it rests on. */
  count: z.number(),
  /** The day it was worked out, ISO 8601. */
  asOf: z.string(),
  /** Rupiah: the cheapest, a quarter, half, three quarters, the dearest. */
  min: z.number(),
  p25: z.number(),
  median: z.number(),
  p75: z.number(),
  max: z.number(),
  /** Whether only cars of the same variant were compared. */
  isSameVariant: z.boolean(),
});
export type Market = z.infer<typeof market>;

/** Below or above the middle half of the market, or within it. */
export function badgeOf(price: number, { p25, p75 }: Pick<Market, 'p25' | 'p75'>): MarketBadge {
  return price < p25 ? 'below' : price > p75 ? 'above' : 'fair';
}
