import { outboxSyncTag, syncManagerOf } from '#contract/page/background-sync.ts';

/**
 * Asks the browser to wake the service worker once there is a connection, whether or not the app is open then.
 * @returns false where it does not do that: then the app has to be open
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
