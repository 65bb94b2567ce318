import * as z from 'zod/mini';
import { marketBadge } from '#contract/market/market.ts';
import {
  bodyTypeCode,
  colorCode,
  fuelCode,
  listingTypeCode,
  transmissionCode,
} from '#contract/vehicles/vehicle.schema.ts';

/** A version in digits; only the server interprets it. */
export const snapshotVersionPattern = /^\d{1,40}$/;

const version = z.string().check(z.regex(snapshotVersionPattern));
const wholeNumber = z.int().check(z.nonnegative());

/** A name, with its slug if that cannot be derived from it. */
const snapshotName = z.union([z.string(), z.tuple([z.string(), z.string()])]);
export type SnapshotName = z.infer<typeof snapshotName>;

/** Brands, their models, and for each model its variants, then sellers' own names. */
export const snapshotBrands = z.array(
  z.object({
    brand: snapshotName,
    isPopular: z.boolean(),
    models: z.array(
      z.object({
        model: snapshotName,
        /** Index, among the brand's models, of the model that names the family. */
        family: z.nullable(wholeNumber),
        variants: z.array(snapshotName),
        /** Null if nothing is known about the variant. */
        own: z.array(z.nullable(z.string())),
        /** Seats and drive of each of them, as traits; one number if it is the same for all. */
        facts: z.union([wholeNumber, z.array(wholeNumber)]),
      }),
    ),
  }),
);
export type SnapshotBrands = z.infer<typeof snapshotBrands>;

const place = z.object({ slug: z.string(), name: z.string() });
const city = z.extend(place, {
  isPopular: z.boolean(),
  /** Latitude and longitude of its centre. */
  at: z.optional(z.tuple([z.number(), z.number()])),
});
const header = {
  version,
  /** The time of the server's data, in milliseconds since 1970. */
  asOf: wholeNumber,
  place: z.object({
    ...{ city, province: place },
    /** Kilometres around it within which cities are included; 0 for none. */
    radius: wholeNumber,
    around: z.array(z.extend(city, { province: place })),
  }),
  /** What lenders usually give for a used car, ascending by its age. */
  credits: z.array(
    z.object({
      ...{ upToAge: wholeNumber, months: wholeNumber, downPayment: z.number(), rate: z.number() },
      leastLoan: z.number(),
    }),
  ),
  cars: wholeNumber.check(z.maximum(1_000_000)),
  brands: snapshotBrands,
  /** Values that the number columns refer to by index. */
  districts: z.array(z.nullable(z.string())),
  vehicles: z.array(
    z.object({ bodyType: z.nullable(bodyTypeCode), fuel: fuelCode, transmission: transmissionCode }),
  ),
  colors: z.array(z.nullable(colorCode)),
  offers: z.array(
    z.object({
      imageCount: wholeNumber.check(z.maximum(10_000)),
      listingType: listingTypeCode,
      isReserved: z.boolean(),
      isImported: z.optional(z.literal(true)),
    }),
  ),
  badges: z.array(z.nullable(marketBadge)),
  /** Ascending. */
  prices: z.array(z.number()),
  /** Quality points, the part of popularity that does not depend on time. */
  scores: z.array(z.number()),
};

/** The header of a snapshot, as JSON: all of a city's cars, or the changes. */
export const snapshotHeader = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('full'), ...header }),
  z.object({
    kind: z.literal('delta'),
    ...header,
    /** The version it applies to. */
    since: version,
    /** Ids of removed cars. */
    removed: z.array(wholeNumber),
    /** Checksum of the whole snapshot after applying the changes. */
    checksum: wholeNumber,
    /** Number of cars after applying the changes. */
    allCars: wholeNumber.check(z.maximum(1_000_000)),
  }),
]);
export type SnapshotHeader = z.infer<typeof snapshotHeader>;
