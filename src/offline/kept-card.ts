import * as z from 'zod/mini';
import { type ListingCard, listingCard } from '#contract/listing.ts';

const { id, label, slug, price, makeYear, kilometerDriven, place, coverImage } = listingCard.shape;

/**
 * What is kept of a car, enough to show it without a connection. Less than a list shows, so that
 * what an earlier version kept can still be read.
 */
export const keptCard = z.object({ id, label, slug, price, makeYear, kilometerDriven, place, coverImage });
export type KeptCard = z.infer<typeof keptCard>;

export function keptCardOf(card: ListingCard): KeptCard {
  return z.parse(keptCard, card);
}
