import * as z from 'zod/mini';
import { category, vehicleSlug } from '#contract/api/wire-values.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { newVehicleLists } from '#contract/vehicles/vehicle-paths.ts';
import { modelFilterSlugs, modelFilters, modelOrders } from './model-filters.schema.ts';

/* New vehicles of one kind. What is not known is null, or absent (docs/product.md#new-vehicles). */

/** What prices are: from where and of when; estimates say so. In words, since it stands beside each price. */
export const prices = () => z.object({ min: z.number(), max: z.number(), note: z.string() });
export type NewPrices = z.infer<ReturnType<typeof prices>>;

const named = () => z.object({ slug: z.string(), name: z.string() });

const newBrand = () => z.extend(named(), { modelCount: z.number(), prices: z.nullable(prices()) });

const newModelCard = () =>
  z.extend(named(), {
    brand: named(),
    /** Such as MPV, scooter, light truck; each is drawn (public/bodies). */
    body: z.nullable(named()),
    variantCount: z.number(),
    prices: z.nullable(prices()),
    /** `upcoming`: no variant of it is sold yet; `discontinued`: none is sold any more. */
    status: z.enum(['on-sale', 'upcoming', 'discontinued']),
    /** The month, or the year, in which it is expected, in words. */
    expected: z.nullable(z.string()),
    /** Since when it is sold as it is now, in words; null where that is not known. */
    launched: z.nullable(z.string()),
    /** Made up for a demonstration: there is no such model. */
    isExample: z.boolean(),
    /** The last year it was sold new; null while it is. */
    lastYear: z.nullable(z.number()),
    /** Vehicles that left the makers for dealers in the latest known year, as their association counts. */
    delivered: z.nullable(z.object({ year: z.number(), units: z.number() })),
  });
export type NewModelCard = z.infer<ReturnType<typeof newModelCard>>;

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

const newVariant = () =>
  z.object({
    /** Unique within its model. */
    slug: z.string(),
    name: z.string(),
    /** Fuel, transmission and the like, in words. */
    facts: z.array(z.string()),
    price: z.nullable(z.number()),
    priceNote: z.nullable(z.string()),
    /** In each of the answer's provinces; null where it cannot be worked out. */
    provincePrices: z.array(z.nullable(z.number())),
  });
export type NewVariant = z.infer<ReturnType<typeof newVariant>>;

export const specification = () =>
  z.object({
    name: z.string(),
    rows: z.array(
      z.object({
        name: z.string(),
        /** One for each variant, or a single one that all share. */
        values: z.array(z.nullable(z.string())),
        /**
         * Where more, or less, is truly better: the same in numbers, for comparing. Those of another basis (the cycle
         * that a range is measured by) cannot be compared.
         */
        measures: z.nullable(
          z.object({
            better: z.enum(['low', 'high']),
            values: z.array(z.nullable(z.object({ number: z.number(), basis: z.nullable(z.string()) }))),
          }),
        ),
      }),
    ),
  });
export type Specification = z.infer<ReturnType<typeof specification>>;

const modelLook = () =>
  z.object({
    /** Null where no colour of the model is known: drawn in silver. */
    colour: z.nullable(
      z.object({
        name: z.string(),
        /** About what it looks like. */
        hex: z.string(),
        /** The maker's. */
        code: z.nullable(z.string()),
      }),
    ),
    /** Cars alone; other kinds are drawn from the side (`model.body`). */
    pictures: z.array(picture),
  });
export type ModelLook = z.infer<ReturnType<typeof modelLook>>;

/** What a sum of running costs begins with: the cheapest variant that runs on petrol or electricity. */
const running = () =>
  z.object({
    kind: z.enum(['mobil', 'motor']),
    variant: z.string(),
    price: z.number(),
    /** Null where it burns petrol. */
    electric: z.nullable(z.object({ batteryKwh: z.number(), rangeKm: z.number() })),
  });
export type Running = z.infer<ReturnType<typeof running>>;

export const newVehicleSchemas = {
  newVehicleList: {
    query: () => z.object({ categoryId: category(), list: z.enum(newVehicleLists) }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** By what it is ordered, and from where and of when that is known. */
        basis: z.string(),
        models: z.array(newModelCard()),
        /** The lists of the kind that are not empty. */
        lists: z.array(z.enum(newVehicleLists)),
      }),
  },
  newVehicles: {
    query: () =>
      z.object({
        categoryId: category(),
        brand: z.optional(vehicleSlug()),
        filter: z.optional(modelFilterSlugs()),
        sort: z.optional(z.enum(modelOrders)),
      }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** Null where all brands of the kind are asked for. */
        brand: z.nullable(named()),
        /** The lists of the kind that are not empty. */
        lists: z.array(z.enum(newVehicleLists)),
        /** All brands of the kind, by name. */
        brands: z.array(newBrand()),
        /** The brand's, cheapest first; without one, and without a selection, those that were delivered most. */
        models: z.array(newModelCard()),
        /** A device may keep an answer from before these. */
        filters: z.optional(modelFilters()),
        /** Used cars of the brand. */
        used: z.nullable(used()),
        faqs: z.array(faqEntry),
      }),
  },
  newModel: {
    query: () => z.object({ categoryId: category(), brand: vehicleSlug(), model: vehicleSlug() }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        model: newModelCard(),
        /** The model in each of its colours; one at least. */
        looks: z.array(modelLook()),
        /** Cheapest first; those without a price last. */
        variants: z.array(newVariant()),
        /** Where prices on the road can be worked out; none where there is no such variant. */
        provinces: z.array(z.object({ id: z.number(), name: z.string() })),
        /** How they are worked out, and from what of when. */
        provinceNote: z.string(),
        specifications: z.array(specification()),
        /** From where colours and warranty are known and of when; null without both. */
        factsNote: z.nullable(z.string()),
        /** An example: the cheapest variant on credit. */
        instalment: z.nullable(
          z.object({
            price: z.number(),
            downPayment: z.number(),
            months: z.number(),
            amount: z.number(),
            /** Percent a year. */
            flatRate: z.number(),
            effectiveRate: z.number(),
          }),
        ),
        /** Null where too little is known. */
        running: z.nullable(running()),
        rivals: z.array(newModelCard()),
        /** Used ones on offer, by model year, newest first. */
        used: z.nullable(z.extend(used(), { years: z.array(usedYear()) })),
        sources: z.array(z.string()),
        faqs: z.array(faqEntry),
      }),
  },
} as const;
