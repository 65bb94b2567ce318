import type { ListingCard } from '#contract/listing/listing.ts';
import { type DeviceDatabase, type DeviceFailure, failureOf } from '#offline/device/device-database.ts';
import { favouriteLimit } from '#offline/device/limits.ts';
import { readRows } from '#offline/device/read-rows.ts';
import { type FavouriteRow, favouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { keepingFacts } from '#offline/listing/kept-cars.ts';

export type ToggleResult =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'failed'; readonly failure: DeviceFailure };

/** Adds the car to the favourites, or removes it. In one transaction, so that two tabs agree. */
export async function toggleFavourite(
  database: DeviceDatabase,
  car: ListingCard,
  now: Date,
): Promise<ToggleResult> {
  const { favourites, viewed, compared } = database;
  try {
    return await database.transaction('rw', favourites, viewed, compared, async (): Promise<ToggleResult> => {
      if ((await favourites.where('id').equals(car.id).delete()) > 0) return { kind: 'removed' };
      if ((await favourites.count()) >= favouriteLimit) return { kind: 'limit-reached' };
      const card = await keepingFacts(database, car);
      await favourites.add({ id: card.id, savedAt: now.getTime(), card, priceWhenSaved: card.price });
      return { kind: 'added' };
    });
  } catch (cause) {
    return { kind: 'failed', failure: failureOf(cause) };
  }
}

/** Removes a car if it is a favourite; does nothing if the device cannot write. */
export async function removeFavourite(database: DeviceDatabase, id: number): Promise<void> {
  await database.favourites.delete(id).catch(() => undefined);
}

/** Undoes a removal: restores the car's position and its original price. */
export async function restoreFavourite(database: DeviceDatabase, row: FavouriteRow): Promise<ToggleResult> {
  const { favourites } = database;
  try {
    return await database.transaction('rw', favourites, async (): Promise<ToggleResult> => {
      const isThere = (await favourites.where('id').equals(row.id).count()) > 0;
      if (!isThere && (await favourites.count()) >= favouriteLimit) return { kind: 'limit-reached' };
      if (!isThere) await favourites.add(row);
      return { kind: 'added' };
    });
  } catch (cause) {
    return { kind: 'failed', failure: failureOf(cause) };
  }
}

/** Newest first. */
export async function listFavourites(database: DeviceDatabase): Promise<FavouriteRow[]> {
  const rows = await database.favourites.orderBy('savedAt').reverse().toArray();
  return readRows(favouriteRow, rows);
}

export function countFavourites(database: DeviceDatabase): Promise<number> {
  return database.favourites.count();
}
