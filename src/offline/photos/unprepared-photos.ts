import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { parsePhoto } from '#offline/drafts/stored-drafts.ts';

/**
 * The photo that was taken first of those that are not ready to be sent, of any draft; undefined where all are. What
 * was removed waits: if it is had back, it is found again.
 */
export async function nextUnprepared({ draftPhotos }: DeviceDatabase): Promise<string | undefined> {
  const waiting = (await draftPhotos.toArray()).flatMap((row) => {
    const photo = parsePhoto(row);
    return photo?.state === 'taken' && photo.removedAt === null ? [photo] : [];
  });
  return waiting.sort((one, other) => one.addedAt - other.addedAt)[0]?.id;
}
