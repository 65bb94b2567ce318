import * as z from 'zod/mini';
import { listingCard } from '#contract/listing/listing.ts';
import { listingTypeCode } from '#contract/vehicles/vehicle.schema.ts';

/** Schemas of the endpoints about sellers (endpoint-schemas.ts). */
export const sellerSchemas = {
  seller: {
    /** The account's opaque id, as a car's page names it. */
    query: () => z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/)) }),
    data: () =>
      z.object({
        /** As on their newest ad. */
        name: z.nullable(z.string()),
        listingType: listingTypeCode,
        isVerified: z.boolean(),
        isDemo: z.boolean(),
        /** Month of their first ad here, `YYYY-MM`. */
        since: z.string(),
        /** Within how many hours half of their offers were answered; null with too few to tell. */
        answerHours: z.nullable(z.number()),
        /** Public cars, of which `items` are the newest. */
        count: z.number(),
        items: z.array(listingCard),
      }),
  },
} as const;
