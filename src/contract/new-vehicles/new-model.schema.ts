import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { category, optionalText, smallId, vehicleSlug } from '#contract/api/wire-values.ts';
import { awaitedId } from '#contract/collections/awaited-id.ts';
import { runningRates } from '#contract/electric/running-rates.schema.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { reviewAggregate } from '#contract/owner-reviews/review-aggregate.schema.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { newVehicleLists } from '#contract/vehicles/vehicle-paths.ts';
import { modelFilterSlugs, modelFilters, modelOrders } from './model-filters.schema.ts';
import { cardNotes, named, newModelCard, prices, specification } from './new-vehicle.schema.ts';

/* The pages of brands and models. */

const newBrand = () => z.extend(named(), { modelCount: z.number(), prices: z.nullable(prices()) });

/** What the page of a kind shows beside its best sellers, while nothing is narrowed. */
const newVehicleLanding = () =>
  z.object({
    /** What `models` are sorted by, as text. */
    basis: z.string(),
    /** Slugs of the brands with the most deliveries, or with the most models where none are published. */
    popularBrands: z.array(z.string()),
    /** Body types, and electric cars, each with the drawing of its best seller. */
    bodies: z.array(
      z.extend(named(), {
        count: z.number(),
        /** The lowest price in rupiah. */
        from: z.nullable(z.number()),
        drawing: z.nullable(z.string()),
        url: z.string(),
      }),
    ),
    /** Models that are often compared, with the address of the comparison. */
    pairs: z.array(z.object({ url: z.string(), models: z.array(newModelCard()) })),
    upcoming: z.array(newModelCard()),
  });
export type NewVehicleLanding = z.infer<ReturnType<typeof newVehicleLanding>>;

/** What the page of a brand shows beside its models. */
const brandFacts = () =>
  z.object({
    variantCount: z.number(),
    /** The maker's warranty; empty if unknown. */
    warranty: z.array(
      z.object({
        part: z.enum(['vehicle', 'engine', 'injection', 'battery']),
        name: z.string(),
        years: z.number(),
        kilometers: z.number(),
      }),
    ),
    /** Source and as-of date of the warranty, as text. */
    warrantyNote: z.string(),
    /** Asking prices of the brand's used cars: models with the most ads, each in the year with the most. */
    usedModels: z.array(
      z.object({
        name: z.string(),
        year: z.number(),
        count: z.number(),
        lowest: z.number(),
        highest: z.number(),
        url: z.string(),
      }),
    ),
  });

const used = () => z.object({ count: z.number(), url: z.string() });

const usedYear = () =>
  z.object({
    year: z.number(),
    count: z.number(),
    lowest: z.number(),
    median: z.number(),
    highest: z.number(),
  });
export type UsedYear = z.infer<ReturnType<typeof usedYear>>;

/** What tells variants apart at a glance, in the order of cards; the names are those of specifications. */
export const keyFacts = [
  'transmission',
  'fuel',
  'seats',
  'engine_cc',
  'power_kw',
  'battery_kwh',
  'range_km',
  'payload_kg',
  'gvw_kg',
] as const;

const keyFact = () =>
  z.object({
    fact: z.enum(keyFacts),
    name: z.string(),
    value: z.string(),
    /** Says by itself what it is, `7 seats`. */
    text: z.string(),
  });
export type KeyFact = z.infer<ReturnType<typeof keyFact>>;

const newVariant = () =>
  z.object({
    /** Unique within its model. */
    slug: z.string(),
    name: z.string(),
    /** Short facts such as fuel and transmission, as text. */
    facts: z.array(z.string()),
    /** Those that are known. A device may have cached a response without them. */
    keyFacts: z._default(z.array(keyFact()), []),
    /** What differs from the variant before it: more of something, or something else. */
    changes: z._default(z.array(z.object({ text: z.string(), isMore: z.boolean() })), []),
    price: z.nullable(z.number()),
    priceNote: z.nullable(z.string()),
    /** Not an estimate or a promotion. A device may have cached a response without it. */
    isListPrice: z._default(z.boolean(), false),
    /** How the price changed since earlier dates, newest first, as text. A device may have cached a response without it. */
    priceChanges: z._default(z.array(z.string()), []),
    /** The price in each of the response's `provinces`; null where it cannot be calculated. */
    provincePrices: z.array(z.nullable(z.number())),
  });
export type NewVariant = z.infer<ReturnType<typeof newVariant>>;

const modelLook = () =>
  z.object({
    /** Null if none of the model's colours is known: it is drawn in silver. */
    colour: z.nullable(
      z.object({
        name: z.string(),
        /** Approximates the paint. */
        hex: z.string(),
        /** The maker's colour code. */
        code: z.nullable(z.string()),
      }),
    ),
    /** Photos of cars. Other kinds are drawn from the side by body type (`model.body`). */
    pictures: z.array(picture),
  });
export type ModelLook = z.infer<ReturnType<typeof modelLook>>;

const rival = () =>
  z.extend(newModelCard(), {
    /** Its cheapest variant, for a comparison. A device may have cached a response without it. */
    variant: z.optional(z.string()),
  });
export type Rival = z.infer<ReturnType<typeof rival>>;

/** Inputs of the running cost calculation: the cheapest variant that runs on petrol or electricity. */
const running = () =>
  z.object({
    kind: z.enum(['mobil', 'motor']),
    variant: z.string(),
    price: z.number(),
    /** Null if it runs on petrol. */
    electric: z.nullable(z.object({ batteryKwh: z.number(), rangeKm: z.number() })),
    /** Absent in an answer that an older version has kept. */
    rates: z.optional(runningRates()),
  });
export type Running = z.infer<ReturnType<typeof running>>;

export const newVehicleSchemas = {
  /** Reports that a visitor opened a model's page. */
  countModelView: {
    path: '/api/v1/model/count-view',
    who: 'anyone',
    method: 'POST',
    limit: { most: 600, withinMinutes: 60, of: 'address' },
    query: () => z.object({ model: awaitedId }),
    data: () => z.object({ received: z.literal(true) }),
  },
  newVehicles: {
    path: readingPaths.newVehicles,
    who: 'anyone',
    isKept: true,
    query: () =>
      z.object({
        categoryId: category(),
        brand: z.optional(vehicleSlug()),
        filter: z.optional(modelFilterSlugs()),
        sort: z.optional(z.enum(modelOrders)),
        /** Words of brands and models. */
        q: optionalText(100),
        /** Whose taxes prices have, where they can be worked out. */
        province: z.optional(smallId),
      }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** Null when all brands of the kind are requested. */
        brand: z.nullable(named()),
        /** The lists of this kind that are not empty. */
        lists: z.array(z.enum(newVehicleLists)),
        /** All brands of the kind, sorted by name. */
        brands: z.array(newBrand()),
        /**
         * The brand's models, those with the most deliveries first, or the cheapest where none are published. Without a
         * brand or a filter, the models with the most deliveries, or the latest.
         */
        models: z.array(newModelCard()),
        ...cardNotes(),
        /** The address of what the words mean (`filter`, `sort`, a brand), without language prefix; absent for names. */
        understood: z.optional(z.string()),
        /** Provinces that prices can be worked out for, and the asked one; absent where none are. */
        province: z.optional(
          z.object({
            asked: z.nullable(z.number()),
            all: z.array(z.object({ id: z.number(), name: z.string() })),
            /** How prices are worked out. */
            note: z.string(),
          }),
        ),
        /** Of a kind that is not narrowed; absent in an answer that an older version has kept, as the next one. */
        landing: z.optional(newVehicleLanding()),
        /** Of a brand. */
        brandFacts: z.optional(brandFacts()),
        /** Optional because a device may have cached a response from before these existed. */
        filters: z.optional(modelFilters()),
        /** Used cars of the brand. */
        used: z.nullable(used()),
        faqs: z.array(faqEntry),
      }),
  },
  newModel: {
    path: readingPaths.newModel,
    who: 'anyone',
    isKept: true,
    query: () => z.object({ categoryId: category(), brand: vehicleSlug(), model: vehicleSlug() }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        model: newModelCard(),
        /** The model in each of its colours; at least one entry. */
        looks: z.array(modelLook()),
        /** What the model is at a glance, over all its variants. A device may have cached a response without it. */
        strip: z._default(z.array(keyFact()), []),
        /** Cheapest first; variants without a price last. */
        variants: z.array(newVariant()),
        /** Provinces for which on-the-road prices can be calculated; empty if no variant allows it. */
        provinces: z.array(z.object({ id: z.number(), name: z.string() })),
        /** How on-the-road prices are calculated, with the sources and as-of dates of the rates. */
        provinceNote: z.string(),
        specifications: z.array(specification()),
        /** Names of the facts that no source of ours says of any variant. A device may have cached a response without them. */
        unknown: z._default(z.array(z.string()), []),
        /** Source and as-of date of colours and warranty; null if neither is known. */
        factsNote: z.nullable(z.string()),
        /** Example financing of the cheapest variant. */
        instalment: z.nullable(
          z.object({
            price: z.number(),
            downPayment: z.number(),
            /** Percent of the price. A device may have cached a response without it. */
            share: z.optional(z.number()),
            months: z.number(),
            amount: z.number(),
            /** Percent a year. */
            flatRate: z.number(),
            effectiveRate: z.number(),
          }),
        ),
        /** Null where too little is known to calculate it. */
        running: z.nullable(running()),
        rivals: z.array(rival()),
        /** Used cars of the model on offer, by model year, newest first. */
        used: z.nullable(z.extend(used(), { years: z.array(usedYear()) })),
        /** What owners say; null without a review. Optional because a device may have cached an answer without it. */
        reviews: z.optional(z.nullable(reviewAggregate())),
        sources: z.array(z.string()),
        faqs: z.array(faqEntry),
      }),
  },
} as const;
