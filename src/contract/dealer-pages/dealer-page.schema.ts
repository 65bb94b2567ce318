import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { id, optionalText, pageNumber, vehicleSlug, wholeNumber } from '#contract/api/wire-values.ts';
import { carPicture } from '#contract/listing/listing.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { openingHours, timeZones } from '#contract/outlets/opening-hours.ts';
import { dealerPageLimits, dealerSlug, named, pageChanges, shownRating } from './dealer-values.schema.ts';

/* Dealers of used cars: their public pages, and ratings of finished deals (docs/product.md#dealer-pages). */

const zoneNames = Object.keys(timeZones).filter((name): name is keyof typeof timeZones => name in timeZones);

/** The mean of all ratings that are shown; null without any. */
const rating = () => z.nullable(z.object({ average: z.number(), count: z.number() }));

const dealerCard = () =>
  z.object({
    slug: z.string(),
    name: z.string(),
    /** Where it says it is; without that, where most of its cars are. */
    city: z.nullable(named()),
    province: z.nullable(z.string()),
    address: z.string(),
    hours: z.nullable(openingHours()),
    zone: z.enum(zoneNames),
    photo: z.nullable(picture),
    isVerified: z.boolean(),
    /** Generated for the demonstration. */
    isDemonstration: z.boolean(),
    /** Number of public cars. */
    count: z.number(),
    rating: rating(),
  });
export type DealerCard = z.infer<ReturnType<typeof dealerCard>>;

export const dealerPage = () =>
  z.extend(dealerCard(), {
    title: z.string(),
    description: z.string(),
    about: z.string(),
    areas: z.array(named()),
    /** Month in which staff checked its papers, `YYYY-MM`. */
    verifiedIn: z.nullable(z.string()),
    /** Month of the first ad, `YYYY-MM`. */
    since: z.nullable(z.string()),
    /** Median response time to messages and offers, in hours; null with too few answers. */
    answerHours: z.nullable(z.number()),
    /** The newest ratings. */
    ratings: z.array(shownRating()),
    /** The newest car, about which messages are sent and the number is asked for; null without cars. */
    newest: z.nullable(
      z.object({
        ...{ id: z.number(), carIdHash: z.string(), label: z.string(), slug: z.string() },
        ...{ price: z.number(), makeYear: z.number(), mobileVerified: z.boolean() },
        ...carPicture.shape,
      }),
    ),
    /** The time of the response, used for opening state until the device's clock is available. */
    at: z.string(),
  });
export type DealerPage = z.infer<ReturnType<typeof dealerPage>>;

export const dealerPageSchemas = {
  /** Dealers of used cars by city. */
  dealers: {
    path: '/api/v1/dealer/index',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ city: z.optional(vehicleSlug()), page: pageNumber }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        city: z.nullable(named()),
        /** In the city, or everywhere: those with most cars first. */
        items: z.array(dealerCard()),
        /** Some in the nearest other cities, nearest first; empty without a city. */
        nearby: z.array(z.extend(dealerCard(), { kilometers: z.number() })),
        meta: pageMeta,
        cities: z.array(z.extend(named(), { count: z.number(), province: z.string() })),
        at: z.string(),
      }),
  },
  dealerPage: {
    path: '/api/v1/dealer/page',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ dealer: vehicleSlug() }),
    data: dealerPage,
  },
  /** The caller's finished deals with a dealer that are not rated yet. */
  deals: {
    path: '/api/v3/dealer/deals',
    who: 'account',
    method: 'POST',
    query: () => z.object({ dealer: dealerSlug() }),
    data: () => z.object({ items: z.array(z.object({ listingId: z.number(), car: z.string() })) }),
  },
  rateDeal: {
    path: '/api/v3/dealer/rate',
    who: 'account',
    method: 'POST',
    once: true,
    limit: pageChanges,
    query: () =>
      z.object({
        listingId: id,
        stars: wholeNumber(dealerPageLimits.mostStars),
        words: optionalText(3000),
      }),
    data: () => z.object({ dealer: z.string() }),
  },
} as const;
