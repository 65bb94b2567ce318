import { liveQuery, type Subscription } from 'dexie';
import { readAccountId } from '#offline/account/device-keys.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { readBegunAd } from '#offline/outbox/begun-ad.ts';
import { type Held, noteDevice, notedTables } from './device-note.ts';

/** Followed one after the other: ten queries begun at once keep a slow phone busy for 50 ms. */
const groups: readonly (readonly Held[])[] = [
  notedTables.slice(0, 4),
  notedTables.slice(4, 8),
  [...notedTables.slice(8), 'account', 'begun'],
];

/** All queries are begun at once: after an `await` a live query no longer notices what is read. */
async function heldBy(database: DeviceDatabase, group: readonly Held[]): Promise<Held[]> {
  const found = await Promise.all(
    group.map((name) => {
      if (name === 'account') return readAccountId(database);
      return name === 'begun' ? readBegunAd(database) : database[name].limit(1).count();
    }),
  );
  return group.filter((_, place) => found[place] !== 0 && found[place] !== undefined);
}

/**
 * Keeps the note up to date with the database's contents, after every change in any tab and worker. Resolves
 * after the first update.
 */
export async function followDevice(database: DeviceDatabase): Promise<void> {
  const held = new Map<readonly Held[], Held[]>();
  const followed: Subscription[] = [];
  // A query of a lost database would go on beside those of its replacement, and break their transactions:
  // https://github.com/dexie/Dexie.js/issues/1831.
  const stop = () => {
    for (const each of followed) each.unsubscribe();
  };
  database.on('versionchange', stop);
  database.on('close', stop);
  for (const group of groups)
    await new Promise<void>((resolve) => {
      const following = liveQuery(() => heldBy(database, group)).subscribe({
        next(names) {
          held.set(group, names);
          if (held.size === groups.length) noteDevice([...held.values()].flat());
          resolve();
        },
        // A newer version in another tab has closed the database: keep the note.
        error: () => resolve(),
      });
      followed.push(following);
    });
}
