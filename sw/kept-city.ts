import { deviceDatabaseName } from '#offline/device/device-database-name.ts';

/** The table in the device's database. */
const table = 'catalogues';

/**
 * Whether the device has a saved city, which can answer any list. Reads IndexedDB directly, because a page
 * would have to wait for Dexie to load.
 */
export function hasKeptCity(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(deviceDatabaseName);
    // The database does not exist. The page will create it with its tables.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onblocked = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const done = (isKept: boolean) => {
        database.close();
        resolve(isKept);
      };
      if (!database.objectStoreNames.contains(table)) return done(false);
      const counting = database.transaction(table).objectStore(table).count();
      counting.onsuccess = () => done(counting.result > 0);
      counting.onerror = () => done(false);
    };
  });
}
