import type { Page } from '@playwright/test';

/** The part of a device's row that tests change. */
export type KeptRow = {
  id: number | string;
  priceWhenSaved?: number;
  lookedAt?: number;
  value?: string;
  card?: { id: number; price: number; label: string; slug: string };
};

/** Reads a table of the device's database; empty as long as the app has not made it: opening it would. */
export function readRows(page: Page, table: string): Promise<KeptRow[]> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((each) => each.name === 'lajur')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lajur');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const reading = database.transaction(name).objectStore(name).getAll();
    const rows = await new Promise<KeptRow[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return rows;
  }, table);
}

/** Writes rows as an earlier visit could have left them. Pages see them after a reload. */
export function putRows<Row extends { readonly id: number | string }>(
  page: Page,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  return page.evaluate(
    async ([name, written]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('lajur');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction(name, 'readwrite');
      for (const row of written) transaction.objectStore(name).put(row);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    [table, rows] as const,
  );
}
