import type { DeviceDatabase, Opened } from '#offline/device/device-database.ts';

let opening: Promise<Opened> | undefined;
/** How often an open database was lost. */
let losses = 0;
const listeners = new Set<() => void>();

/** Opens the device's database. Its code is loaded with the first call, never with the page. */
export function openDevice(): Promise<Opened> {
  opening ??= openNow().catch((): Opened => {
    // Its code failed to load: there is no database for now.
    opening = undefined;
    return { ok: false, failure: 'unavailable' };
  });
  return opening;
}

async function openNow(): Promise<Opened> {
  const [{ openDeviceDatabase }, { followDevice }] = await Promise.all([
    import('#offline/device/device-database.ts'),
    import('./follow-device.ts'),
  ]);
  const opened = await openDeviceDatabase();
  if (opened.ok) {
    reopenWhenLost(opened.database);
    void followDevice(opened.database);
  }
  return opened;
}

/**
 * The database was deleted by the user or the browser, or upgraded by a newer version of the app: reopen it,
 * or report why that fails.
 */
function reopenWhenLost(database: DeviceDatabase): void {
  const lose = () => {
    if (opening === undefined) return;
    opening = undefined;
    losses += 1;
    // After Dexie has closed it.
    queueMicrotask(() => {
      for (const listener of listeners) listener();
    });
  };
  database.on('versionchange', lose);
  database.on('close', lose);
}

export const deviceLosses = (): number => losses;

/** Calls back when an open database was lost. Returns an unsubscribe function. */
export function onDeviceLost(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}
