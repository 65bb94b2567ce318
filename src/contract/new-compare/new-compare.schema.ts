import * as z from 'zod/mini';
import { category, optionalText } from '#contract/api/wire-values.ts';
import { newModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { variantIdsOf } from './variant-ids.ts';

/* Finding new vehicles to compare, and the facts that are compared (docs/product.md#comparing-new-vehicles). */

/** Variant ids in the format of the address. */
const ids = () => z.string().check(z.refine((v) => (variantIdsOf(v) ?? []).length > 0));

const found = () =>
  z.object({
    /**
     * A variant's id (variant-ids.ts). Null for a brand or a model: searching for its label lists the
     * variants.
     */
    id: z.nullable(z.string()),
    label: z.string(),
    /**
     * Secondary line of a result: the number of variants, or the variant's specifications and its price with
     * as-of date.
     */
    note: z.string(),
  });
export type FoundVariant = z.infer<ReturnType<typeof found>>;

const pair = () =>
  z.object({
    ids: z.array(z.string()),
    labels: z.array(z.string()),
    /** How each is drawn, and its price if known. A device may have cached an answer without them. */
    models: z._default(
      z.array(
        z.extend(z.pick(newModelCard(), { body: true, drawing: true }), { price: z.nullable(z.number()) }),
      ),
      [],
    ),
  });

const measure = () =>
  z.object({
    number: z.number(),
    /** Numbers of different bases, such as test cycles, are not compared. */
    basis: z.nullable(z.string()),
    /** Null where neither more nor less is better. */
    better: z.nullable(z.enum(['low', 'high'])),
    isMoney: z.boolean(),
  });

const comparedFact = () =>
  z.object({
    name: z.string(),
    /** Null if unknown. */
    text: z.nullable(z.string()),
    /** What it assumes, or where it is from and of when. */
    note: z.nullable(z.string()),
    measure: z.nullable(measure()),
    /** What a vehicle is called that is the best in it: `cheaper`, and `Cheapest` as a title; null if it is no reason. */
    merit: z.nullable(z.object({ word: z.string(), title: z.string() })),
  });
export type ComparedFact = z.infer<ReturnType<typeof comparedFact>>;

const factGroup = () => z.object({ name: z.string(), rows: z.array(comparedFact()) });
export type FactGroup = z.infer<ReturnType<typeof factGroup>>;

export const newCompareSchemas = {
  /** Searches new brands, models and variants by typed words, for the comparison. */
  findVariants: {
    path: '/api/v1/model/find-variants',
    who: 'anyone',
    query: () => z.object({ categoryId: category(), q: optionalText(100) }),
    data: () => z.object({ items: z.array(found()) }),
  },
  /** What is known of the compared variants, and suggested comparisons. */
  comparisonPairs: {
    path: '/api/v1/model/comparison-pairs',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ categoryId: category(), v: z.optional(ids()) }),
    data: () =>
      z.object({
        /**
         * Each known variant with the same groups and rows. A device may have cached an answer without it.
         */
        compared: z._default(z.array(z.object({ id: z.string(), groups: z.array(factGroup()) })), []),
        /**
         * Pairs with rivals of the compared variants, then pairs of the best-selling models. Ids are in
         * canonical order.
         */
        pairs: z.array(pair()),
        /** Whether the requested variants are themselves one of the suggested pairs. */
        isPair: z.boolean(),
      }),
  },
} as const;
