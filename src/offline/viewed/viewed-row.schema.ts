import * as z from 'zod/mini';
import { keptCard } from '#offline/listing/kept-card.schema.ts';

export const viewedRow = z.lazy(() =>
  z.object({
    id: z.number(),
    /** Milliseconds since 1970. */
    viewedAt: z.number(),
    /** The last day (UTC) on which it was shown, and the days not yet reported to the server. */
    shownOn: z.optional(z.string()),
    untold: z.optional(z.array(z.string())),
    card: keptCard,
  }),
);
export type ViewedRow = z.infer<typeof viewedRow>;
