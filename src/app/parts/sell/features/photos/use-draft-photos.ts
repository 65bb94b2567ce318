import { useEffect } from 'react';
import { type DeviceState, LiveDevice, useLiveDevice } from '#app/data/live-device.ts';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';

const drafts = new Map<string, LiveDevice<DraftPhoto[]>>();

function photosLive(draftId: string): LiveDevice<DraftPhoto[]> {
  const known = drafts.get(draftId);
  if (known) return known;
  const live = new LiveDevice(async () => {
    const { photosOf } = await import('#offline/drafts/draft-photos.ts');
    return (database) => photosOf(database, draftId);
  });
  drafts.set(draftId, live);
  return live;
}

/** A draft's photos in their order, the cover first, as they change in this tab and in others. */
export function useDraftPhotos(draftId: string): DeviceState<DraftPhoto[]> {
  const live = photosLive(draftId);
  useEffect(() => void live.read(), [live]);
  return useLiveDevice(live);
}
