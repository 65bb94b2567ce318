import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const listingId = z.number().check(z.int(), z.positive());
/** A route's pattern or a filter's type: always our own text, never a visitor's. */
const word = z.string().check(z.regex(/^[\w:/.*-]{1,100}$/));

const pageTitle = z.string().check(z.maxLength(200));

/**
 * Events that may be counted. No event has fields for personal data: no names, numbers, typed text or network
 * addresses (docs/product.md#tracking).
 */
export const trackingEvent = z.discriminatedUnion('name', [
  /** `title` is only set if the page's title contains no text typed by a visitor. */
  z.object({ name: z.literal('page_viewed'), pattern: word, title: z.optional(pageTitle) }),
  z.object({ name: z.literal('listing_viewed'), listingId }),
  z.object({ name: z.literal('favourite_added'), listingId }),
  z.object({ name: z.literal('favourite_removed'), listingId }),
  z.object({ name: z.literal('favourite_limit_reached') }),
  z.object({ name: z.literal('wishlist_opened'), count }),
  z.object({ name: z.literal('wishlist_closed'), count }),
  /** Text was typed into the search; only its length is recorded. */
  z.object({ name: z.literal('search_typed'), length: count }),
  z.object({
    name: z.literal('filter_applied'),
    types: z.array(word).check(z.maxLength(20)),
    results: count,
  }),
  /** The city popup was closed without a choice. */
  z.object({ name: z.literal('city_popup_closed') }),
  z.object({ name: z.literal('app_installed') }),
  z.object({ name: z.literal('update_applied') }),
]);
export type TrackingEvent = z.infer<typeof trackingEvent>;

/** An event, when it happened, in milliseconds since 1970, and on which page: a route's pattern. */
export const trackedEvent = z.object({ at: z.number(), page: z.optional(word), event: trackingEvent });
export type TrackedEvent = z.infer<typeof trackedEvent>;
