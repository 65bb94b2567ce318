import type { Opened } from '#offline/device/device-database.ts';

let opening: Promise<Opened> | undefined;

/** The device's database. Its code loads with the first call, never with the page. */
export function openDevice(): Promise<Opened> {
  opening ??= openNow().catch((): Opened => {
    // Without its code there is no database, for now.
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
  if (opened.ok) void followDevice(opened.database);
  return opened;
}
