import { vi } from 'vitest';

/*
 * Before each file of the device's tests: they share their modules, and so what an earlier file left behind goes.
 */
vi.useRealTimers();
vi.resetModules();

if ('indexedDB' in globalThis) {
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    await new Promise<void>((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(name);
      deletion.onsuccess = () => resolve();
      deletion.onerror = () => reject(deletion.error);
    });
  }
}
