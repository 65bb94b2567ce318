import type { Opened } from '#offline/device/device-database.ts';

let opening: Promise<Opened> | undefined;

/** What this device keeps. The database's code comes with the first call, never with the page. */
export function openDevice(): Promise<Opened> {
  opening ??= import('#offline/device/device-database.ts').then(
    ({ openDeviceDatabase }) => openDeviceDatabase(),
    (): Opened => {
      // Without its code there is no database, this time.
      opening = undefined;
      return { ok: false, failure: 'unavailable' };
    },
  );
  return opening;
}
