import * as z from 'zod/mini';
import { wholeNumber } from '#contract/api/wire-values.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { bodyTypeCode } from '#contract/vehicles/vehicle.schema.ts';
import { categories } from '#contract/vehicles/vehicle.ts';

/* New vehicles of one kind. What is not known is null, or absent (docs/product.md#new-vehicles). */

const slug = () => z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const category = () => wholeNumber(categories.length);

/** What prices are: from where and of when; estimates say so. In words, since it stands beside each price. */
const prices = () => z.object({ min: z.number(), max: z.number(), note: z.string() });
export type NewPrices = z.infer<ReturnType<typeof prices>>;

const named = () => z.object({ slug: z.string(), name: z.string() });

const newBrand = () => z.extend(named(), { modelCount: z.number(), prices: z.nullable(prices()) });

const newModelCard = () =>
  z.extend(named(), {
    brand: named(),
    /** Such as MPV, scooter, light truck. */
    body: z.nullable(named()),
    /** The drawing of a car's body; other kinds have none. */
    drawing: z.nullable(bodyTypeCode),
    variantCount: z.number(),
    prices: z.nullable(prices()),
    /** The last year it was sold new; null while it is. */
    lastYear: z.nullable(z.number()),
    /** Vehicles that left the makers for dealers in 2025, as their association counts. */
    units2025: z.nullable(z.number()),
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
    name: z.string(),
    /** Fuel, transmission and the like, in words. */
    facts: z.array(z.string()),
    price: z.nullable(z.number()),
    priceNote: z.nullable(z.string()),
    /** How much more than the variant before it, where both prices are known. */
    step: z.nullable(z.number()),
  });
export type NewVariant = z.infer<ReturnType<typeof newVariant>>;

const specification = () =>
  z.object({
    name: z.string(),
    rows: z.array(
      z.object({
        name: z.string(),
        /** One for each variant, or a single one that all share. */
        values: z.array(z.nullable(z.string())),
      }),
    ),
  });
export type Specification = z.infer<ReturnType<typeof specification>>;

export const newVehicleSchemas = {
  newVehicles: {
    query: () => z.object({ categoryId: category(), brand: z.optional(slug()) }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** Null where all brands of the kind are asked for. */
        brand: z.nullable(named()),
        /** All brands of the kind, by name. */
        brands: z.array(newBrand()),
        /** The brand's, cheapest first; without one those that were delivered most. */
        models: z.array(newModelCard()),
        /** Used cars of the brand. */
        used: z.nullable(used()),
        faqs: z.array(faqEntry),
      }),
  },
  newModel: {
    query: () => z.object({ categoryId: category(), brand: slug(), model: slug() }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        model: newModelCard(),
        /** Cheapest first; those without a price last. */
        variants: z.array(newVariant()),
        specifications: z.array(specification()),
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
        rivals: z.array(newModelCard()),
        /** Used ones on offer, by model year, newest first. */
        used: z.nullable(z.extend(used(), { years: z.array(usedYear()) })),
        sources: z.array(z.string()),
        faqs: z.array(faqEntry),
      }),
  },
} as const;
