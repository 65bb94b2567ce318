import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { clientId, id, optionalText, pageNumber, smallId, text } from '#contract/api/wire-values.ts';
import { listingStatus } from '#contract/listing/listing.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { offerActions, offerStatuses } from './offer.ts';

/* What offers look like on the wire. */

/** Bounded here; what is wrong with either is said in words, each on its field (offer-form.ts). */
const amount = text(40);
const note = optionalText(1000);

/** One step of the dealing, for both to see. */
export const offerStep = z.object({
  action: z.enum(offerActions),
  by: z.enum(['buyer', 'seller', 'site']),
  /** Rupiah, where the step named one. */
  amount: z.nullable(z.number()),
  note: z.string(),
  createdAt: z.iso.datetime(),
});
export type OfferStep = z.infer<typeof offerStep>;

export const offerView = z.object({
  id: z.number(),
  /** Which of the two is asking. */
  role: z.enum(['buyer', 'seller']),
  status: z.enum(offerStatuses),
  /** Rupiah; what stands now, of whichever side. */
  amount: z.number(),
  /** Goes up with every step: an answer is to what its sender has seen. */
  revision: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Until when the car is kept for the buyer; null where it is not, or no longer. */
  reservedUntil: z.nullable(z.iso.datetime()),
  listing: z.object({
    id: z.number(),
    label: z.string(),
    slug: z.string(),
    price: z.number(),
    status: listingStatus,
    coverImage: z.nullable(picture),
  }),
  /** The other of the two. A number only once they have agreed. */
  other: z.object({
    /** By which they can be blocked. */
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
    /** E.164. */
    mobile: z.nullable(z.string()),
    isWhatsapp: z.boolean(),
  }),
  steps: z.array(offerStep),
});
export type OfferView = z.infer<typeof offerView>;

const changed = z.object({ offer: offerView });
const list = z.object({ items: z.array(offerView), meta: pageMeta });

export const offerSchemas = {
  sendOffer: { query: z.object({ listingId: id, amount, note, clientId }), data: changed },
  changeOffer: {
    query: z.object({
      id,
      action: z.enum(['counter', 'accept', 'decline', 'withdraw']),
      amount: z.optional(amount),
      note,
      /** Of what was seen: nobody accepts an amount that has become another meanwhile. */
      revision: smallId,
      clientId,
    }),
    data: changed,
  },
  /** Offers of one's own, as the one, the other, or both; or those for one car. */
  bookingOffers: {
    query: z.object({
      role: z.optional(z.enum(['buyer', 'seller'])),
      listingId: z.optional(id),
      page: pageNumber,
    }),
    data: list,
  },
  /** Accepted offers that keep a car of one's own. */
  lockedOffers: { query: z.object({ page: pageNumber }), data: list },
  /** Cars that are kept for one. */
  bookings: { query: z.object({ page: pageNumber }), data: list },
} as const;
