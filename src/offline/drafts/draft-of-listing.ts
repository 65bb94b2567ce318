import * as z from 'zod/mini';
import type { EditableListing } from '#contract/sell/own-listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { askToKeep } from '#offline/device/device-storage.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import { type Draft, draft as draftSchema } from './draft.schema.ts';
import { serverPhotos } from './server-photos.ts';
import { type DraftResult, deleteDraft, isUntouchedEdit, parseDraft, putDraft } from './stored-drafts.ts';

/** The edit of a listing that was started on this device. */
export async function changeBegun({ drafts }: DeviceDatabase, listingId: number): Promise<Draft | undefined> {
  const rows = (await drafts.toArray()).flatMap((row) => parseDraft(row) ?? []);
  return rows.find(({ listing, removedAt }) => listing?.id === listingId && removedAt === null);
}

/**
 * Starts an edit with all fields and photos of a listing; the photos' bytes stay on the server. All or
 * nothing, since a photo missing from the draft would be removed from the listing. Idempotent.
 */
export async function beginChange(
  database: DeviceDatabase,
  { id, revision, form, images }: Pick<EditableListing, 'id' | 'revision' | 'form' | 'images'>,
): Promise<DraftResult<{ readonly draft: Draft }>> {
  const { drafts, draftPhotos, photoBytes } = database;
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', drafts, draftPhotos, photoBytes, async () => {
      const begun = await changeBegun(database, id);
      if (begun && (!isUntouchedEdit(begun) || begun.listing?.revision === revision)) return begun;
      // Nothing is lost with it, and the listing has changed since.
      if (begun) await deleteDraft(database, begun.id);
      const now = Date.now();
      const draftId = newClientId();
      const photos = serverPhotos(draftId, images, now);
      await draftPhotos.bulkAdd(photos);
      const fresh = z.parse(draftSchema, { id: draftId, createdAt: now, editedAt: now });
      const photoIds = photos.map((photo) => photo.id);
      return putDraft(database, { ...fresh, form, photoIds, listing: { id, revision } });
    }),
  );
  if (!written.ok) return written;
  void askToKeep();
  return { ok: true, draft: written.value };
}
