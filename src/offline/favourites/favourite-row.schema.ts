import * as z from 'zod/mini';
import { keptCard } from '#offline/listing/kept-card.schema.ts';

export const favouriteRow = z.object({
  id: z.number(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  card: keptCard,
  /** The price when it was saved, to detect a price drop. */
  priceWhenSaved: z.number(),
});
export type FavouriteRow = z.infer<typeof favouriteRow>;
