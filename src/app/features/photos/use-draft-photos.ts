import { type DeviceState, useDevice } from '#app/data/device/use-device.ts';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { photosOf } from '#offline/drafts/draft-photos.ts';

/** A draft's photos in order, the cover first, live over all tabs. */
export function useDraftPhotos(draftId: string): DeviceState<DraftPhoto[]> {
  return useDevice((database) => photosOf(database, draftId), [draftId]);
}
