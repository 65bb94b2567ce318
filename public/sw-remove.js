/*
 * Served as /sw.js when SERVICE_WORKER=off: replaces a worker that does harm, at once and unasked,
 * and then removes itself. Only caches go; drafts and favourites are in IndexedDB and stay.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
  // Pages of the old worker only. One that registers this file on its next visit is not controlled
  // by it, so it is not in the list and nothing reloads in circles.
  const pages = await clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}
