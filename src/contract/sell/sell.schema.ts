import * as z from 'zod/mini';
import { sellingPaths } from '#contract/api/outbox-paths.ts';
import {
  category,
  id,
  mobile,
  modelQuery,
  noQuery,
  pageNumber,
  smallId,
  wholeNumber,
} from '#contract/api/wire-values.ts';
import { dashboardAnswer } from '#contract/listing/listing-activity.ts';
import { photoGuides } from '#contract/listing/photo-guide.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import { formTexts } from './form-texts.ts';
import {
  anySellVariant,
  changedListing,
  editableListing,
  photosPresent,
  recommendedPrice,
  sellBrand,
  sellModel,
  vehicleCatalogue,
} from './own-listing.ts';
import { sellFields } from './sell-fields.ts';

/* Schemas of the selling endpoints (endpoint-schemas.ts). */

/** SHA-256 hashes of the photos in hexadecimal, in display order, joined by commas. */
const photoHashes = z.string().check(z.maxLength(2000));
const photoViews = z
  .string()
  .check(
    z.maxLength(2000),
    z.regex(new RegExp(`^(?:[0-9a-f]{64}:(?:${photoGuides.join('|')})(?:,(?!$)|$))*$`)),
  );
const sellQuery = () => ({
  categoryId: z.optional(z.literal('1')),
  ...formTexts(sellFields),
  images: z.optional(photoHashes),
  /** The view each photo shows, by hash: `<sha256>:front,<sha256>:odometer`. */
  photoViews: z.optional(photoViews),
});
/**
 * A change to a listing: `revision` is the revision it was made to (`If-Match`, RFC 9110, is accepted
 * instead).
 */
const changeQuery = () => ({ id, revision: z.optional(smallId) });

export const sellingSchemas = {
  stockLimit: {
    path: '/api/v1/inventory/individual-stock-limit',
    who: 'anyone',
    method: 'POST',
    limit: { most: 300, withinMinutes: 60, of: 'address' },
    query: () => z.object({ mobile }),
    data: () => z.object({ allowed_stock_add: z.number(), msg: z.string() }),
  },
  checkMobile: {
    path: '/api/v1/inventory/check-mobile',
    who: 'anyone',
    method: 'POST',
    query: () => z.object({ mobile }),
    /** E.164. The response does not reveal whether an account exists. */
    data: () => z.object({ mobile: z.string() }),
  },
  sellBrands: {
    path: '/api/v4/sell-inventory/brands',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ categoryId: z.optional(category()) }),
    data: () => z.array(sellBrand),
  },
  sellModels: {
    path: '/api/v4/sell-inventory/models',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ categoryId: z.optional(category()), brandId: smallId }),
    data: () => z.array(sellModel),
  },
  sellVariants: {
    path: '/api/v4/sell-inventory/variants',
    who: 'anyone',
    isKept: true,
    query: () =>
      z.object({
        categoryId: z.optional(category()),
        modelId: smallId,
        makeYear: z.optional(wholeNumber(2100)),
      }),
    data: () => z.array(anySellVariant()),
  },
  sellCatalogue: {
    path: sellingPaths.sellCatalogue,
    who: 'anyone',
    isKept: true,
    freshSeconds: 300,
    query: () => noQuery,
    data: () => vehicleCatalogue,
  },
  recommendedPrice: {
    path: '/api/v1/inventory/recommended-price',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ ...modelQuery, makeYear: wholeNumber(2100) }),
    /** Null without enough comparable cars and without a new price. */
    data: () => z.object({ price: z.nullable(recommendedPrice) }),
  },
  photosPresent: {
    path: sellingPaths.photosPresent,
    who: 'anyone',
    method: 'POST',
    query: () => z.object({ hashes: photoHashes }),
    data: () => photosPresent,
  },
  createListing: {
    path: sellingPaths.createListing,
    who: 'anyone',
    method: 'POST',
    once: true,
    // Only stops floods.
    limit: { most: 300, withinMinutes: 60, of: 'guests of an address' },
    query: () =>
      z.object({
        ...sellQuery(),
        ...visitQuery(),
      }),
    data: () => changedListing,
  },
  /** Absent fields keep their values. */
  updateListing: {
    path: sellingPaths.updateListing,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () => z.object({ ...sellQuery(), ...changeQuery() }),
    data: () => changedListing,
  },
  /**
   * One-tap changes: mark as sold, renew, remove, or claim a listing that another device submitted with the
   * account's number.
   */
  changeStatus: {
    path: sellingPaths.changeStatus,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () => z.object({ ...changeQuery(), change: z.enum(['sold', 'renew', 'remove', 'claim']) }),
    data: () => changedListing,
  },
  ownListings: {
    path: '/api/v1/inventory/user-inventory-list',
    who: 'anyone',
    method: 'POST',
    query: () => z.object({ page: pageNumber }),
    data: () => dashboardAnswer,
  },
  /** The ids of all of the account's listings, newest first, so that their pages can recognise the owner. */
  ownIds: {
    path: '/api/v1/inventory/own-ids',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ ids: z.array(z.number()) }),
  },
  ownListing: {
    path: '/api/v1/inventory/own',
    who: 'anyone',
    method: 'GET or POST',
    isPrivate: true,
    query: () => z.object({ id }),
    data: () => z.object({ listing: editableListing }),
  },
} as const;
