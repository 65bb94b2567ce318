/** Tag of the Background Sync that wakes the service worker to flush the outbox. */
export const outboxSyncTag = 'lajur-send';

/**
 * Not supported by every browser, and therefore missing from TypeScript's types:
 * https://caniuse.com/background-sync
 */
type SyncManager = { register(tag: string): Promise<void> };

/** The Background Sync interface of a registration; undefined if the browser has none. */
export function syncManagerOf(registration: object): SyncManager | undefined {
  return 'sync' in registration && isSyncManager(registration.sync) ? registration.sync : undefined;
}

function isSyncManager(value: unknown): value is SyncManager {
  return (
    typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'
  );
}
