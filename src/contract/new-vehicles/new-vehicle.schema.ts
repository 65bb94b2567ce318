import * as z from 'zod/mini';
import { readingPaths } from '#contract/api/reading-paths.ts';
import { category } from '#contract/api/wire-values.ts';
import { isAwaitedId } from '#contract/collections/awaited-id.ts';
import { newVehicleLists } from '#contract/vehicles/vehicle-paths.ts';

/* New vehicles of one kind. Unknown values are null or absent (docs/product.md#new-vehicles). */

/**
 * A price range in rupiah. `note` is display text with the type of price (list price or estimate), its source
 * and its as-of date.
 */
export const prices = () => z.object({ min: z.number(), max: z.number(), note: z.string() });
export type NewPrices = z.infer<ReturnType<typeof prices>>;

export const named = () => z.object({ slug: z.string(), name: z.string() });

export const newModelCard = () =>
  z.extend(named(), {
    brand: named(),
    /**
     * Body type, such as MPV, scooter or light truck; each has a drawing (public/bodies), `picture` where the model
     * has another, as a chassis has.
     */
    body: z.nullable(z.extend(named(), { picture: z.optional(z.string()) })),
    /**
     * The model's drawing, in one of its colours where they are known (`drawingPicture`); null for an unknown body. A
     * device may have cached a response without it.
     */
    drawing: z._default(z.nullable(z.string()), null),
    variantCount: z.number(),
    prices: z.nullable(prices()),
    /**
     * The usual instalment of the cheapest variant, in rupiah a month; null where none is calculated. A device may have
     * cached a response without it.
     */
    instalment: z._default(z.nullable(z.number()), null),
    /** `upcoming`: no variant is on sale yet; `discontinued`: none is on sale any more. */
    status: z.enum(['on-sale', 'upcoming', 'discontinued']),
    /** When the model is expected (month or year), as text. */
    expected: z.nullable(z.string()),
    /** When the current generation was launched, as text; null if unknown. */
    launched: z.nullable(z.string()),
    /** Generated for a demonstration: there is no such model. */
    isExample: z.boolean(),
    /** The last year the model was sold new; null while it is on sale. */
    lastYear: z.nullable(z.number()),
    /** Wholesale deliveries in the latest year with data, as counted by the manufacturers' association. */
    delivered: z.nullable(z.object({ year: z.number(), units: z.number() })),
  });
export type NewModelCard = z.infer<ReturnType<typeof newModelCard>>;

/** What the cards of a page have in common, said once, as text. A device may have cached a response without it. */
export const cardNotes = () => ({
  /** Type, source and as-of date of the prices. */
  priceNote: z._default(z.nullable(z.string()), null),
  /** What the instalments assume. */
  instalmentNote: z._default(z.nullable(z.string()), null),
});

export const specification = () =>
  z.object({
    name: z.string(),
    rows: z.array(
      z.object({
        name: z.string(),
        /** One value per variant, or a single value shared by all. */
        values: z.array(z.nullable(z.string())),
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
  /** Which of the models that the visitor is waiting for are on sale. */
  awaitedModels: {
    path: '/api/v1/model/awaited',
    who: 'anyone',
    query: () => z.object({ ids: awaitedIds() }),
    /** Models that exist, in the requested order. */
    data: () =>
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            isOnSale: z.boolean(),
            /** Expected month or year, as text. */
            expected: z.nullable(z.string()),
          }),
        ),
      }),
  },
  newVehicleList: {
    path: readingPaths.newVehicleList,
    who: 'anyone',
    isKept: true,
    query: () => z.object({ categoryId: category(), list: z.enum(newVehicleLists) }),
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        /** What the list is sorted by, with source and as-of date, as text. */
        basis: z.string(),
        ...cardNotes(),
        models: z.array(newModelCard()),
        /** The lists of this kind that are not empty. */
        lists: z.array(z.enum(newVehicleLists)),
      }),
  },
} as const;
