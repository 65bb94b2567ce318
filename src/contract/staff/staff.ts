import * as z from 'zod/mini';
import { scopes } from '#contract/account/account.ts';
import { pageMeta } from '#contract/api/envelope.ts';
import { flag, id, mobile, optionalText, pageNumber, smallId, text } from '#contract/api/wire-values.ts';
import { carPicture, listingStatus } from '#contract/listing/listing.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { reportReasons } from '#contract/report/report.ts';
import { reviewReason, reviewReasons } from '#contract/sell/own-listing.ts';
import { staffNoteLength } from '#contract/staff/staff-note.ts';
import { auditEntries } from './audit.schema.ts';

/** An account as displayed to staff. */
export const staffAccount = () =>
  z.object({
    mobile: z.string(),
    name: z.nullable(z.string()),
    scope: z.enum(scopes),
    isSuspended: z.boolean(),
    createdAt: z.iso.datetime(),
    /** Number of listings, and how many of them are public. */
    listings: z.number(),
    publicListings: z.number(),
    rejectedListings: z.number(),
  });
export type StaffAccount = z.infer<ReturnType<typeof staffAccount>>;

/** Why it is in the queue; `sent_back`: staff has rejected it before. A later version may add others. */
const queueReason = z.union([reviewReason, z.literal('sent_back')]);
export type QueueReason = z.infer<typeof queueReason>;

/** A listing in a staff list. */
export const queueItem = () =>
  z.object({
    id: z.number(),
    revision: z.number(),
    status: listingStatus,
    label: z.string(),
    slug: z.string(),
    makeYear: z.number(),
    price: z.number(),
    place: z.string(),
    sellerName: z.nullable(z.string()),
    reasons: z.array(queueReason),
    ...carPicture.shape,
    imageCount: z.number(),
    isFeatured: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  });
export type QueueItem = z.infer<ReturnType<typeof queueItem>>;

/** Another listing that may show the same car. */
export const duplicate = () =>
  z.object({
    ...queueItem().shape,
    isSamePlate: z.boolean(),
    isSameSeller: z.boolean(),
    /** Similar photos: of the reviewed listing and of this one. */
    photos: z.array(z.object({ own: picture, other: picture })),
  });
export type Duplicate = z.infer<ReturnType<typeof duplicate>>;

/** A visitor's report with its weight. */
export const visitorReport = () =>
  z.object({
    id: z.number(),
    reason: z.enum(reportReasons),
    details: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
    /** Whether the reporter has an account. */
    isAccount: z.boolean(),
    weight: z.number(),
    /** Null while it is open. */
    isUpheld: z.nullable(z.boolean()),
  });
export type VisitorReport = z.infer<ReturnType<typeof visitorReport>>;

/** Everything needed to decide on a listing. */
export const staffListing = () =>
  z.object({
    ...queueItem().shape,
    title: z.string(),
    description: z.string(),
    regNo: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    kilometerDriven: z.nullable(z.number()),
    source: z.string(),
    images: z.array(picture),
    /** Median and number of comparable cars; null without a market. */
    market: z.nullable(z.object({ median: z.number(), count: z.number() })),
    seller: z.nullable(staffAccount()),
    duplicates: z.array(duplicate()),
    reports: z.array(visitorReport()),
    trail: auditEntries(),
  });
export type StaffListing = z.infer<ReturnType<typeof staffListing>>;

export const reportedListing = () =>
  z.object({
    ...queueItem().shape,
    /** Total weight of all open reports. */
    weight: z.number(),
    reportCount: z.number(),
    reportReasons: z.array(z.enum(reportReasons)),
    lastReportAt: z.iso.datetime(),
  });
export type ReportedListing = z.infer<ReturnType<typeof reportedListing>>;

export const scopeRequest = () =>
  z.object({
    id: z.number(),
    scope: z.enum(['dealer', 'agent']),
    company: z.string(),
    note: z.string(),
    createdAt: z.iso.datetime(),
    account: staffAccount(),
  });
export type ScopeRequest = z.infer<ReturnType<typeof scopeRequest>>;

const note = optionalText(staffNoteLength);
const listed = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), meta: pageMeta });
const anyReason = `(?:${reviewReasons.join('|')})`;
/** Codes joined by commas, without duplicates. */
const reasons = () =>
  z.optional(
    z.pipe(
      text(400).check(z.regex(new RegExp(`^${anyReason}(?:,${anyReason})*$`))),
      z.transform((text: string) => {
        const given = new Set<string>(text.split(','));
        return reviewReasons.filter((reason) => given.has(reason));
      }),
    ),
  );

/** For scope `staff` only; all other callers get 404. */
export const staffSchemas = {
  staffQueue: {
    path: '/api/v3/staff/queue',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () => listed(queueItem()),
  },
  staffListing: {
    path: '/api/v3/staff/listing',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ id }),
    data: () => z.object({ listing: staffListing() }),
  },
  /** `revision` is the reviewed one, so that later changes are not decided unseen. */
  staffDecide: {
    path: '/api/v3/staff/decide',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        id,
        revision: smallId,
        decision: z.enum(['approve', 'reject']),
        reasons: reasons(),
        note,
      }),
    data: () => z.object({ listing: staffListing() }),
  },
  staffFeature: {
    path: '/api/v3/staff/feature',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ id, isFeatured: flag }),
    data: () => z.object({ listing: staffListing() }),
  },
  staffReports: {
    path: '/api/v3/staff/reports',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () => z.object({ items: z.array(reportedListing()), meta: pageMeta }),
  },
  /** Decides all open reports of a listing up to the last one seen. */
  staffJudgeReports: {
    path: '/api/v3/staff/judge-reports',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ id, upTo: id, isUpheld: flag, note }),
    data: () => z.object({ listing: staffListing() }),
  },
  staffAccount: {
    path: '/api/v3/staff/account',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ mobile }),
    data: () => z.object({ account: staffAccount(), listings: z.array(queueItem()), trail: auditEntries() }),
  },
  staffSuspend: {
    path: '/api/v3/staff/suspend',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ mobile, isSuspended: flag, note }),
    data: () => z.object({ account: staffAccount() }),
  },
  staffScopeRequests: {
    path: '/api/v3/staff/scope-requests',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () => listed(scopeRequest()),
  },
  staffDecideScope: {
    path: '/api/v3/staff/decide-scope',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ id, isGranted: flag, note }),
    data: () => z.object({ account: staffAccount() }),
  },
  staffTrail: {
    path: '/api/v3/staff/trail',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () => z.object({ items: auditEntries(), meta: pageMeta }),
  },
} as const;
