import * as z from 'zod/mini';
import { id, wholeNumber } from '#contract/api/wire-values.ts';
import { listingCard } from '#contract/listing/listing.ts';
import { market } from './market.ts';

/** Schemas of the endpoints about prices (endpoint-schemas.ts). */
export const marketSchemas = {
  comparedCars: {
    query: () => z.object({ id, pageSize: z.optional(wholeNumber(50)) }),
    data: () =>
      z.object({
        /** Null where there are too few cars; then there are no `items`. */
        market: z.nullable(market),
        /** The other cars of the market, nearest in mileage first. */
        items: z.array(listingCard),
        /** Years of the compared cars, both included. */
        years: z.object({ min: z.number(), max: z.number() }),
        /** The selection of an address that lists all of them, the car itself included. */
        search: z.string(),
      }),
  },
} as const;
