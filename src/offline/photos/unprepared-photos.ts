import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { parsePhoto } from '#offline/drafts/stored-drafts.ts';

/**
 * The oldest photo that is not prepared, of any draft; undefined where all are. A removed one is skipped until it is
 * restored.
 */
export async function nextUnprepared({ draftPhotos }: DeviceDatabase): Promise<string | undefined> {
  const waiting = (await draftPhotos.toArray()).flatMap((row) => {
    const photo = parsePhoto(row);
    return photo?.state === 'taken' && photo.removedAt === null ? [photo] : [];
  });
  return waiting.sort((one, other) => one.addedAt - other.addedAt)[0]?.id;
}
