import * as z from 'zod/mini';
import { defaultSort, sortOrders } from '#contract/search/sort-order.ts';

export const savedSearch = z.lazy(() =>
  z.object({
    /** Derived from selection and words, so that the same search is stored once. */
    id: z.string(),
    name: z.string(),
    /** Slugs of the selection in canonical order, joined by plus signs, as in an address. */
    search: z.string(),
    /** The search words; may be empty. */
    q: z.string(),
    sort: z.catch(z.enum(sortOrders), defaultSort),
    /** Names of the selected values, in the language used when it was saved. */
    choices: z.array(z.string()),
    /** Milliseconds since 1970, both. */
    savedAt: z.number(),
    lookedAt: z.number(),
  }),
);
export type SavedSearch = z.infer<typeof savedSearch>;
