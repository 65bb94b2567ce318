import { openDevice } from '#app/data/device.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { removeFavourite, restoreFavourite, type ToggleResult } from '#offline/favourites/favourites.ts';

/** Takes a favourite away, knowing only what is kept of it. */
export async function remove(id: number): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await removeFavourite(opened.database, id);
}

/** Takes a removal back. */
export async function restore(row: FavouriteRow): Promise<ToggleResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  return restoreFavourite(opened.database, row);
}
