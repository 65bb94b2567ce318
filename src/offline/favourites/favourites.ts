import type { ListingCard } from '#contract/listing/listing.ts';
import { restoreIn, type ToggleResult, toggleIn } from '#offline/collections/limited-table.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { favouriteLimit } from '#offline/device/limits.ts';
import { readRows } from '#offline/device/read-rows.ts';
import { type FavouriteRow, favouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { keepingFacts } from '#offline/listing/kept-cars.ts';

/** Adds the car to the favourites, or removes it. */
export function toggleFavourite(
  database: DeviceDatabase,
  car: ListingCard,
  now: Date,
): Promise<ToggleResult> {
  const { favourites, viewed, compared } = database;
  return toggleIn(favourites, [favourites, viewed, compared], car.id, favouriteLimit, async () => {
    const card = await keepingFacts(database, car);
    return { id: card.id, savedAt: now.getTime(), card, priceWhenSaved: card.price };
  });
}

/** Removes a car if it is a favourite; does nothing if the device cannot write. */
export async function removeFavourite(database: DeviceDatabase, id: number): Promise<void> {
  await database.favourites.delete(id).catch(() => undefined);
}

/** Undoes a removal: restores the car's position and its original price. */
export function restoreFavourite({ favourites }: DeviceDatabase, row: FavouriteRow): Promise<ToggleResult> {
  return restoreIn(favourites, row, favouriteLimit);
}

/** Newest first. */
export async function listFavourites(database: DeviceDatabase): Promise<FavouriteRow[]> {
  const rows = await database.favourites.orderBy('savedAt').reverse().toArray();
  return readRows(favouriteRow, rows);
}

export function countFavourites(database: DeviceDatabase): Promise<number> {
  return database.favourites.count();
}
