/*
 * Served as /sw.js when SERVICE_WORKER=off: replaces a broken worker at once and then unregisters itself. It deletes
 * caches only; drafts and favourites are in IndexedDB and stay.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
  // Only pages of the old worker. A page that registers this file on its next visit is not controlled by it, so it is
  // not in the list and does not reload in circles.
  const pages = await clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}
