import * as z from 'zod/mini';
import { category, optionalText } from '#contract/api/wire-values.ts';
import { variantIdsOf } from './variant-ids.ts';

/*
 * Finding new vehicles to compare (docs/product.md#comparing-new-vehicles). The compared data itself comes
 * from `newModel`.
 */

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

const pair = () => z.object({ ids: z.array(z.string()), labels: z.array(z.string()) });

export const newCompareSchemas = {
  /** Searches new brands, models and variants by typed words, for the comparison. */
  findVariants: {
    path: '/api/v1/model/find-variants',
    who: 'anyone',
    query: () => z.object({ categoryId: category(), q: optionalText(100) }),
    data: () => z.object({ items: z.array(found()) }),
  },
  /** Suggested comparisons of new variants. */
  comparisonPairs: {
    path: '/api/v1/model/comparison-pairs',
    who: 'anyone',
    isKept: true,
    query: () => z.object({ categoryId: category(), v: z.optional(ids()) }),
    data: () =>
      z.object({
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
