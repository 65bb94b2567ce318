import * as z from 'zod/mini';
import type { ListingCard } from '#contract/listing.ts';
import { type DeviceDatabase, type DeviceFailure, failureOf } from './device-database.ts';
import { keptCard, keptCardOf } from './kept-card.ts';

/** Favourites on a device (decisions, Listings). */
export const favouriteLimit = 100;

export const favouriteRow = z.object({
  id: z.number(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  card: keptCard,
  /** What it cost when it was saved, to tell of a lower price later. */
  priceWhenSaved: z.number(),
});
export type FavouriteRow = z.infer<typeof favouriteRow>;

export type ToggleResult =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'failed'; readonly failure: DeviceFailure };

/** Adds the car to the favourites, or takes it away. In one transaction, so that two tabs agree. */
export async function toggleFavourite(
  database: DeviceDatabase,
  car: ListingCard,
  now: Date,
): Promise<ToggleResult> {
  try {
    const card = keptCardOf(car);
    return await database.transaction('rw', database.favourites, async (): Promise<ToggleResult> => {
      if ((await database.favourites.where('id').equals(card.id).delete()) > 0) return { kind: 'removed' };
      if ((await database.favourites.count()) >= favouriteLimit) return { kind: 'limit-reached' };
      await database.favourites.add({
        id: card.id,
        savedAt: now.getTime(),
        card,
        priceWhenSaved: card.price,
      });
      return { kind: 'added' };
    });
  } catch (cause) {
    return { kind: 'failed', failure: failureOf(cause) };
  }
}

/** Takes it away whether or not it is there. A device that cannot write leaves it as it is. */
export async function removeFavourite(database: DeviceDatabase, id: number): Promise<void> {
  await database.favourites.delete(id).catch(() => undefined);
}

/** The newest first. A row that cannot be read is passed over, not thrown away. */
export async function listFavourites(database: DeviceDatabase): Promise<FavouriteRow[]> {
  const rows = await database.favourites.orderBy('savedAt').reverse().toArray();
  return rows.flatMap((row) => {
    const parsed = z.safeParse(favouriteRow, row);
    return parsed.success ? [parsed.data] : [];
  });
}

export function countFavourites(database: DeviceDatabase): Promise<number> {
  return database.favourites.count();
}
