// Before Dexie, which looks for it once.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { vi } from 'vitest';

/*
 * Runs before each file of the device's tests: they share the packages they load, not the state of an earlier file.
 */
vi.useRealTimers();
vi.resetModules();
Dexie.dependencies.indexedDB = indexedDB;
for (const { name } of await indexedDB.databases()) {
  if (name === undefined) continue;
  await new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => reject(deletion.error);
  });
}
