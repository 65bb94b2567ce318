import * as z from 'zod/mini';
import { id, noQuery, vehicleSlug, wholeNumber } from '#contract/api/wire-values.ts';
import { listingCard } from '#contract/listing/listing.ts';
import { contestPlaces } from './contest-limits.ts';

/* What staff sees and does of the photo contest. In a file of its own, which only its desk loads. */

const staffEntry = () =>
  z.object({
    listingId: z.number(),
    label: z.string(),
    photos: z.number(),
    place: z.nullable(z.number()),
    card: z.nullable(listingCard),
  });

export const staffContestSchemas = {
  staffContests: {
    path: '/api/v3/staff/contests',
    who: 'staff',
    method: 'POST',
    query: () => noQuery,
    data: () =>
      z.object({
        items: z.array(
          z.object({
            ...{ contest: z.string(), name: z.string(), isOpen: z.boolean() },
            entries: z.array(staffEntry()),
          }),
        ),
      }),
  },
  /** Without a place, the ad loses its own. */
  staffPickWinner: {
    path: '/api/v3/staff/pick-winner',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ contest: vehicleSlug(), id, place: z.optional(wholeNumber(contestPlaces)) }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
