import { cacheNames } from '#offline/device/cache-names.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/** Tables without personal data: device keys, public lists, and bytes of pictures. */
const leftOut: ReadonlySet<string> = new Set([
  'deviceKeys',
  'references',
  'markets',
  'catalogues',
  'catalogueBytes',
  'photoBytes',
  'articlePictures',
  'events',
]);

/** All personal rows, by table. */
export async function copyOfDevice(database: DeviceDatabase): Promise<Record<string, unknown[]>> {
  const tables = database.tables.filter(({ name }) => !leftOut.has(name));
  const copied = await Promise.all(tables.map(async (table) => [table.name, await table.toArray()] as const));
  return Object.fromEntries(copied.filter(([, rows]) => rows.length > 0));
}

/**
 * Deletes everything from this device: its database and the cached pages and pictures. The app itself stays
 * cached.
 */
export async function eraseDevice(database: DeviceDatabase): Promise<void> {
  if ('caches' in globalThis)
    await Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)));
  await database.delete();
}
