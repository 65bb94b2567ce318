import { openDevice } from '#app/data/device/device.ts';
import type { ToggleResult } from '#offline/collections/limited-table.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { removeFavourite, restoreFavourite } from '#offline/favourites/favourites.ts';

/** Removes a favourite. */
export async function remove(id: number): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await removeFavourite(opened.database, id);
}

/** Undoes a removal. */
export async function restore(row: FavouriteRow): Promise<ToggleResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  return restoreFavourite(opened.database, row);
}
