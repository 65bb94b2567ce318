import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { parsePhoto } from '#offline/drafts/stored-drafts.ts';

/**
 * The oldest photo in any draft that is not prepared; undefined if there is none. Removed photos are skipped
 * until they are restored.
 */
export async function nextUnprepared({ draftPhotos }: DeviceDatabase): Promise<string | undefined> {
  const waiting = (await draftPhotos.toArray()).flatMap((row) => {
    const photo = parsePhoto(row);
    return photo?.state === 'taken' && photo.removedAt === null ? [photo] : [];
  });
  return waiting.sort((one, other) => one.addedAt - other.addedAt)[0]?.id;
}
