import * as z from 'zod/mini';
import { keptCard } from '#offline/listing/kept-card.schema.ts';

export const comparedRow = z.object({
  id: z.number(),
  /** Milliseconds since 1970. */
  addedAt: z.number(),
  card: keptCard,
});
export type ComparedRow = z.infer<typeof comparedRow>;
