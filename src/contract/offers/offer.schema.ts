import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import { id, optionalText, pageNumber, smallId, text } from '#contract/api/wire-values.ts';
import { carPicture, listingStatus } from '#contract/listing/listing.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import { orderStatuses } from '#contract/payments/order-status.ts';
import { offerActions, offerStatuses } from './offer.ts';

/* Schemas of offers. */

/** Only bounded; offer-form.ts validates it and answers problems by field. */
const amount = text(40);
const note = optionalText(1000);

/** One step of an offer, visible to both sides. */
export const offerStep = () =>
  z.object({
    action: z.enum(offerActions),
    by: z.enum(['buyer', 'seller', 'site']),
    /** In rupiah, if the step names an amount. */
    amount: z.nullable(z.number()),
    note: z.string(),
    createdAt: z.iso.datetime(),
  });
export type OfferStep = z.infer<ReturnType<typeof offerStep>>;

/** A booking of an agreed car, as far as both parties see it. */
export const offerOrder = () =>
  z.object({
    reference: z.string(),
    status: z.enum(orderStatuses),
    /** In rupiah. */
    fee: z.number(),
    heldUntil: z.nullable(z.iso.datetime()),
  });
export type OfferOrder = z.infer<ReturnType<typeof offerOrder>>;

export const offerView = () =>
  z.object({
    id: z.number(),
    /** The viewer's role. */
    role: z.enum(['buyer', 'seller']),
    status: z.enum(offerStatuses),
    /** In rupiah: the latest amount proposed by either side. */
    amount: z.number(),
    /** Incremented by every step; a response names the revision its sender has seen. */
    revision: z.number(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Until when the car is reserved for the buyer; null if it is not. */
    reservedUntil: z.nullable(z.iso.datetime()),
    listing: z.object({
      id: z.number(),
      label: z.string(),
      slug: z.string(),
      price: z.number(),
      status: listingStatus,
      ...carPicture.shape,
    }),
    /** The other party. The number is only visible while the offer is accepted. */
    other: z.object({
      /** Identifies the account for blocking. */
      id: z.nullable(z.string()),
      name: z.nullable(z.string()),
      /** E.164. */
      mobile: z.nullable(z.string()),
      isWhatsapp: z.boolean(),
    }),
    steps: z.array(offerStep()),
    /** The booking that is paid for, holds the car or has ended with its sale. Absent from earlier answers. */
    order: z._default(z.nullable(offerOrder()), null),
    /** In rupiah, where the reader can book the car now. */
    bookingFee: z.optional(z.number()),
    /** The slug of the dealer that sold the car to the reader, who has not rated the deal yet. */
    dealerToRate: z.optional(z.string()),
  });
export type OfferView = z.infer<ReturnType<typeof offerView>>;

const changed = () => z.object({ offer: offerView() });
const list = () => z.object({ items: z.array(offerView()), meta: pageMeta });

export const offerSchemas = {
  sendOffer: {
    path: queuedPaths.sendOffer,
    who: 'account',
    method: 'POST',
    once: true,
    query: () => z.object({ listingId: id, amount, note, ...visitQuery() }),
    data: changed,
  },
  changeOffer: {
    path: queuedPaths.changeOffer,
    who: 'account',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        id,
        action: z.enum(['counter', 'accept', 'decline', 'withdraw']),
        amount: z.optional(amount),
        note,
        /** The revision seen by the sender: an amount that has changed meanwhile cannot be accepted. */
        revision: smallId,
      }),
    data: changed,
  },
  /** The caller's offers as buyer, as seller, or both, optionally for one listing. */
  bookingOffers: {
    path: '/api/v1/bucket/get-booking-offers',
    who: 'account',
    method: 'GET or POST',
    query: () =>
      z.object({
        role: z.optional(z.enum(['buyer', 'seller'])),
        listingId: z.optional(id),
        page: pageNumber,
      }),
    data: list,
  },
  /** Accepted offers that reserve the caller's own listings. */
  lockedOffers: {
    path: '/api/v3/ovb/get-locked-offer',
    who: 'account',
    method: 'GET or POST',
    query: () => z.object({ page: pageNumber }),
    data: list,
  },
  /** Cars reserved for the caller: accepted offers, and every booking that is not over, also without an offer. */
  bookings: {
    path: '/api/v3/ovb/user-bookings',
    who: 'account',
    method: 'GET or POST',
    query: () => z.object({ page: pageNumber }),
    data: () =>
      z.object({
        ...list().shape,
        orders: z.array(
          z.object({
            ...offerOrder().shape,
            listingId: z.nullable(z.number()),
            car: z.string(),
            /** In rupiah: the agreed price. */
            price: z.number(),
          }),
        ),
      }),
  },
} as const;
