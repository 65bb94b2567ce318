import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { marketBadge } from '#contract/market/market.ts';
import { ownListing } from '#contract/sell/own-listing.ts';
import { conditionFacts } from './car-facts.ts';
import { listingAdvice } from './listing-advice.ts';

/** Activity of a listing besides views: numbers only, no personal data. */
export const listingActivity = z.object({
  /** Number of accounts that saw the number. */
  contactViews: z.number(),
  /** Number of accounts that have it as a favourite. */
  favourites: z.number(),
  leads: z.number(),
  /** Number of leads that its owner has not seen. */
  newLeads: z.number(),
  /** Number of all offers so far, and of those waiting for the seller. */
  offers: z.number(),
  openOffers: z.number(),
});
export type ListingActivity = z.infer<typeof listingActivity>;

export const noActivity: ListingActivity = {
  contactViews: 0,
  favourites: 0,
  leads: 0,
  newLeads: 0,
  offers: 0,
  openOffers: 0,
};

/** How many days, today included, an owner sees one by one: two weeks, and one more full day to compare them. */
export const activityDays = 15;

/** What its owner sees of a listing that is on offer. */
const onOffer = z.lazy(() =>
  z.object({
    publishedAt: z.nullable(z.iso.datetime()),
    /** Number of people who saw the number or wrote. */
    contacts: z.number(),
    /** The first of the days below. */
    from: z.iso.date(),
    /** By day, and so the contacts: each person on the first day. */
    views: z.array(z.number()),
    contactsByDay: z.array(z.number()),
    /** The middle half of similar cars' prices in rupiah, and their number; null if there are too few. */
    market: z.nullable(z.object({ from: z.number(), to: z.number(), count: z.number(), badge: marketBadge })),
    photoCount: z.number(),
    /** What buyers ask about first, and the ad does not say. */
    unstated: z.array(z.enum(conditionFacts)),
  }),
);
export type ListingOnOffer = z.infer<typeof onOffer>;

/** A listing in its owner's dashboard. */
export const dashboardListing = z.lazy(() =>
  z.object({
    ...ownListing.shape,
    activity: listingActivity,
    advice: z.array(listingAdvice),
    /** Of one that buyers see. Absent from earlier answers. */
    onOffer: z.optional(onOffer),
    /**
     * Whether it belongs to this account or device; otherwise the account that verified its number can claim
     * it.
     */
    isOwn: z.boolean(),
    /** A paid booking that holds the car. Absent from earlier answers. */
    booking: z._default(
      z.nullable(
        z.object({
          /** In rupiah. */
          fee: z.number(),
          heldUntil: z.iso.datetime(),
        }),
      ),
      null,
    ),
  }),
);
export type DashboardListing = z.infer<typeof dashboardListing>;

export const dashboardAnswer = z.lazy(() =>
  z.object({
    items: z.array(dashboardListing),
    meta: pageMeta,
    allowed_stock_add: z.number(),
  }),
);
