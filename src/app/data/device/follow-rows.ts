import { liveQuery } from 'dexie';
import { onDeviceLost, openDevice } from '#app/data/device/device.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';

/**
 * Reports the favourites now and after every change in any tab. Resolves once they have been read, or cannot
 * be.
 */
export async function followFavourites(tell: (rows: readonly FavouriteRow[]) => void): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  await new Promise<void>((resolve) => {
    const following = liveQuery(() => listFavourites(opened.database)).subscribe({
      next(rows) {
        tell(rows);
        resolve();
      },
      error: () => resolve(),
    });
    // After the database was lost, follows its replacement.
    const unwatch = onDeviceLost(() => {
      unwatch();
      following.unsubscribe();
      void followFavourites(tell);
    });
  });
}
