import { liveQuery } from 'dexie';
import { readAccountId } from '#offline/account/device-keys.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { type Held, noteDevice, notedTables } from './device-note.ts';

async function heldBy(database: DeviceDatabase): Promise<Held[]> {
  const [account, ...counts] = await Promise.all([
    readAccountId(database),
    ...notedTables.map((name) => database[name].limit(1).count()),
  ]);
  const held: Held[] = notedTables.filter((_, place) => counts[place] !== 0);
  return account === undefined ? held : [...held, 'account'];
}

/**
 * Keeps the note up to date with the database's contents, after every change in any tab and worker. Resolves
 * after the first update.
 */
export function followDevice(database: DeviceDatabase): Promise<void> {
  return new Promise((resolve) => {
    liveQuery(() => heldBy(database)).subscribe({
      next(held) {
        noteDevice(held);
        resolve();
      },
      // A newer version in another tab has closed the database: keep the note.
      error: () => resolve(),
    });
  });
}
