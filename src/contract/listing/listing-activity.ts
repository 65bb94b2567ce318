import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { ownListing } from '#contract/sell/own-listing.ts';
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

/** A listing in its owner's dashboard. */
export const dashboardListing = z.lazy(() =>
  z.object({
    ...ownListing.shape,
    activity: listingActivity,
    advice: z.array(listingAdvice),
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
