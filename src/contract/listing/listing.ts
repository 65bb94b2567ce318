import * as z from 'zod/mini';
import { market, marketBadge } from '#contract/market/market.ts';
import {
  bodyTypeCode,
  colorCode,
  fuelCode,
  listingTypeCode,
  transmissionCode,
} from '#contract/vehicles/vehicle.schema.ts';
import { carFactShape } from './car-facts.schema.ts';
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
  /** The detail page's slug, ending with the id; the same in both languages. */
  slug: z.string(),
  price: z.number(),
  /** Rupiah a month on usual terms; absent if lenders do not usually finance the car. */
  instalment: z.optional(z.number()),
  /** What it assumes: percent of the price paid at first, and months. */
  instalmentTerms: z.optional(z.object({ downPayment: z.number(), months: z.number() })),
  makeYear: z.number(),
  kilometerDriven: z.nullable(z.number()),
  transmission: transmissionCode,
  listingType: listingTypeCode,
  /** The city, or the province if the seller named no city. */
  place: z.string(),
  /** From the centre of the selected city to that of its own, in a list with a radius; absent within the city. */
  kilometersAway: z.optional(z.number()),
  bodyType: z.nullable(bodyTypeCode),
  /** Null without enough comparable cars. */
  marketBadge: z.nullable(marketBadge),
  /** Colour of the drawing for a car without photos; otherwise null. */
  color: z._default(z.nullable(colorCode), null),
  coverImage: z.nullable(picture),
  imageCount: z.number(),
  publishedAt: z.iso.datetime(),
  status: listingStatus,
});
export type ListingCard = z.infer<typeof listingCard>;

/**
 * The fields needed to show a car's picture without the rest of its card: the photo, or body type and colour
 * of the drawing.
 */
export const carPicture = z.object({
  coverImage: listingCard.shape.coverImage,
  /** Absent from responses cached by earlier versions. */
  bodyType: z._default(listingCard.shape.bodyType, null),
  color: listingCard.shape.color,
});
export type CarPicture = z.infer<typeof carPicture>;

/** A car below its market, with the difference to the median in rupiah. */
const bargain = z.lazy(() => z.object({ ...listingCard.shape, belowMedian: z.number() }));

/** Some of the cars below their market, and the path of the list of all of them. */
export const bargains = z.lazy(() =>
  z.object({ items: z.array(bargain), url: z.string(), count: z.number() }),
);
export type Bargains = z.infer<typeof bargains>;

/** A change of a public listing's price, in rupiah. */
const priceChange = z.lazy(() => z.object({ changedAt: z.iso.datetime(), from: z.number(), to: z.number() }));
export type PriceChange = z.infer<typeof priceChange>;

/** The public data of one listing. */
export const listingDetail = () =>
  z.object({
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
    description: z.string(),
    /** The name of the district, if the seller named it; absent from answers of before. */
    district: z.optional(z.nullable(z.string())),
    citySlug: z.nullable(z.string()),
    provinceName: z.string(),
    provinceSlug: z.string(),
    images: z.array(picture),
    market: z.nullable(market),
    /** What the instalment assumes: rupiah, months, percent flat a year, and the month of the rates. */
    credit: z.optional(
      z.object({
        downPayment: z.number(),
        months: z.number(),
        rate: z.number(),
        checked: z.string(),
        /** The usual rate of shorter loans and of this one, the shortest first. */
        rates: z._default(z.array(z.object({ months: z.number(), rate: z.number() })), []),
        /** Lenders give no smaller loan. */
        leastLoan: z._default(z.number(), 0),
      }),
    ),
    /** What the model loses a year, in percent, by the prices of so many cars. */
    yearlyLoss: z.optional(z.object({ percent: z.number(), cars: z.number() })),
    /** The latest changes, newest first. Absent if the price never changed, and for a sold car. */
    priceChanges: z.optional(z.array(priceChange)),
    sellerName: z.nullable(z.string()),
    mobileVerified: z.boolean(),
    /**
     * A demonstration car (docs/product.md#demonstration-cars). Absent from pages cached by earlier versions.
     */
    isDemo: z._default(z.boolean(), false),
    /** The opaque id of the seller's account; null for a listing without owner. */
    sellerId: z._default(z.nullable(z.string()), null),
    ...carFactShape(),
    /** This and the following fields are absent from responses cached by earlier versions. Letter prefix of the plate, and whether its number is odd or even; the plate itself is never public. */
    plateRegion: z.optional(z.nullable(z.string())),
    plateParity: z.optional(z.nullable(z.enum(['odd', 'even']))),
    /** What was measured about the seller's account; absent for a listing without owner. */
    seller: z.optional(
      z.object({
        /** Month of their first ad, `YYYY-MM`. */
        since: z.nullable(z.string()),
        /** Median response time to messages and offers, in hours; null with too few answers. */
        answerHours: z.nullable(z.number()),
        /** How many were answered. */
        answers: z.number(),
        /** Whether a buyer has been waiting for days. Absent from earlier answers. */
        isSilent: z.optional(z.boolean()),
        /** Cars that they marked as sold. */
        sold: z.number(),
        /** Public cars, this one among them. */
        count: z.number(),
      }),
    ),
    /** Whether no other public ad has its plate; absent if the plate is unknown. */
    isOnlyPlate: z.optional(z.boolean()),
    /** In rupiah, where everybody can book it at its price: a dealer's car, if bookings can be paid. */
    bookingFee: z.optional(z.number()),
  });
export type ListingDetail = z.infer<ReturnType<typeof listingDetail>>;
