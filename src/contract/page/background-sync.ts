/** By this the browser wakes the service worker to send what waits, once there is a connection. */
export const outboxSyncTag = 'lajur-send';

/** Not in every browser, and so not in the language's types: https://caniuse.com/background-sync */
type SyncManager = { register(tag: string): Promise<void> };

/** What Background Sync is registered with; undefined where the browser has none. */
export function syncManagerOf(registration: object): SyncManager | undefined {
  return 'sync' in registration && isSyncManager(registration.sync) ? registration.sync : undefined;
}

function isSyncManager(value: unknown): value is SyncManager {
  return (
    typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'
  );
}
