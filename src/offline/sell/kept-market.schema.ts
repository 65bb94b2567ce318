import * as z from 'zod/mini';
import { recommendedPrice } from '#contract/sell/own-listing.ts';

/** The last recommended prices, for offline use. */
export const keptMarket = z.object({
  /** Model, variant and year. */
  id: z.string(),
  price: z.nullable(recommendedPrice),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
});
export type KeptMarket = z.infer<typeof keptMarket>;
