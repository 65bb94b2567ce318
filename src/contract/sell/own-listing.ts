import * as z from 'zod/mini';
import { listingStatus } from '#contract/listing/listing.ts';
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
/** What staff says besides, when it sends one back. */
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

/** What a seller sees of an advertisement of their own. */
export const ownListing = z.object({
  id: z.number(),
  /** Made by the device that wrote it; null where an import did. */
  clientId: z.nullable(z.string()),
  status: listingStatus,
  /** Goes up with every change; `If-Match` of the next one. */
  revision: z.number(),
  label: z.string(),
  slug: z.string(),
  price: z.number(),
  coverImage: z.nullable(picture),
  /** While it waits for staff, or was sent back. */
  reasons: z.array(reviewReason),
  views: z.number(),
  createdAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
});
export type OwnListing = z.infer<typeof ownListing>;

/** What the server answers to whatever was done to one. */
export const changedListing = z.object({ listing: ownListing });

/** Which of the photos asked for the server has already from this account or device. */
export const photosPresent = z.object({ present: z.array(z.string()) });

/** The same with all that can be edited. */
export const editableListing = z.object({
  ...ownListing.shape,
  form: sellForm,
  /** In their order, the cover first. */
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
  /** Comparable cars there are; under eight they say too little. */
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

/** All of them, for a device that has no connection. */
export const vehicleCatalogue = z.object({
  /** Changes when anything in it does. */
  version: z.string(),
  brands: z.array(sellBrand),
  models: z.array(sellModel),
  variants: z.array(sellVariant),
});
export type VehicleCatalogue = z.infer<typeof vehicleCatalogue>;
