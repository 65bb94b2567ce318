import * as z from 'zod/mini';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import type { DeviceDatabase, DeviceFailure } from '#offline/device/device-database.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import {
  type Draft,
  type DraftGuide,
  type DraftPhoto,
  draftPhoto as draftPhotoSchema,
  type PhotoBytesRow,
  type PhotoHint,
  photoBytesRow,
  type StoredBytes,
} from './draft.schema.ts';
import {
  type DraftResult,
  edited,
  missing,
  putDraft,
  storedDraft,
  storedPhoto,
  storedPhotos,
} from './stored-drafts.ts';

export type PhotoResult = DraftResult<{ readonly photo: DraftPhoto }>;

/** Appends an original photo; `limit` if the draft is full. */
export function addPhoto(
  database: DeviceDatabase,
  draftId: string,
  { bytes, type, guide = null }: StoredBytes & { readonly guide?: DraftGuide | null },
): Promise<PhotoResult> {
  return change(database, async (now): Promise<PhotoResult> => {
    const draft = await storedDraft(database, draftId);
    if (!draft) return missing;
    if (isFull(draft)) return { ok: false, failure: 'limit' };
    const id = newClientId();
    await database.photoBytes.add({ photoId: id, original: { bytes, type }, prepared: null });
    return addRow(database, draft, { id, guide }, now);
  });
}

/** Appends a photo whose bytes a worker has already stored (photos/stored-bytes.ts). */
export function addKeptPhoto(
  database: DeviceDatabase,
  draftId: string,
  { photoId, guide }: { readonly photoId: string; readonly guide: DraftGuide | null },
): Promise<PhotoResult> {
  return change(database, async (now): Promise<PhotoResult> => {
    // Another tab that started meanwhile has deleted them as unclaimed (purge-removed.ts).
    if ((await database.photoBytes.where(':id').equals(photoId).count()) === 0) return missing;
    const draft = await storedDraft(database, draftId);
    if (draft && !isFull(draft)) return addRow(database, draft, { id: photoId, guide }, now);
    await database.photoBytes.delete(photoId);
    return draft ? { ok: false, failure: 'limit' } : missing;
  });
}

function isFull({ photoIds }: Draft): boolean {
  return photoIds.length >= listingLimits.photos;
}

async function addRow(
  database: DeviceDatabase,
  draft: Draft,
  { id, guide }: Pick<DraftPhoto, 'id' | 'guide'>,
  now: number,
): Promise<PhotoResult> {
  const fresh = z.parse(draftPhotoSchema, { id, draftId: draft.id, addedAt: now });
  const photo: DraftPhoto = { ...fresh, guide };
  await database.draftPhotos.add(photo);
  await putDraft(database, edited(draft, { photoIds: [...draft.photoIds, id] }, now));
  return { ok: true, photo };
}

/** A draft's photos in order, the cover first, without removed ones. */
export async function photosOf(database: DeviceDatabase, draftId: string): Promise<DraftPhoto[]> {
  const draft = await storedDraft(database, draftId);
  return draft ? storedPhotos(database, draft) : [];
}

export async function photoBytes(
  database: DeviceDatabase,
  photoId: string,
): Promise<PhotoBytesRow | undefined> {
  return z.safeParse(photoBytesRow, await database.photoBytes.get(photoId)).data;
}

/** A photo's prepared bytes; undefined if they have been replaced. */
export function preparedBytes(
  database: DeviceDatabase,
  { id, sha256 }: Pick<DraftPhoto, 'id' | 'sha256'>,
): Promise<StoredBytes | null | undefined> {
  const { draftPhotos, photoBytes: bytes } = database;
  return database.transaction('r', draftPhotos, bytes, async () => {
    const isSame = (await storedPhoto(database, id))?.sha256 === sha256;
    return isSame ? (await photoBytes(database, id))?.prepared : undefined;
  });
}

export type Prepared = StoredBytes & {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly hints: readonly PhotoHint[];
  readonly preview: string;
};

/** Stores a prepared photo and deletes the original, including its location and time metadata. */
export function savePrepared(
  database: DeviceDatabase,
  photoId: string,
  { bytes, type, hints, ...facts }: Prepared,
): Promise<PhotoResult> {
  return changePhoto(database, photoId, (photo) => {
    const prepared = { state: 'prepared', failure: null, picture: null } as const;
    return {
      photo: { ...photo, ...facts, ...prepared, hints: [...hints] },
      bytes: { photoId, original: null, prepared: { bytes, type } },
    };
  });
}

/**
 * Marks a photo as unusable, with the reason. Its bytes stay, because another version of the app may be able
 * to read them.
 */
export function failPhoto(database: DeviceDatabase, photoId: string, failure: string): Promise<PhotoResult> {
  return changePhoto(database, photoId, (photo) => ({
    photo: { ...photo, state: 'failed', failure },
  }));
}

/** Sets what the photo shows. */
export function guidePhoto(
  database: DeviceDatabase,
  photoId: string,
  guide: DraftGuide | null,
): Promise<PhotoResult> {
  return changePhoto(database, photoId, (photo) => ({ photo: { ...photo, guide } }));
}

/**
 * Reorders the photos; the first one is the cover. Photos that another tab has added meanwhile go to the end;
 * unknown ids are ignored.
 */
export function reorderPhotos(
  database: DeviceDatabase,
  draftId: string,
  ids: readonly string[],
): Promise<DraftResult<{ readonly draft: Draft }>> {
  return change(database, async (now): Promise<DraftResult<{ readonly draft: Draft }>> => {
    const draft = await storedDraft(database, draftId);
    if (!draft) return missing;
    const known = new Set(draft.photoIds);
    const first = [...new Set(ids)].filter((id) => known.has(id));
    const photoIds = [...first, ...draft.photoIds.filter((id) => !first.includes(id))];
    return { ok: true, draft: await putDraft(database, edited(draft, { photoIds }, now)) };
  });
}

/** Removes a photo; it can be restored for a while. */
export function removePhoto(database: DeviceDatabase, photoId: string): Promise<PhotoResult> {
  return changePhoto(database, photoId, (photo, draft, now) => {
    if (photo.removedAt !== null) return { photo };
    const photoIds = draft.photoIds.filter((id) => id !== photoId);
    return { photo: { ...photo, removedAt: now, removedFrom: draft.photoIds.indexOf(photoId) }, photoIds };
  });
}

/** Restores a removed photo; `limit` if its place has been taken. */
export function restorePhoto(database: DeviceDatabase, photoId: string): Promise<PhotoResult> {
  return changePhoto(database, photoId, (photo, draft) => {
    if (photo.removedAt === null) return { photo };
    if (draft.photoIds.length >= listingLimits.photos) return 'limit';
    return {
      photo: { ...photo, removedAt: null },
      photoIds: draft.photoIds.toSpliced(Math.max(0, photo.removedFrom), 0, photoId),
    };
  });
}

type PhotoChange = {
  readonly photo: DraftPhoto;
  readonly photoIds?: string[];
  readonly bytes?: PhotoBytesRow;
};

async function changePhoto(
  database: DeviceDatabase,
  photoId: string,
  next: (photo: DraftPhoto, draft: Draft, now: number) => PhotoChange | 'limit',
): Promise<PhotoResult> {
  return change(database, async (now): Promise<PhotoResult> => {
    const before = await storedPhoto(database, photoId);
    const draft = before && (await storedDraft(database, before.draftId));
    if (!draft) return missing;
    const changed = next(before, draft, now);
    if (changed === 'limit') return { ok: false, failure: 'limit' };
    const { photo, photoIds = draft.photoIds, bytes } = changed;
    if (bytes) await database.photoBytes.put(bytes);
    await database.draftPhotos.put({ ...(await database.draftPhotos.get(photoId)), ...photo });
    await putDraft(database, edited(draft, { photoIds }, now));
    return { ok: true, photo };
  });
}

/** Runs in one transaction over all tables of a photo. */
async function change<Result>(
  database: DeviceDatabase,
  run: (now: number) => Promise<Result>,
): Promise<Result | { readonly ok: false; readonly failure: DeviceFailure }> {
  const { drafts, draftPhotos, photoBytes: bytes } = database;
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', drafts, draftPhotos, bytes, () => run(Date.now())),
  );
  return written.ok ? written.value : written;
}
