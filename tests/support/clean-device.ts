// Before Dexie, which looks it up only once.
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/dom';
import { Dexie } from 'dexie';
import { afterAll, vi } from 'vitest';
import { stepPatienceMs } from './patience.ts';

/*
 * Runs before each file of the device tests: they share loaded packages, but not the state of an earlier file.
 */
configure({ asyncUtilTimeout: stepPatienceMs });
afterAll(async () => {
  // A component left mounted opens the device again when its database is deleted below, beside the next file's tests.
  if ('document' in globalThis) (await import('@testing-library/react')).cleanup();
  // A module that still loads when vitest ends fails the run.
  await vi.dynamicImportSettled();
});
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
if ('document' in globalThis) {
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // What an earlier file has put on the document to hold taps until the page is alive stays there.
  document.documentElement.dataset.alive = '';
  localStorage.clear();
  sessionStorage.clear();
}
