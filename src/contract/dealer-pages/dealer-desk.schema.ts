import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import {
  flag,
  id,
  optionalPublicText,
  optionalText,
  pageNumber,
  publicText,
  smallId,
} from '#contract/api/wire-values.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { openingHours } from '#contract/outlets/opening-hours.ts';
import { dealerSlug, named, pageChanges, shownRating } from './dealer-values.schema.ts';

/* Dealers' pages as dealers and staff edit them (docs/product.md#dealer-pages). */

/** A dealer's page as the dealer edits it. */
const ownDealerPage = () =>
  z.object({
    slug: z.string(),
    revision: z.number(),
    ...{ name: z.string(), about: z.string(), address: z.string() },
    city: z.nullable(named()),
    areas: z.array(named()),
    hours: z.nullable(openingHours()),
    photo: z.nullable(picture),
    isVerified: z.boolean(),
    count: z.number(),
  });
export type OwnDealerPage = z.infer<ReturnType<typeof ownDealerPage>>;

const staffDealer = () =>
  z.object({
    ...{ slug: z.string(), name: z.string(), mobile: z.string(), city: z.nullable(z.string()) },
    ...{ isVerified: z.boolean(), count: z.number() },
  });
const staffRating = () => z.extend(shownRating(), { dealer: named(), isHidden: z.boolean() });

/** Slugs of cities joined by commas. */
const cityList = () =>
  z.pipe(
    z.string().check(z.maxLength(1000), z.regex(/^$|^[a-z0-9-]+(?:,[a-z0-9-]+)*$/)),
    z.transform((list: string) => (list === '' ? [] : [...new Set(list.split(','))])),
  );

/** Endpoints of dealers and staff about these pages. */
export const dealerDeskSchemas = {
  /** For scope `dealer` only; all other callers get 404. */
  ownDealerPage: {
    path: '/api/v3/dealer/own-page',
    who: 'dealer',
    method: 'POST',
    query: () => z.object({}),
    data: ownDealerPage,
  },
  saveDealerPage: {
    path: '/api/v3/dealer/save-page',
    who: 'dealer',
    method: 'POST',
    limit: pageChanges,
    query: () =>
      z.object({
        /** That of the page that was edited. */
        revision: smallId,
        name: publicText(300),
        about: optionalPublicText(6000),
        address: optionalPublicText(600),
        /** A slug, or empty. */
        city: optionalText(80),
        areas: z.optional(cityList()),
        /** Opening hours as JSON, or empty. */
        hours: optionalText(2000),
        /** The hash of an uploaded photo; `none` removes it, and without the field it stays. */
        photo: z.optional(z.string().check(z.regex(/^(?:none|[0-9a-f]{64})$/))),
      }),
    data: ownDealerPage,
  },
  /** For scope `staff` only. */
  staffDealers: {
    path: '/api/v3/staff/dealers',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () => z.object({ items: z.array(staffDealer()), meta: pageMeta }),
  },
  staffVerifyDealer: {
    path: '/api/v3/staff/verify-dealer',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ dealer: dealerSlug(), isVerified: flag, note: optionalText(500) }),
    data: () => z.object({ dealer: staffDealer() }),
  },
  staffRatings: {
    path: '/api/v3/staff/ratings',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () => z.object({ items: z.array(staffRating()), meta: pageMeta }),
  },
  staffHideRating: {
    path: '/api/v3/staff/hide-rating',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ id, isHidden: flag, note: optionalText(500) }),
    data: () => z.object({ rating: staffRating() }),
  },
} as const;
