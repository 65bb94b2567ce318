import { outboxSyncTag, syncManagerOf } from '#contract/page/background-sync.ts';

/**
 * Registers a Background Sync, which wakes the service worker once there is a connection, with or without the app.
 * @returns false where the browser lacks it: then the app has to be open
 */
export async function registerBackgroundSync(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('SyncManager' in globalThis)) return false;
  try {
    const sync = syncManagerOf(await navigator.serviceWorker.ready);
    await sync?.register(outboxSyncTag);
    return sync !== undefined;
  } catch {
    // Forbidden for this site, or for all.
    return false;
  }
}
