import * as z from 'zod/mini';
import { market, marketBadge } from '#contract/market/market.ts';
import {
  bodyTypeCode,
  colorCode,
  fuelCode,
  listingTypeCode,
  transmissionCode,
} from '#contract/vehicles/vehicle.schema.ts';
import { bpkbHolders } from '#contract/vehicles/vehicle.ts';
import { picture } from './picture.schema.ts';

/** Status of a listing (docs/product.md#listing-status). Only `live` and `reserved` are public. */
export const listingStatuses = [
  'unverified',
  'pending',
  'live',
  'reserved',
  'sold',
  'expired',
  'removed',
  'rejected',
] as const;
export const listingStatus = z.enum(listingStatuses);
export type ListingStatus = z.infer<typeof listingStatus>;

export const publicStatuses = ['live', 'reserved'] as const satisfies readonly ListingStatus[];
/** How many days a sold car's page stays up. */
export const soldPageDays = 30;

/** A car in a list. */
export const listingCard = z.object({
  id: z.number(),
  /** Brand, model and variant, as far as they are known. */
  label: z.string(),
  /** The detail page's slug, the id last; the same in both languages. */
  slug: z.string(),
  price: z.number(),
  makeYear: z.number(),
  kilometerDriven: z.nullable(z.number()),
  transmission: transmissionCode,
  listingType: listingTypeCode,
  /** The city, or the province where the seller named no city. */
  place: z.string(),
  bodyType: z.nullable(bodyTypeCode),
  /** Null where there are too few comparable cars. */
  marketBadge: z.nullable(marketBadge),
  /** The drawing's body and colour for a car without photos; else null. */
  color: z._default(z.nullable(colorCode), null),
  coverImage: z.nullable(picture),
  imageCount: z.number(),
  publishedAt: z.iso.datetime(),
  status: listingStatus,
});
export type ListingCard = z.infer<typeof listingCard>;

/** What a car's picture needs where the rest of its card is not: the photo, or body and colour of its drawing. */
export const carPicture = z.object({
  coverImage: listingCard.shape.coverImage,
  /** Absent from answers stored by earlier versions. */
  bodyType: z._default(listingCard.shape.bodyType, null),
  color: listingCard.shape.color,
});
export type CarPicture = z.infer<typeof carPicture>;

/** A car below its market, and by how many rupiah it is below the median. */
const bargain = z.object({ ...listingCard.shape, belowMedian: z.number() });

/** Some of the cars below their market, and the list of all of them. */
export const bargains = z.object({ items: z.array(bargain), url: z.string(), count: z.number() });
export type Bargains = z.infer<typeof bargains>;

/** A change of a public listing's price, in rupiah. */
const priceChange = z.object({ changedAt: z.iso.datetime(), from: z.number(), to: z.number() });
export type PriceChange = z.infer<typeof priceChange>;

/** The public data of one listing. */
export const listingDetail = z.object({
  ...listingCard.shape,
  carIdHash: z.string(),
  title: z.string(),
  brandId: z.number(),
  modelId: z.number(),
  variantId: z.nullable(z.number()),
  brandName: z.string(),
  brandSlug: z.string(),
  modelName: z.string(),
  modelSlug: z.string(),
  variantName: z.nullable(z.string()),
  registrationYear: z.nullable(z.number()),
  fuel: fuelCode,
  color: z.nullable(colorCode),
  ownership: z.nullable(z.number()),
  description: z.string(),
  citySlug: z.nullable(z.string()),
  provinceName: z.string(),
  provinceSlug: z.string(),
  images: z.array(picture),
  market: z.nullable(market),
  /** The last ones, the newest first. Absent where the price never changed, and of a sold car. */
  priceChanges: z.optional(z.array(priceChange)),
  sellerName: z.nullable(z.string()),
  mobileVerified: z.boolean(),
  /** A demonstration car (docs/product.md#demonstration-cars). Absent from pages stored by earlier versions. */
  isDemo: z._default(z.boolean(), false),
  /** The opaque id of the seller's account; null for an unowned listing. */
  sellerId: z._default(z.nullable(z.string()), null),
  /** Month until which the yearly tax is paid, `YYYY-MM`. */
  taxPaidUntil: z.nullable(z.string()),
  serviceRecord: z.nullable(z.boolean()),
  accidentFree: z.nullable(z.boolean()),
  floodFree: z.nullable(z.boolean()),
  /** This and the following are absent from answers stored by earlier versions. */
  bpkbHolder: z.optional(z.nullable(z.enum(bpkbHolders))),
  isInsurance: z.optional(z.boolean()),
  /** Letters of the plate, and whether its number is odd or even; the plate itself is never public. */
  plateRegion: z.optional(z.nullable(z.string())),
  plateParity: z.optional(z.nullable(z.enum(['odd', 'even']))),
});
export type ListingDetail = z.infer<typeof listingDetail>;
