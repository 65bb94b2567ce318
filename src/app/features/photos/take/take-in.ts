import { openDevice } from '#app/data/device/device.ts';
import { photoWorker } from '#app/features/photos/photo-worker.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import type { DraftGuide } from '#offline/drafts/draft.schema.ts';
import { addKeptPhoto, addPhoto } from '#offline/drafts/draft-photos.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';
import type { PhotoFailure } from '#offline/photos/photo-failure.ts';
import { readPhotoFile } from '#offline/photos/read-photo-file.ts';
import { guideOfFileName } from './guide-of-file-name.ts';

/** A file that could not be added. */
export type Refused = { readonly name: string; readonly failure: PhotoFailure | DraftFailure };

export type TakenIn = {
  /** Ids of the photos, in file order. */
  readonly added: readonly string[];
  readonly refused: readonly Refused[];
};

type Kept =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly failure: Refused['failure'] };

/**
 * Stores original files on the device, one at a time, so that they are not lost. Files that are not photos,
 * or too large, are not stored.
 */
export async function takeIn(
  draftId: string,
  files: readonly File[],
  guide: DraftGuide | null,
): Promise<TakenIn> {
  const added: string[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const kept = await keep(draftId, file, guide ?? guideOfFileName(file.name) ?? null);
    if (kept.ok) added.push(kept.id);
    else refused.push({ name: file.name, failure: kept.failure });
  }
  return { added, refused };
}

async function keep(draftId: string, file: File, guide: DraftGuide | null): Promise<Kept> {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const { database } = opened;
  const photoId = newClientId();
  const reply = await photoWorker.ask((host) => host.keep(photoId, file)).catch(() => undefined);
  if (reply?.type === 'refused') return { ok: false, failure: reply.failure };
  if (reply?.type === 'kept') {
    const result = await addKeptPhoto(database, draftId, { photoId, guide });
    if (result.ok) return { ok: true, id: photoId };
    if (result.failure !== 'missing') {
      // Nothing refers to these bytes, and they take up room.
      await database.photoBytes.delete(photoId).catch(() => undefined);
      return result;
    }
  }
  // Without a worker, or on a full disk where room can be made: slower, but nothing is lost.
  const read = await readPhotoFile(file);
  if (!read.ok) return read;
  const result = await addPhoto(database, draftId, { ...read.original, guide });
  return result.ok ? { ok: true, id: result.photo.id } : result;
}
