import { outboxSyncTag, syncManagerOf } from '#contract/page/background-sync.ts';

/**
 * Registers a Background Sync, which wakes the service worker once there is a connection, even if the app is
 * closed.
 * @returns false if the browser does not support it; the app then has to be open
 */
export async function registerBackgroundSync(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('SyncManager' in globalThis)) return false;
  try {
    const sync = syncManagerOf(await navigator.serviceWorker.ready);
    await sync?.register(outboxSyncTag);
    return sync !== undefined;
  } catch {
    // Blocked for this site or for all sites.
    return false;
  }
}
