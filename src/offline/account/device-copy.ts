import { cacheNames } from '#offline/device/cache-names.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/** What of a device is nobody's own: keys of the device, lists that everybody has, and bytes of pictures. */
const leftOut: ReadonlySet<string> = new Set([
  'deviceKeys',
  'references',
  'markets',
  'catalogues',
  'catalogueBytes',
  'photoBytes',
]);

/** All rows that somebody made here or was given, by the names of their tables. */
export async function copyOfDevice(database: DeviceDatabase): Promise<Record<string, unknown[]>> {
  const tables = database.tables.filter(({ name }) => !leftOut.has(name));
  const copied = await Promise.all(tables.map(async (table) => [table.name, await table.toArray()] as const));
  return Object.fromEntries(copied.filter(([, rows]) => rows.length > 0));
}

/** Takes everything off this device: its database, and the pages and pictures that were seen. The app itself stays. */
export async function eraseDevice(database: DeviceDatabase): Promise<void> {
  if ('caches' in globalThis)
    await Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)));
  await database.delete();
}
