import { purgeRemoved } from '#offline/drafts/purge-removed.ts';
import { expendableCaches } from './cache-names.ts';
import type { DeviceDatabase } from './device-database.ts';

/** Gives up what can be fetched again, and what was thrown away: pictures, pages, the cars of the kept city. */
export async function makeRoom(database: DeviceDatabase): Promise<void> {
  const { catalogues, catalogueBytes } = database;
  // One that cannot be given up is no reason to keep the others.
  await Promise.allSettled([
    ...('caches' in globalThis ? expendableCaches.map((name) => caches.delete(name)) : []),
    database.transaction('rw', catalogues, catalogueBytes, async () => {
      await catalogues.clear();
      await catalogueBytes.clear();
    }),
    purgeRemoved(database, Date.now()),
  ]);
}
