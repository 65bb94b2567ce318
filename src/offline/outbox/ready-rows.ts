import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { parsePhoto, storedDraft } from '#offline/drafts/stored-drafts.ts';
import type { OutboxRow } from './outbox.schema.ts';
import { listOutbox } from './outbox.ts';

/** Ids of rows whose photos are ready. */
export async function readyRowIds(database: DeviceDatabase): Promise<string[]> {
  const pending = (await listOutbox(database)).filter(
    ({ state }) => state === 'waiting' || state === 'sending',
  );
  const areReady = await Promise.all(pending.map((row) => isReady(database, row)));
  return pending.filter((_, index) => areReady[index]).map(({ id }) => id);
}

/** Whether all photos of the draft are either prepared or failed. */
async function isReady(database: DeviceDatabase, row: OutboxRow): Promise<boolean> {
  const draftId = row.draftId ?? row.call?.draftId ?? null;
  const draft = draftId === null ? undefined : await storedDraft(database, draftId);
  const photos = await database.draftPhotos.bulkGet(draft?.photoIds ?? []);
  return photos.every((photo) => parsePhoto(photo)?.state !== 'taken');
}
