import * as z from 'zod/mini';
import { category } from '#contract/api/wire-values.ts';
import { isAwaitedId } from '#contract/collections/awaited-id.ts';
import { newVehicleLists } from '#contract/vehicles/vehicle-paths.ts';

/* New vehicles of one kind. What is not known is null, or absent (docs/product.md#new-vehicles). */

/** What prices are: from where and of when; estimates say so. In words, since it stands beside each price. */
export const prices = () => z.object({ min: z.number(), max: z.number(), note: z.string() });
export type NewPrices = z.infer<ReturnType<typeof prices>>;

export const named = () => z.object({ slug: z.string(), name: z.string() });

export const newModelCard = () =>
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

/** Ids joined by commas, without duplicates. */
const awaitedIds = () =>
  z.pipe(
    z.string().check(z.refine((ids) => ids.split(',').length <= 50 && ids.split(',').every(isAwaitedId))),
    z.transform((ids: string) => [...new Set(ids.split(','))]),
  );

/** What the home page shows too. */
export const newVehicleListSchemas = {
  awaitedModels: {
    query: () => z.object({ ids: awaitedIds() }),
    /** Those that are known, in the requested order. */
    data: () =>
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            isOnSale: z.boolean(),
            /** The month, or the year, in which it is expected, in words. */
            expected: z.nullable(z.string()),
          }),
        ),
      }),
  },
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
} as const;
