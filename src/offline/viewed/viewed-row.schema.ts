import * as z from 'zod/mini';
import { keptCard } from '#offline/listing/kept-card.schema.ts';

export const viewedRow = z.object({
  id: z.number(),
  /** Milliseconds since 1970. */
  viewedAt: z.number(),
  card: keptCard,
});
export type ViewedRow = z.infer<typeof viewedRow>;
