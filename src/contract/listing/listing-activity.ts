import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { ownListing } from '#contract/sell/own-listing.ts';
import { listingAdvice } from './listing-advice.ts';

/** What came of an advertisement, beside its views: how many, and never who. */
export const listingActivity = z.object({
  /** People who were shown the number. */
  contactViews: z.number(),
  /** Accounts that keep it as a favourite. */
  favourites: z.number(),
  leads: z.number(),
  /** Of those, the ones that its owner has not seen. */
  newLeads: z.number(),
  /** Offers that were ever made, and those whose turn is the seller's. */
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

/** An advertisement in its owner's list. */
export const dashboardListing = z.object({
  ...ownListing.shape,
  activity: listingActivity,
  advice: z.array(listingAdvice),
  /** Whether this account's or device's own; else it may be claimed by whoever has proven its number. */
  isOwn: z.boolean(),
});
export type DashboardListing = z.infer<typeof dashboardListing>;

export const dashboardAnswer = z.object({
  items: z.array(dashboardListing),
  meta: pageMeta,
  allowed_stock_add: z.number(),
});
