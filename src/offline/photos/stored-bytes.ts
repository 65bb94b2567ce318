import * as z from 'zod/mini';
import { deviceDatabaseName } from '#offline/device/device-database-name.ts';
import { type PhotoBytesRow, photoBytesRow } from '#offline/drafts/draft.schema.ts';

/*
 * Photo bytes as a worker reads and writes them, because copying 4 MB several times blocks the page of a slow
 * phone. Without Dexie, which would be loaded a second time in the worker (docs/product.md#offline).
 */

const table = 'photoBytes';

export type PhotoBytesStore = {
  read(photoId: string): Promise<PhotoBytesRow | undefined>;
  /** Stores a row; the page adds its photo to a draft afterwards. */
  add(row: PhotoBytesRow): Promise<void>;
};

export const storedPhotoBytes: PhotoBytesStore = {
  async read(photoId) {
    const row = await inTable('readonly', (store): IDBRequest<unknown> => store.get(photoId));
    return z.safeParse(photoBytesRow, row).data;
  },
  async add(row) {
    await inTable('readwrite', (store) => store.add(row));
  },
};

/** Opened for each call: an open connection would block the database's next version. */
async function inTable<Value>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = run(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(deviceDatabaseName);
    // The page creates the database with its tables. An empty one would have a version that the page does not
    // know.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
