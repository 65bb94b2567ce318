import * as z from 'zod/mini';
import { defaultSort, sortOrders } from '#contract/search/sort-order.ts';

export const savedSearch = z.lazy(() =>
  z.object({
    /** From its selection and words: the same search is stored once. */
    id: z.string(),
    name: z.string(),
    /** Slugs of the selection in canonical order, joined by plus signs, as in an address. */
    search: z.string(),
    /** The words typed; may be empty. */
    q: z.string(),
    sort: z.catch(z.enum(sortOrders), defaultSort),
    /** Names of the selected values, in the language in which it was saved. */
    choices: z.array(z.string()),
    /** Milliseconds since 1970, both. */
    savedAt: z.number(),
    lookedAt: z.number(),
  }),
);
export type SavedSearch = z.infer<typeof savedSearch>;
