import { purgeRemoved } from '#offline/drafts/purge-removed.ts';
import { expendableCaches } from './cache-names.ts';
import type { DeviceDatabase } from './device-database.ts';

/** Deletes everything that can be downloaded again, and the trash: pictures, pages, the saved city's cars. */
export async function makeRoom(database: DeviceDatabase): Promise<void> {
  const { catalogues, catalogueBytes } = database;
  // If one cannot be deleted, the others still are.
  await Promise.allSettled([
    ...('caches' in globalThis ? expendableCaches.map((name) => caches.delete(name)) : []),
    database.transaction('rw', catalogues, catalogueBytes, async () => {
      await catalogues.clear();
      await catalogueBytes.clear();
    }),
    purgeRemoved(database, Date.now()),
  ]);
}
