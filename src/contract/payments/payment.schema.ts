import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { day, id, pageNumber, text } from '#contract/api/wire-values.ts';
import { carPicture, listingStatus } from '#contract/listing/listing.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import { auditEntries } from '#contract/staff/audit.schema.ts';
import { staffNoteLength } from '#contract/staff/staff-note.ts';
import { ledgerAccounts, orderActions } from './order.ts';
import { orderReferencePattern, orderStatuses } from './order-status.ts';

/* Schemas of booking orders (docs/product.md#booking). Amounts are whole rupiah. */

/** The public name of an order, by which payment providers know it too. */
export const orderReference = () => z.string().check(z.regex(orderReferencePattern));

const bookedCar = () =>
  z.object({
    id: z.number(),
    label: z.string(),
    slug: z.string(),
    price: z.number(),
    status: listingStatus,
    ...carPicture.shape,
  });

/** What a booking costs and promises. */
export const bookingTerms = () =>
  z.object({
    fee: z.number(),
    /** How long the payment may take, in minutes. */
    payMinutes: z.number(),
    holdDays: z.number(),
    /** `2026-11-23`; a consent names the version. */
    version: z.string(),
  });
export type BookingTerms = z.infer<ReturnType<typeof bookingTerms>>;

export const orderEvent = () =>
  z.object({
    action: z.enum(orderActions),
    by: z.enum(['buyer', 'staff', 'site']),
    status: z.enum(orderStatuses),
    createdAt: z.iso.datetime(),
  });

export const orderView = () =>
  z.object({
    reference: orderReference(),
    status: z.enum(orderStatuses),
    /** The fee that is paid. */
    fee: z.number(),
    /** The agreed price, which the fee counts towards. */
    price: z.number(),
    name: z.string(),
    /** The proposed day of the visit; null without one. */
    visitOn: z.nullable(z.string()),
    termsVersion: z.string(),
    /** Where it is paid, while that is possible. */
    payUrl: z.nullable(z.string()),
    payBy: z.iso.datetime(),
    heldUntil: z.nullable(z.iso.datetime()),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** What its reader may do. */
    actions: z.array(z.enum(['cancel', 'release', 'refund'])),
    /** The car's name as it was; the car itself while it exists. */
    car: z.string(),
    listing: z.nullable(bookedCar()),
    events: z.array(orderEvent()),
    /** How its buyer reaches the seller, once the fee is paid. */
    seller: z.optional(
      z.object({ name: z.nullable(z.string()), mobile: z.string(), isWhatsapp: z.boolean() }),
    ),
    /** Slug of the dealer whose sale its buyer has not rated yet. */
    dealerToRate: z.optional(z.string()),
  });
export type OrderView = z.infer<ReturnType<typeof orderView>>;

/** Why a car cannot be reserved by its reader. */
export const bookingProblems = ['not_offered', 'own_car', 'reserved', 'no_agreement', 'no_payment'] as const;
export type BookingProblem = (typeof bookingProblems)[number];

/** A line of the ledger. */
const ledgerLine = () =>
  z.object({
    kind: z.enum(orderActions),
    account: z.enum(ledgerAccounts),
    /** Rupiah; debits are positive. */
    amount: z.number(),
    createdAt: z.iso.datetime(),
  });
export type LedgerLine = z.infer<ReturnType<typeof ledgerLine>>;

const staffOrder = () =>
  z.object({
    order: orderView(),
    provider: z.string(),
    /** The buyer's number, E.164; null for a deleted account. */
    mobile: z.nullable(z.string()),
    ledger: z.array(ledgerLine()),
    trail: auditEntries(),
  });
export type StaffOrder = z.infer<ReturnType<typeof staffOrder>>;

const changed = () => z.object({ order: orderView() });

export const paymentSchemas = {
  /** Whether the caller can reserve a car, at what price, and on what terms. */
  bookingTerms: {
    path: '/api/v3/payment/booking-terms',
    who: 'account',
    method: 'GET or POST',
    query: () => z.object({ listingId: id }),
    data: () =>
      z.object({
        listing: bookedCar(),
        terms: bookingTerms(),
        /** The price agreed with the caller, or the dealer's. */
        price: z.number(),
        problem: z.nullable(z.enum(bookingProblems)),
        /** The caller's order for this car that is not over. */
        order: z.nullable(orderView()),
      }),
  },
  createOrder: {
    path: '/api/v3/payment/create-order',
    who: 'account',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        listingId: id,
        /** Bounded only; the service reports problems by field. */
        name: text(200),
        visitOn: z.optional(day),
        /** The fee and the version of the terms that were shown: others are not agreed to. */
        fee: text(20),
        termsVersion: text(20),
        ...visitQuery(),
      }),
    data: changed,
  },
  paymentDetail: {
    path: '/api/v3/payment/detail',
    who: 'account',
    method: 'GET or POST',
    query: () => z.object({ id: orderReference() }),
    data: changed,
  },
  ownOrders: {
    path: '/api/v3/payment/orders',
    who: 'account',
    method: 'GET or POST',
    query: () => z.object({ page: pageNumber }),
    data: () => z.object({ items: z.array(orderView()), meta: pageMeta }),
  },
  changeOrder: {
    path: '/api/v3/payment/change-order',
    who: 'account',
    method: 'POST',
    query: () => z.object({ id: orderReference(), action: z.enum(['cancel', 'release', 'refund']) }),
    data: changed,
  },
  /** Every order, for staff. */
  staffOrders: {
    path: '/api/v3/staff/orders',
    who: 'staff',
    method: 'GET or POST',
    query: () => z.object({ status: z.optional(z.enum(orderStatuses)), page: pageNumber }),
    data: () => z.object({ items: z.array(orderView()), meta: pageMeta }),
  },
  /** One order with what moved its money, and what staff decided. */
  staffOrder: {
    path: '/api/v3/staff/order',
    who: 'staff',
    method: 'GET or POST',
    query: () => z.object({ id: orderReference() }),
    data: staffOrder,
  },
  staffChangeOrder: {
    path: '/api/v3/staff/change-order',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        id: orderReference(),
        action: z.enum(['release', 'refund']),
        /** The reason: it stays in the trail. */
        note: text(staffNoteLength),
      }),
    data: staffOrder,
  },
} as const;
