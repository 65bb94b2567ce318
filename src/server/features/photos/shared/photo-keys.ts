import type { Orm } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import type { UploadRepository } from './upload.repository.ts';

/**
 * The keys of photos in order.
 * @param known keys of photos the listing already has, by hash
 * @throws AppError `photo_missing`
 */
export async function keysOfPhotos(
  transaction: Orm,
  uploads: UploadRepository,
  owners: readonly string[],
  hashes: readonly string[],
  known: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const claimed = await uploads.claim(owners, hashes, transaction);
  return hashes.map((hash) => {
    const key = known.get(hash) ?? claimed.get(hash);
    if (key === undefined) throw new AppError('photo_missing');
    return key;
  });
}
