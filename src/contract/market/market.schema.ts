import * as z from 'zod/mini';
import { id, wholeNumber } from '#contract/api/wire-values.ts';
import { listingCard } from '#contract/listing/listing.ts';
import { market } from './market.ts';

/** Schemas of the endpoints about prices (endpoint-schemas.ts). */
export const marketSchemas = {
  /** The cars that a car's price is compared with. */
  comparedCars: {
    path: '/api/v4/inventory/compared-cars',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ id, pageSize: z.optional(wholeNumber(50)) }),
    data: () =>
      z.object({
        /** Null without enough cars; `items` is then empty. */
        market: z.nullable(market),
        /** The other cars of the market, closest in mileage first. */
        items: z.array(listingCard),
        /** Model years of the compared cars, inclusive. */
        years: z.object({ min: z.number(), max: z.number() }),
        /** The selection that lists all of them, including the car itself. */
        search: z.string(),
      }),
  },
} as const;
