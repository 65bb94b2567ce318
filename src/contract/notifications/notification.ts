import * as z from 'zod/mini';

/** The kinds of messages, each with its facts. All facts may be shown to the recipient. */
const car = () => ({ listingId: z.number(), car: z.string() });
const rupiah = () => z.number();
export const notificationFacts = {
  'listing-live': z.lazy(() => z.object(car())),
  'listing-rejected': z.lazy(() => z.object({ ...car(), reasons: z.array(z.string()) })),
  'listing-expiring': z.lazy(() => z.object({ ...car(), expiresAt: z.string() })),
  'lead-received': z.lazy(() =>
    z.object({
      ...car(),
      /** Null for a lead about a new vehicle. */
      listingId: z.nullable(z.number()),
      leadId: z.number(),
      leadKind: z.string(),
      name: z.string(),
    }),
  ),
  /** One for all messages of a conversation since it was last read. */
  'message-received': z.lazy(() =>
    z.object({
      ...car(),
      conversationId: z.number(),
      name: z.string(),
      messageKind: z.string(),
      text: z.string(),
    }),
  ),
  /** A buyer has been waiting for days. */
  'message-waiting': z.lazy(() => z.object({ ...car(), conversationId: z.number(), days: z.number() })),
  /** A visit that both agreed on is tomorrow or today. */
  'visit-soon': z.lazy(() =>
    z.object({ ...car(), conversationId: z.number(), day: z.string(), part: z.string(), place: z.string() }),
  ),
  'offer-received': z.lazy(() => z.object({ ...car(), offerId: z.number(), amount: rupiah() })),
  'offer-changed': z.lazy(() =>
    z.object({
      ...car(),
      offerId: z.number(),
      status: z.string(),
      amount: rupiah(),
      /** The recipient's role. */
      role: z.optional(z.enum(['buyer', 'seller'])),
    }),
  ),
  'booking-changed': z.lazy(() =>
    z.object({
      ...car(),
      /** The order's public name. */
      reference: z.string(),
      status: z.string(),
      /** The fee. */
      amount: rupiah(),
      /** The reader's side. */
      role: z.enum(['buyer', 'seller']),
    }),
  ),
  'price-dropped': z.lazy(() => z.object({ ...car(), price: rupiah(), before: rupiah() })),
  'search-news': z.lazy(() => z.object({ name: z.string(), path: z.string(), count: z.number() })),
  /** A new model that was waited for. */
  'model-on-sale': z.lazy(() => z.object({ name: z.string(), path: z.string() })),
  'scope-decided': z.lazy(() => z.object({ scope: z.string(), isGranted: z.boolean() })),
  /** `news`: the claim's state, or `answered` in the same state. */
  'warranty-claim-changed': z.lazy(() =>
    z.object({
      ...{ claimId: z.number(), number: z.string(), plan: z.string(), news: z.string() },
    }),
  ),
  /** Staff let a review of a vehicle in, or sent it back. */
  'owner-review-decided': z.lazy(() =>
    z.object({
      ...{ reviewId: z.number(), name: z.string(), isLive: z.boolean(), reasons: z.array(z.string()) },
      /** The list it is in. */
      path: z.string(),
    }),
  ),
  /** A dealer's first answer to a trade-in: what they would pay for the own vehicle. */
  'trade-answered': z.lazy(() =>
    z.object({ dealer: z.string(), slug: z.string(), car: z.string(), amount: rupiah() }),
  ),
} as const;

export type NotificationKind = keyof typeof notificationFacts;
export type NotificationFacts<Kind extends NotificationKind> = z.infer<(typeof notificationFacts)[Kind]>;
export const notificationKinds = Object.keys(notificationFacts).filter(
  (name): name is NotificationKind => name in notificationFacts,
);

/** Channels of messages; each can be muted per kind. */
export const mutableWays = ['app', 'push', 'message'] as const;
export type MutableWay = (typeof mutableWays)[number];

/**
 * Kinds that are also sent to the telephone number if no browser can receive push, because another person
 * waits for a response.
 */
export const messagedKinds = [
  'listing-rejected',
  'lead-received',
  'message-waiting',
  'offer-received',
  'offer-changed',
  'booking-changed',
] as const satisfies readonly NotificationKind[];

export function isMessaged(kind: NotificationKind): boolean {
  return messagedKinds.some((one) => one === kind);
}
