import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { deleteDraft, parseDraft, parsePhoto } from './stored-drafts.ts';

/** For how long what was thrown away can be had back, in milliseconds. The bar that offers it is gone sooner. */
const keptMs = 60_000;

/** Takes bytes off the device whose page was gone before their photo was in its draft. Not while photos are taken in. */
export async function purgeUnclaimedBytes({ draftPhotos, photoBytes }: DeviceDatabase): Promise<void> {
  await photoBytes.db.transaction('rw', draftPhotos, photoBytes, async () => {
    const claimed = new Set(await draftPhotos.toCollection().primaryKeys());
    const ids = await photoBytes.toCollection().primaryKeys();
    await photoBytes.bulkDelete(ids.filter((id) => !claimed.has(id)));
  });
}

/** Takes drafts and photos off the device that were thrown away some time before `now`. */
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
