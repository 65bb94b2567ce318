import * as z from 'zod/mini';

/** What somebody is told of, each with the facts its words are made of. All of it is public to that person. */
const car = { listingId: z.number(), car: z.string() };
const rupiah = z.number();
export const notificationFacts = {
  'listing-live': z.object(car),
  'listing-rejected': z.object({ ...car, reasons: z.array(z.string()) }),
  'listing-expiring': z.object({ ...car, expiresAt: z.string() }),
  'lead-received': z.object({ ...car, leadId: z.number(), leadKind: z.string(), name: z.string() }),
  'offer-received': z.object({ ...car, offerId: z.number(), amount: rupiah }),
  'offer-changed': z.object({
    ...car,
    offerId: z.number(),
    status: z.string(),
    amount: rupiah,
    /** On which side whoever is told stands. */
    role: z.optional(z.enum(['buyer', 'seller'])),
  }),
  'price-dropped': z.object({ ...car, price: rupiah, before: rupiah }),
  'search-news': z.object({ name: z.string(), path: z.string(), count: z.number() }),
  'scope-decided': z.object({ scope: z.string(), isGranted: z.boolean() }),
} as const;

export type NotificationKind = keyof typeof notificationFacts;
export type NotificationFacts<Kind extends NotificationKind> = z.infer<(typeof notificationFacts)[Kind]>;
export const notificationKinds = Object.keys(notificationFacts).filter(
  (name): name is NotificationKind => name in notificationFacts,
);

/** The ways by which somebody hears of it, each of which can be switched off for each kind. */
export const mutableWays = ['app', 'push', 'message'] as const;
export type MutableWay = (typeof mutableWays)[number];

/** Kinds that also go to the telephone number of whoever has no browser to be woken: what another person waits on. */
export const messagedKinds = [
  'listing-rejected',
  'lead-received',
  'offer-received',
  'offer-changed',
] as const satisfies readonly NotificationKind[];

export function isMessaged(kind: NotificationKind): boolean {
  return messagedKinds.some((one) => one === kind);
}
