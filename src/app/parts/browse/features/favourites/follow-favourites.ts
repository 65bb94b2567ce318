import { liveQuery } from 'dexie';
import { openDevice } from '#app/data/device/device.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';

/** Reports the favourites now and after every change in any tab. Resolves once they are read, or cannot be. */
export async function followFavourites(tell: (rows: readonly FavouriteRow[]) => void): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  await new Promise<void>((resolve) => {
    liveQuery(() => listFavourites(opened.database)).subscribe({
      next(rows) {
        tell(rows);
        resolve();
      },
      // A newer version in another tab has closed the database: the current state stays.
      error: () => resolve(),
    });
  });
}
