import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { optionalText } from '#contract/api/wire-values.ts';
import { prices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { electricSorts } from './electric-paths.ts';
import { chargingSpeeds, runningRates } from './running-rates.schema.ts';

/*
 * Electric vehicles and public charging stations (docs/product.md#electric-vehicles). Unknown values are
 * null.
 */

const kind = () => z.enum(['mobil', 'motor']);

const electricModel = () =>
  z.object({
    kind: kind(),
    brand: z.object({ slug: z.string(), name: z.string() }),
    slug: z.string(),
    name: z.string(),
    body: z.nullable(z.string()),
    /** As of a model's card; a device may have cached a response without it, and without the deliveries. */
    drawing: z._default(z.nullable(z.string()), null),
    /** Wholesale deliveries in the latest year with data. */
    delivered: z._default(z.nullable(z.number()), null),
    prices: z.nullable(prices()),
    /** The longest range of any variant. */
    range: z.nullable(z.object({ km: z.number(), cycle: z.nullable(z.string()) })),
    /** The highest charging power of any variant, in kilowatts. */
    acKw: z.nullable(z.number()),
    dcKw: z.nullable(z.number()),
  });
export type ElectricModel = z.infer<ReturnType<typeof electricModel>>;

/** A variant the calculators can use: battery capacity and range are known. */
const electricVariant = () =>
  z.object({
    /** The variant id used in comparisons (contract/new-compare/variant-ids.ts). */
    id: z.string(),
    kind: kind(),
    label: z.string(),
    batteryKwh: z.number(),
    rangeKm: z.number(),
    cycle: z.nullable(z.string()),
    acKw: z.nullable(z.number()),
    dcKw: z.nullable(z.number()),
    price: z.nullable(z.number()),
    priceNote: z.nullable(z.string()),
    /** The petrol variant of the same body type with the closest price. */
    rival: z.nullable(z.object({ label: z.string(), price: z.number(), note: z.string() })),
  });
export type ElectricVariant = z.infer<ReturnType<typeof electricVariant>>;

const speed = () => z.enum(chargingSpeeds);
export type ChargingSpeed = z.infer<ReturnType<typeof speed>>;
const connector = () => z.enum(['type1', 'type2', 'ccs1', 'ccs2', 'chademo']);
export type Connector = z.infer<ReturnType<typeof connector>>;

const stationSite = () =>
  z.object({
    name: z.string(),
    operator: z.string(),
    address: z.string(),
    chargers: z.array(
      z.object({
        count: z.number(),
        speed: z.nullable(speed()),
        /** Null where the register's value contradicts the charger type. */
        kw: z.nullable(z.number()),
        connectors: z.array(connector()),
      }),
    ),
  });
export type StationSite = z.infer<ReturnType<typeof stationSite>>;

export const electricSchemas = {
  electricVehicles: {
    path: readingPaths.electricVehicles,
    who: 'anyone',
    isKept: true,
    query: () =>
      z.object({
        /** Cars (1) or motorcycles (2); both if absent. */
        categoryId: z.optional(z.enum(['1', '2'])),
        sort: z.optional(z.enum(electricSorts)),
      }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        models: z.array(electricModel()),
        variants: z.array(electricVariant()),
        /** Absent in an answer that an older version has kept. */
        rates: z.optional(runningRates()),
        sources: z.array(z.string()),
        faqs: z.array(faqEntry),
      }),
  },
  chargingStations: {
    path: readingPaths.chargingStations,
    who: 'anyone',
    isKept: true,
    /** The slug of a city or regency; if absent, the response lists all that have stations. */
    query: () => z.object({ city: optionalText(100) }),
    data: () =>
      z.object({
        places: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
        city: z.nullable(
          z.object({
            slug: z.string(),
            name: z.string(),
            sites: z.array(stationSite()),
            /** Other cities with stations, nearest first; distances are between city centres. */
            // A device may have cached a response from before these existed.
            nearby: z._default(
              z.array(
                z.object({ slug: z.string(), name: z.string(), count: z.number(), kilometers: z.number() }),
              ),
              [],
            ),
          }),
        ),
        /** Source and as-of date, as text. */
        note: z.string(),
      }),
  },
} as const;
