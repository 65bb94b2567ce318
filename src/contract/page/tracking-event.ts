import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const listingId = z.number().check(z.int(), z.positive());
/** A route's pattern or a filter's type: always our own text, never a visitor's. */
const word = z.string().check(z.regex(/^[\w:/.*-]{1,100}$/));

/** Where something failed: in a page's code, in a promise, in the worker, or in a step that the page works without. */
export const faultKinds = ['error', 'rejection', 'worker', 'step'] as const;
export const vitals = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;

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
  /** Something in our own scripts has failed. Its message may have what a visitor typed, and is not sent. */
  z.object({
    name: z.literal('page_failed'),
    kind: z.enum(faultKinds),
    /** The class of the error, or the name of a step that the page works without. */
    error: word,
    /** In the built files: `first-DhsSCGQ.js:1:2345`. */
    place: z.optional(word),
  }),
  /** How the page felt (https://web.dev/articles/vitals). CLS in thousandths, others in milliseconds. */
  z.object({
    name: z.literal('page_measured'),
    metric: z.enum(vitals),
    value: count,
    device: z.enum(deviceClasses),
  }),
]);
export type TrackingEvent = z.infer<typeof trackingEvent>;

/** An event, when it happened, in milliseconds since 1970, and on which page: a route's pattern. */
export const trackedEvent = z.object({ at: z.number(), page: z.optional(word), event: trackingEvent });
export type TrackedEvent = z.infer<typeof trackedEvent>;
