import { openDevice } from '#app/data/device/device.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { DraftGuide } from '#offline/drafts/draft.schema.ts';
import {
  guidePhoto,
  removePhoto,
  reorderPhotos,
  restorePhoto,
  savePrepared,
} from '#offline/drafts/draft-photos.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';
import type { BlurArea } from '#offline/photos/blur-areas.ts';
import type { PhotoFailure } from '#offline/photos/photo-failure.ts';
import { preparePhoto } from './photo-worker.ts';

export type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: DraftFailure | PhotoFailure };

async function onDevice(change: (database: DeviceDatabase) => Promise<Changed>): Promise<Changed> {
  const opened = await openDevice();
  return opened.ok ? change(opened.database) : opened;
}

/** Reorders the photos, the cover first. */
export function reorder(draftId: string, ids: readonly string[]): Promise<Changed> {
  return onDevice((database) => reorderPhotos(database, draftId, ids));
}

export function remove(id: string): Promise<Changed> {
  return onDevice((database) => removePhoto(database, id));
}

export function restore(id: string): Promise<Changed> {
  return onDevice((database) => restorePhoto(database, id));
}

/** Sets a photo's subject. */
export function guide(id: string, shows: DraftGuide | null): Promise<Changed> {
  return onDevice((database) => guidePhoto(database, id, shows));
}

/** Makes areas of a photo permanently unrecognisable: the original is not kept. */
export function blur(id: string, areas: readonly BlurArea[]): Promise<Changed> {
  return onDevice(async (database) => {
    const reply = await preparePhoto(id, areas);
    if (reply?.type === 'prepared') return savePrepared(database, id, reply.photo);
    if (reply?.type === 'missing') return { ok: false, failure: 'missing' };
    return { ok: false, failure: reply?.type === 'refused' ? reply.failure : 'unavailable' };
  });
}
