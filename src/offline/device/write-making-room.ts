import { purgeRemoved } from '#offline/drafts/purge-removed.ts';
import { expendableCaches } from './cache-names.ts';
import { type DeviceDatabase, type DeviceFailure, failureOf } from './device-database.ts';

export type Written<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: DeviceFailure };

/**
 * Writes data that must not be lost. On a full disk, everything that can be downloaded again is deleted and
 * the write is retried once; if it fails again, the failure is returned and stored data stays.
 */
export async function writeMakingRoom<Value>(
  database: DeviceDatabase,
  write: () => Promise<Value>,
): Promise<Written<Value>> {
  try {
    return { ok: true, value: await write() };
  } catch (cause) {
    const failure = failureOf(cause);
    if (failure !== 'full') return { ok: false, failure };
  }
  try {
    await makeRoom(database);
    return { ok: true, value: await write() };
  } catch (cause) {
    return { ok: false, failure: failureOf(cause) };
  }
}

/** Deletes everything that can be downloaded again, and the trash: pictures, pages, the saved city's cars. */
async function makeRoom(database: DeviceDatabase): Promise<void> {
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
