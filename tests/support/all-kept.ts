import type { Page } from '@playwright/test';

/** Everything this site stores in the browser, as one text: caches, databases, storage and cookies. */
export async function allKept(page: Page): Promise<string> {
  const cookies = JSON.stringify(await page.context().cookies());
  const inPage = await page.evaluate(async () => {
    const kept = [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        kept.push(name, request.url, (await answer?.text()) ?? '');
      }
    }
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, rows] = await Promise.all([done(objects.getAllKeys()), done(objects.getAll())]);
        kept.push(store, JSON.stringify(keys));
        // JSON would drop a Blob or bytes.
        for (const row of rows)
          kept.push(
            JSON.stringify(row, (_, value: unknown) =>
              value instanceof ArrayBuffer || ArrayBuffer.isView(value)
                ? new TextDecoder('latin1').decode(value)
                : value,
            ),
          );
      }
      database.close();
    }
    return kept;
  });
  return [cookies, ...inPage].join('\n');
}
