import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { deleteDraft, parseDraft, parsePhoto } from './stored-drafts.ts';

/** How long deleted items can be restored, in milliseconds. The undo bar disappears sooner. */
const keptMs = 60_000;

/**
 * Deletes bytes whose page was closed before their photo was added to its draft. Must not run while photos
 * are being added.
 */
export async function purgeUnclaimedBytes({ draftPhotos, photoBytes }: DeviceDatabase): Promise<void> {
  await photoBytes.db.transaction('rw', draftPhotos, photoBytes, async () => {
    const claimed = new Set(await draftPhotos.toCollection().primaryKeys());
    const ids = await photoBytes.toCollection().primaryKeys();
    await photoBytes.bulkDelete(ids.filter((id) => !claimed.has(id)));
  });
}

/** Purges drafts and photos deleted more than `keptMs` before `now`. */
export async function purgeRemoved(database: DeviceDatabase, now: number): Promise<void> {
  const { drafts, draftPhotos, photoBytes } = database;
  const isDue = (row: { readonly removedAt: number | null } | undefined) =>
    row !== undefined && row.removedAt !== null && now - row.removedAt > keptMs;
  await database.transaction('rw', drafts, draftPhotos, photoBytes, async () => {
    for (const row of await drafts.toArray()) {
      if (isDue(parseDraft(row))) await deleteDraft(database, row.id);
    }
    const photos = (await draftPhotos.toArray()).filter((row) => isDue(parsePhoto(row)));
    const ids = photos.map(({ id }) => id);
    await photoBytes.bulkDelete(ids);
    await draftPhotos.bulkDelete(ids);
  });
}
