import * as z from 'zod/mini';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import {
  category,
  day,
  id,
  noQuery,
  optionalText,
  pageNumber,
  text,
  vehicleSlug,
  wholeNumber,
} from '#contract/api/wire-values.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { staffNoteLength } from '#contract/staff/staff-note.ts';
import { vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { reviewAspects, reviewOrders, reviewStates } from './owner-review.ts';
import { aspectStars, reviewAggregate } from './review-aggregate.schema.ts';
import { ownerReviewReasons, reviewReportReasons, reviewStaffReasons } from './review-reasons.ts';

const anyReason = `(?:${reviewStaffReasons.join('|')})`;
const kind = () => z.enum(vehicleKinds);

/** As everyone reads it. */
export const shownReview = () =>
  z.object({
    id: z.number(),
    kind: kind(),
    brand: z.string(),
    model: z.string(),
    /** Brand, model and variant. */
    label: z.string(),
    makeYear: z.number(),
    ownedYears: z.number(),
    author: z.string(),
    title: z.string(),
    body: z.string(),
    /** The mean of its stars, to a tenth. */
    average: z.number(),
    aspects: aspectStars(),
    pictures: z.array(picture),
    /** `2026-11-22`, in Jakarta. */
    date: z.string(),
  });
export type ShownReview = z.infer<ReturnType<typeof shownReview>>;

const named = () => z.object({ slug: z.string(), name: z.string() });

/** As its author and staff read it. */
const ownReview = () =>
  z.extend(shownReview(), {
    variant: z.string(),
    stars: z.record(z.enum(reviewAspects), z.number()),
    state: z.enum(reviewStates),
    reasons: z.array(z.enum(ownerReviewReasons)),
    /** In the language of the call. */
    reasonNames: z.array(z.string()),
    revision: z.number(),
    images: z.array(z.object({ sha256: z.string(), picture })),
  });
export type OwnReview = z.infer<ReturnType<typeof ownReview>>;

const staffReview = () =>
  z.extend(ownReview(), {
    mobile: z.string(),
    reports: z.array(z.object({ name: z.string(), details: z.nullable(z.string()) })),
  });
export type StaffReview = z.infer<ReturnType<typeof staffReview>>;

const meta = () =>
  z.object({
    totalCount: z.number(),
    pageCount: z.number(),
    currentPage: z.number(),
    perPage: z.number(),
  });

const starFields = () => {
  const star = optionalText(2);
  return { comfort: star, driving: star, runningCost: star, reliability: star, value: star };
};

export const ownerReviewSchemas = {
  /** Reviews of all vehicles, a kind, a brand or a model; `q` searches their words, and has one page. */
  ownerReviews: {
    path: '/api/v1/review/list',
    who: 'anyone',
    isKept: true,
    query: () =>
      z.object({
        kind: z.optional(kind()),
        brand: z.optional(vehicleSlug()),
        model: z.optional(vehicleSlug()),
        sort: z.optional(z.enum(reviewOrders)),
        page: pageNumber,
        q: optionalText(100),
      }),
    data: () =>
      z.object({
        /** The names of what was asked for. */
        brand: z.nullable(named()),
        model: z.nullable(named()),
        aggregate: z.nullable(reviewAggregate()),
        items: z.array(shownReview()),
        meta: meta(),
        /** The most reviewed of what is within: brands of a kind, models of a brand. */
        within: z.array(
          z.object({
            kind: kind(),
            brand: z.string(),
            model: z.nullable(z.string()),
            name: z.string(),
            count: z.number(),
          }),
        ),
        /** The page of the new vehicle, where there is one. */
        vehicleUrl: z.nullable(z.string()),
      }),
  },
  /** What can be reviewed of a kind: the models of the catalogue of new vehicles, and those sold used. */
  reviewVehicles: {
    path: '/api/v1/review/vehicles',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ categoryId: category() }),
    data: () =>
      z.object({
        brands: z.array(
          z.object({
            ...named().shape,
            models: z.array(z.object({ ...named().shape, variants: z.array(z.string()) })),
          }),
        ),
      }),
  },
  /** Publishes a review, or with `id` changes one's own. Problems are answered by field as 422. */
  saveOwnerReview: {
    path: queuedPaths.saveOwnerReview,
    who: 'account',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        ...{ consent: day, id: z.optional(id) },
        ...{ kind: optionalText(40), brand: optionalText(80), model: optionalText(80) },
        ...{ variant: optionalText(400), makeYear: optionalText(10), ownedYears: optionalText(10) },
        ...starFields(),
        ...{ title: optionalText(400), body: optionalText(8000), author: optionalText(200) },
        images: optionalText(2000),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
  deleteOwnerReview: {
    path: '/api/v1/review/delete',
    who: 'account',
    method: 'POST',
    query: () => z.object({ id }),
    data: () => z.object({ received: z.literal(true) }),
  },
  /** The caller's reviews, newest first. */
  ownOwnerReviews: {
    path: '/api/v1/review/own',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ items: z.array(ownReview()) }),
  },
  reportOwnerReview: {
    path: '/api/v1/review/report',
    who: 'anyone',
    method: 'POST',
    once: true,
    limit: { most: 10, withinMinutes: 60, of: 'address' },
    query: () => z.object({ id, reason: z.enum(reviewReportReasons), details: optionalText(500) }),
    data: () => z.object({ received: z.literal(true) }),
  },
  /** Reviews that wait for staff or were reported, oldest first. */
  staffOwnerReviews: {
    path: '/api/v3/staff/owner-reviews',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () =>
      z.object({
        items: z.array(staffReview()),
        meta: meta(),
        /** For what a review may be sent back. */
        choices: z.array(z.object({ reason: z.enum(reviewStaffReasons), name: z.string() })),
      }),
  },
  /** Publishes a review and settles its reports, or sends it back with reasons. */
  staffDecideReview: {
    path: '/api/v3/staff/decide-review',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        id,
        revision: wholeNumber(1_000_000),
        decision: z.enum(['approve', 'reject']),
        /** Separated by commas. */
        reasons: z.optional(
          z.pipe(
            text(200).check(z.regex(new RegExp(`^${anyReason}(?:,${anyReason})*$`))),
            z.transform((given: string) => {
              const codes = new Set<string>(given.split(','));
              return reviewStaffReasons.filter((reason) => codes.has(reason));
            }),
          ),
        ),
        note: optionalText(staffNoteLength),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
