import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { knownItems } from '#contract/api/known-items.ts';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import { day, id, optionalText, pageNumber } from '#contract/api/wire-values.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import { tradeDetails } from '#contract/trade/trade-details.ts';
import { leadCovers, leadKinds, leadStates, sellerLeadKinds } from './lead.ts';

/*
 * Schemas of leads. They only limit field sizes; validation is in lead-form.ts, runs on the device and on
 * the server, and its problems are answered as 422 by field.
 */

/** Fields of every lead: the listing and the sender. */
const leadQuery = () => ({
  id: z.optional(id),
  name: optionalText(200),
  mobile: optionalText(40),
  email: optionalText(400),
  message: optionalText(2000),
  /** The version of the privacy text shown beside the button. */
  consent: day,
  ...visitQuery(),
});
const money = { price: optionalText(40), cityId: optionalText(20) };
const received = z.object({ received: z.literal(true) });

/** A lead as its seller sees it. Staff also see loan and insurance leads and requests to outlets. */
export const sellerLead = () =>
  z.object({
    id: z.number(),
    kind: z.enum(leadKinds),
    state: z.enum(leadStates),
    /** Null if the lead is not about a listing. */
    about: z.nullable(z.object({ listingId: z.number(), car: z.string(), slug: z.string() })),
    /** The outlet of a request, for staff. Names are as they were when the request was sent. */
    outlet: z.nullable(
      z.object({ name: z.string(), vehicle: z.nullable(z.string()), isDemonstration: z.boolean() }),
    ),
    name: z.string(),
    /** E.164. */
    mobile: z.string(),
    isVerified: z.boolean(),
    /** Identifies the sender for blocking; null for a guest. */
    accountId: z.nullable(z.string()),
    email: z.nullable(z.string()),
    message: z.string(),
    /** The preferred date of a test drive or service, `2026-11-30`. */
    preferredOn: z.nullable(z.string()),
    /** Details of a loan or insurance request. The national id is masked. */
    terms: z.nullable(
      z.object({
        price: z.nullable(z.number()),
        downPayment: z.nullable(z.number()),
        months: z.nullable(z.number()),
        cover: z.nullable(z.string()),
        /** The sender's city. */
        city: z.nullable(z.string()),
        ktp: z.nullable(z.string()),
      }),
    ),
    /** Both vehicles of a trade-in, with photos of the sender's; absent in answers kept by an older version. */
    trade: z._default(z.nullable(z.extend(tradeDetails(), { images: z.array(z.string()) })), null),
    createdAt: z.string(),
  });
export type SellerLead = z.infer<ReturnType<typeof sellerLead>>;

export const leadSchemas = {
  saveLead: {
    path: queuedPaths.saveLead,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        ...leadQuery(),
        id,
        kind: z.enum(sellerLeadKinds),
        preferredOn: optionalText(20),
      }),
    data: () => received,
  },
  saveFinanceLead: {
    path: queuedPaths.saveFinanceLead,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        ...leadQuery(),
        ...money,
        downPayment: optionalText(40),
        months: optionalText(5),
        ktp: optionalText(40),
      }),
    /** `ktp` is the national id masked except for its last four digits, or null. */
    data: () => z.object({ received: z.literal(true), ktp: z.nullable(z.string()) }),
  },
  saveInsuranceLead: {
    path: queuedPaths.saveInsuranceLead,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () => z.object({ ...leadQuery(), ...money, cover: z.optional(z.enum(leadCovers)) }),
    data: () => received,
  },
  /**
   * Leads about the caller's listings, newest first; for staff also those addressed to the site and to
   * outlets.
   */
  sellerLeads: {
    path: '/api/v1/inventory/user-inventory-lead',
    who: 'account',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () =>
      z.object({ items: knownItems('kind', leadKinds, sellerLead()), meta: pageMeta, newCount: z.number() }),
  },
  /** Changes the state of a lead. States only advance, so repeating a call has no effect. */
  changeLead: {
    path: queuedPaths.changeLead,
    who: 'account',
    method: 'POST',
    once: true,
    query: () => z.object({ id, state: z.enum(['seen', 'done']) }),
    data: () => z.object({ lead: sellerLead() }),
  },
} as const;
