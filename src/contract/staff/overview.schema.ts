import * as z from 'zod/mini';
import { noQuery } from '#contract/api/wire-values.ts';
import { deviceClasses } from '#contract/page/tracking-event.ts';
import { queueItem } from './staff.ts';

/* What waits for staff, and how the site is doing (docs/product.md#staff). For scope `staff` only. */

/** What people wait for. */
export const waitingKinds = [
  'listings',
  'reports',
  'conversations',
  'ownerReviews',
  'scopeRequests',
  'payouts',
  'claims',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Hours of waiting at which the next band begins, after the first. The last one is the promise to sellers. */
export const waitingHours = [1, 4, 12, 24] as const;

const waiting = () =>
  z.object({
    kind: z.enum(waitingKinds),
    count: z.number(),
    /** The count by band of `waitingHours`, the youngest first. */
    ages: z.array(z.number()),
  });
export type Waiting = z.infer<ReturnType<typeof waiting>>;

/** How many days the overview has. */
export const overviewDays = 28;
/** How many listings of the queue the overview shows. */
export const overviewQueue = 5;

const counted = () => z.object({ listings: z.number(), contacts: z.number(), offers: z.number() });

const pageFaults = () =>
  z.object({
    /** A route's pattern, or `other`. */
    page: z.string(),
    today: z.number(),
    /** In the last seven days, today included. */
    week: z.number(),
    /** In the seven days before. */
    before: z.number(),
    /** How often the page was opened in the last seven days. */
    views: z.number(),
  });
export type PageFaults = z.infer<ReturnType<typeof pageFaults>>;

/** How many days of measurements are shown. */
export const vitalDays = 28;
/** Of how many pages. */
export const mostMeasured = 40;

/** What three of four measurements do not exceed: milliseconds, for CLS thousandths. Null without any. */
const measured = () =>
  z.object({
    device: z.enum(deviceClasses),
    /** Of the metric with most of them. */
    count: z.number(),
    LCP: z.nullable(z.number()),
    INP: z.nullable(z.number()),
    CLS: z.nullable(z.number()),
  });

export const overviewSchemas = {
  /** Everything that waits, of every kind. */
  staffWaiting: {
    path: '/api/v3/staff/waiting',
    who: 'staff',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ items: z.array(waiting()) }),
  },
  staffOverview: {
    path: '/api/v3/staff/overview',
    who: 'staff',
    method: 'POST',
    query: () => noQuery,
    data: () =>
      z.object({
        at: z.iso.datetime(),
        waiting: z.array(waiting()),
        /** The review queue from its oldest. */
        oldest: z.array(queueItem()),
        publicListings: z.number(),
        /** Jakarta's days, the oldest first; the last one is today. */
        days: z.array(z.object({ day: z.string(), ...counted().shape })),
        /** Pages with most faults first. */
        faults: z.array(pageFaults()),
      }),
  },
  /** How pages felt to visitors, and where they failed. */
  staffSpeed: {
    path: '/api/v3/staff/speed',
    who: 'staff',
    method: 'POST',
    query: () => noQuery,
    data: () =>
      z.object({
        /** By route's pattern and device, those with most measurements first. */
        pages: z.array(z.object({ page: z.string(), ...measured().shape })),
        /** All pages together, by Jakarta's day, the latest first. */
        days: z.array(z.object({ day: z.string(), ...measured().shape })),
        faults: z.array(pageFaults()),
      }),
  },
} as const;
