import * as z from 'zod/mini';
import { optionalText } from '#contract/api/wire-values.ts';
import { prices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { electricSorts } from './electric-paths.ts';

/* Electric vehicles and public charging stations (docs/product.md#electric-vehicles). What is not known is null. */

const kind = () => z.enum(['mobil', 'motor']);

const electricModel = () =>
  z.object({
    kind: kind(),
    brand: z.object({ slug: z.string(), name: z.string() }),
    slug: z.string(),
    name: z.string(),
    body: z.nullable(z.string()),
    prices: z.nullable(prices()),
    /** The longest among its variants. */
    range: z.nullable(z.object({ km: z.number(), cycle: z.nullable(z.string()) })),
    /** The highest among its variants, in kilowatts. */
    acKw: z.nullable(z.number()),
    dcKw: z.nullable(z.number()),
  });
export type ElectricModel = z.infer<ReturnType<typeof electricModel>>;

/** A variant that can be reckoned with: its battery and its range are known. */
const electricVariant = () =>
  z.object({
    /** As in a comparison (contract/new-compare/variant-ids.ts). */
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
    /** One that burns fuel, of the same body, nearest in price. */
    rival: z.nullable(z.object({ label: z.string(), price: z.number(), note: z.string() })),
  });
export type ElectricVariant = z.infer<ReturnType<typeof electricVariant>>;

/** What a charger can do, as the register has it: up to 7, 22, 50 kW, and more. */
const speed = () => z.enum(['slow', 'medium', 'fast', 'ultra']);
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
        /** Null where the register contradicts itself. */
        kw: z.nullable(z.number()),
        connectors: z.array(connector()),
      }),
    ),
  });
export type StationSite = z.infer<ReturnType<typeof stationSite>>;

export const electricSchemas = {
  electricVehicles: {
    query: () =>
      z.object({
        /** Cars or motorcycles; both without it. */
        categoryId: z.optional(z.enum(['1', '2'])),
        sort: z.optional(z.enum(electricSorts)),
      }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        models: z.array(electricModel()),
        variants: z.array(electricVariant()),
        sources: z.array(z.string()),
        faqs: z.array(faqEntry),
      }),
  },
  chargingStations: {
    /** A city or regency; without it all that have stations. */
    query: () => z.object({ city: optionalText(100) }),
    data: () =>
      z.object({
        places: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
        city: z.nullable(z.object({ slug: z.string(), name: z.string(), sites: z.array(stationSite()) })),
        /** From where it is known and of when. */
        note: z.string(),
      }),
  },
} as const;
