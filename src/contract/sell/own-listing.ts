import * as z from 'zod/mini';
import { carPicture, listingStatus } from '#contract/listing/listing.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { sellFields } from './sell-fields.ts';

/** Why a listing waits for staff (docs/product.md#review). */
export const checkReasons = [
  'mobile_unverified',
  'no_readable_photo',
  'price_far_from_market',
  'contact_details',
  'down_payment_as_price',
  'photo_of_another_listing',
  'plate_of_another_account',
  'unknown_model',
  'stock_limit',
] as const;
/** Further reasons of staff for a rejection. */
export const staffReasons = [
  'photos_unclear',
  'wrong_facts',
  'duplicate_ad',
  'not_a_car',
  'already_sold',
  'suspected_fraud',
  'offensive',
  'seller_suspended',
] as const;
export const reviewReasons = [...checkReasons, ...staffReasons] as const;
export const reviewReason = z.enum(reviewReasons);
export type ReviewReason = (typeof reviewReasons)[number];

/** A seller's form in an answer, and in the device's database. */
export const sellForm = z.partialRecord(z.enum(sellFields), z.string());

/** A listing as its owner sees it. */
export const ownListing = z.object({
  id: z.number(),
  /** Made by the device; null for an import. */
  clientId: z.nullable(z.string()),
  status: listingStatus,
  /** Goes up with every change; the `If-Match` of the next one. */
  revision: z.number(),
  label: z.string(),
  slug: z.string(),
  price: z.number(),
  ...carPicture.shape,
  /** While it is pending or rejected. */
  reasons: z.array(reviewReason),
  views: z.number(),
  createdAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
});
export type OwnListing = z.infer<typeof ownListing>;

/** The answer to every change of a listing. */
export const changedListing = z.object({ listing: ownListing });

/** Which of these photos this account or device has uploaded already. */
export const photosPresent = z.object({ present: z.array(z.string()) });

/** With everything that can be edited. */
export const editableListing = z.object({
  ...ownListing.shape,
  form: sellForm,
  /** In order, the cover first. */
  images: z.array(z.object({ sha256: z.string(), picture })),
});
export type EditableListing = z.infer<typeof editableListing>;

/** Where a recommended price comes from (docs/product.md#recommended-price). */
export const recommendedPrice = z.object({
  /** Rupiah. */
  minPrice: z.number(),
  maxPrice: z.number(),
  /** `market`: the middle half of comparable cars; `calculator`: the new price less age and distance. */
  basis: z.enum(['market', 'calculator']),
  /** Comparable cars; fewer than eight are no market. */
  count: z.number(),
  /** ISO 8601 day of the market, or of the new price. */
  asOf: z.string(),
});
export type RecommendedPrice = z.infer<typeof recommendedPrice>;

/** Brands, models and variants as sellers choose them. */
export const sellBrand = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  isPopular: z.boolean(),
});
export const sellModel = z.object({ id: z.number(), brandId: z.number(), name: z.string() });
export const sellVariant = z.object({
  id: z.number(),
  modelId: z.number(),
  name: z.string(),
  fuel: z.string(),
  transmission: z.string(),
  soldFrom: z.number(),
  soldUntil: z.nullable(z.number()),
  /** Million rupiah, as of `priceYear`. */
  newPriceMillion: z.number(),
  priceYear: z.number(),
});

/** A variant of any kind of vehicle: of others than cars not all is known. */
export const anySellVariant = () =>
  z.extend(sellVariant, {
    fuel: z.nullable(z.string()),
    transmission: z.nullable(z.string()),
    soldFrom: z.nullable(z.number()),
    newPriceMillion: z.nullable(z.number()),
    priceYear: z.nullable(z.number()),
  });

/** All cars, for offline use. */
export const vehicleCatalogue = z.object({
  /** Changes whenever the content does. */
  version: z.string(),
  brands: z.array(sellBrand),
  models: z.array(sellModel),
  variants: z.array(sellVariant),
});
export type VehicleCatalogue = z.infer<typeof vehicleCatalogue>;
