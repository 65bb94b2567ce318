import * as z from 'zod/mini';
import { category, vehicleSlug } from '#contract/api/wire-values.ts';
import { picture } from '#contract/listing/picture.schema.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { newVehicleLists } from '#contract/vehicles/vehicle-paths.ts';
import { modelFilterSlugs, modelFilters, modelOrders } from './model-filters.schema.ts';
import { named, newModelCard, prices, specification } from './new-vehicle.schema.ts';

/* The pages of brands and models. */

const newBrand = () => z.extend(named(), { modelCount: z.number(), prices: z.nullable(prices()) });

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
