import * as z from 'zod/mini';
import { listingCard } from '#contract/listing/listing.ts';
import { listingTypeCode } from '#contract/vehicles/vehicle.schema.ts';

/** Schemas of the endpoints about sellers (endpoint-schemas.ts). */
export const sellerSchemas = {
  /** A seller and their cars, by the account's opaque id. */
  seller: {
    path: '/api/v4/inventory/seller',
    who: 'anyone',
    isKept: true,
    /** The account's opaque id, as given on a car's page. */
    query: () => z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/)) }),
    data: () =>
      z.object({
        /** From their newest ad. */
        name: z.nullable(z.string()),
        listingType: listingTypeCode,
        isVerified: z.boolean(),
        isDemo: z.boolean(),
        /** Month of their first ad, `YYYY-MM`. */
        since: z.string(),
        /** Median response time to messages and offers, in hours; null with too few answers. */
        answerHours: z.nullable(z.number()),
        /** The slug of the page of a dealer, which replaces this one. */
        dealer: z.optional(z.nullable(z.string())),
        /** Number of public cars; `items` contains the newest. */
        count: z.number(),
        items: z.array(listingCard),
      }),
  },
} as const;
