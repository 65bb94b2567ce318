import * as z from 'zod/mini';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import { day, id, optionalText, wholeNumber } from '#contract/api/wire-values.ts';
import { outletRequests } from '#contract/leads/lead.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { openingHours, timeZones } from './opening-hours.ts';
import { outletLists, outletOffers } from './outlet.ts';
import { nearestServicePath } from './outlet-paths.ts';

/* Outlets: dealers and service centres of new vehicles (docs/product.md#dealers-and-service-centres). */

const slug = () => z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const category = () => wholeNumber(categories.length);
const named = () => z.object({ slug: z.string(), name: z.string() });
const counted = () => z.extend(named(), { count: z.number() });

const zoneNames = Object.keys(timeZones).filter((name): name is keyof typeof timeZones => name in timeZones);

const outlet = () =>
  z.object({
    id: z.number(),
    name: z.string(),
    brand: named(),
    city: named(),
    province: z.string(),
    address: z.string(),
    /** Dialable: a landline as `+6221…`, or E.164. */
    telephone: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
    offers: z.array(z.enum(outletOffers)),
    hours: z.nullable(openingHours()),
    zone: z.enum(zoneNames),
    /** Coordinates; null where only the city is known. */
    position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
    /**
     * Straight-line distance from the centre of the chosen city; null without a city, or where the position
     * is unknown.
     */
    kilometers: z.nullable(z.number()),
    /** Generated for the demonstration. */
    isDemonstration: z.boolean(),
  });
export type Outlet = z.infer<ReturnType<typeof outlet>>;

export const outletSchemas = {
  outlets: {
    path: '/api/v1/outlet/index',
    who: 'anyone',
    isKept: true,
    query: () =>
      z.object({
        categoryId: category(),
        list: z.enum(outletLists),
        brand: z.optional(slug()),
        /** A model of `brand`. */
        model: z.optional(slug()),
        /** The slug of the city that distances are measured from. */
        city: z.optional(slug()),
      }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        brand: z.nullable(named()),
        model: z.nullable(named()),
        city: z.nullable(named()),
        /** Sorted by distance; without a city, outlets of large cities. */
        outlets: z.array(outlet()),
        /** Number of outlets, and how many of them are in the city. */
        total: z.number(),
        inCity: z.number(),
        cities: z.array(z.extend(counted(), { province: z.string() })),
        /** Brands that have outlets of this kind. */
        brands: z.array(counted()),
        /**
         * The time of the response, used for opening state until the device's clock is available after
         * hydration.
         */
        at: z.string(),
      }),
  },
  /** The nearest service centres to a city, for breakdown help. */
  nearestService: {
    path: nearestServicePath,
    who: 'anyone',
    isKept: true,
    freshSeconds: 3600,
    query: () => z.object({ categoryId: category(), city: slug() }),
    data: () => z.object({ city: named(), outlets: z.array(outlet()), at: z.string() }),
  },
  saveOutletLead: {
    path: queuedPaths.saveOutletLead,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        /** The outlet's id. */
        id,
        kind: z.enum(outletRequests),
        categoryId: category(),
        /** The model concerned: brand and model slug, joined by a dot. */
        vehicle: z.optional(z.string().check(z.maxLength(161), z.regex(/^[a-z0-9-]+\.[a-z0-9-]+$/))),
        name: optionalText(200),
        mobile: optionalText(40),
        email: optionalText(400),
        message: optionalText(2000),
        preferredOn: optionalText(20),
        consent: day,
        ...visitQuery(),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
