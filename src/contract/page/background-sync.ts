/** Tag of the Background Sync that wakes the service worker to send the outbox. */
export const outboxSyncTag = 'lajur-send';

/** Not in every browser, and so not in TypeScript's types: https://caniuse.com/background-sync */
type SyncManager = { register(tag: string): Promise<void> };

/** The registration of Background Sync; undefined where the browser has none. */
export function syncManagerOf(registration: object): SyncManager | undefined {
  return 'sync' in registration && isSyncManager(registration.sync) ? registration.sync : undefined;
}

function isSyncManager(value: unknown): value is SyncManager {
  return (
    typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'
  );
}
