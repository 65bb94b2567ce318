import * as z from 'zod/mini';
import { category, optionalText } from '#contract/api/wire-values.ts';
import { variantIdsOf } from './variant-ids.ts';

/* Choosing new vehicles to compare (docs/product.md#comparing-new-vehicles). What is compared is in `newModel`. */

/** As an address has them. */
const ids = () => z.string().check(z.refine((v) => (variantIdsOf(v) ?? []).length > 0));

const found = () =>
  z.object({
    /** A variant's id (variant-ids.ts); null for a brand or a model, whose variants are found by its label. */
    id: z.nullable(z.string()),
    label: z.string(),
    /** What tells it from others: how many there are of it, or facts and the price with its date. */
    note: z.string(),
  });
export type FoundVariant = z.infer<ReturnType<typeof found>>;

const pair = () => z.object({ ids: z.array(z.string()), labels: z.array(z.string()) });

export const newCompareSchemas = {
  findVariants: {
    query: () => z.object({ categoryId: category(), q: optionalText(100) }),
    data: () => z.object({ items: z.array(found()) }),
  },
  comparisonPairs: {
    query: () => z.object({ categoryId: category(), v: z.optional(ids()) }),
    data: () =>
      z.object({
        /** Rivals of what is compared, then those that are delivered most. In canonical order. */
        pairs: z.array(pair()),
        /** Whether the variants asked for are themselves such a pair. */
        isPair: z.boolean(),
      }),
  },
} as const;
