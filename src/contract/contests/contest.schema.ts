import * as z from 'zod/mini';
import { id, vehicleSlug } from '#contract/api/wire-values.ts';
import { listingCard } from '#contract/listing/listing.ts';

/* The photo contest (docs/product.md#photo-contest). */

const entry = () =>
  z.object({
    /** The car as it was called when it was entered. */
    label: z.string(),
    /** Null once the ad is not public any more. */
    card: z.nullable(listingCard),
  });

const contest = () =>
  z.object({
    contest: z.string(),
    name: z.string(),
    about: z.string(),
    prizes: z.string(),
    /** `2026-11-22`; null without an end. */
    endsOn: z.nullable(z.string()),
    isOpen: z.boolean(),
    isDemonstration: z.boolean(),
    entryCount: z.number(),
    /** The latest ones that are public. */
    entries: z.array(entry()),
    /** Once it is closed and staff has picked, the first place first. */
    winners: z.array(z.extend(entry(), { place: z.number() })),
  });
export type PhotoContest = z.infer<ReturnType<typeof contest>>;

const ownAd = () =>
  z.object({
    id: z.number(),
    label: z.string(),
    photos: z.number(),
    isEntered: z.boolean(),
    isFit: z.boolean(),
  });
export type ContestAd = z.infer<ReturnType<typeof ownAd>>;

export const contestSchemas = {
  /** All editions that have begun, or one of them. */
  photoContests: {
    path: '/api/v1/contest/list',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ contest: z.optional(vehicleSlug()) }),
    data: () => z.object({ items: z.array(contest()) }),
  },
  /** The caller's live ads, with how many different photos each has. */
  contestAds: {
    path: '/api/v1/contest/own-ads',
    who: 'account',
    method: 'POST',
    query: () => z.object({ contest: vehicleSlug() }),
    data: () => z.object({ items: z.array(ownAd()) }),
  },
  /** Another ad takes the place of the one entered before. */
  enterContest: {
    path: '/api/v1/contest/enter',
    who: 'account',
    method: 'POST',
    query: () => z.object({ contest: vehicleSlug(), id }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
