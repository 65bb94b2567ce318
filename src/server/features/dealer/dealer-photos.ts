import { listingLimits } from '#contract/sell/listing-limits.ts';
import type { ImportNote } from '#server/car-list/row-reasons.ts';
import type { Orm } from '#server/db/database.ts';
import type { UploadRepository } from '#server/features/photos/shared/upload.repository.ts';

/** Hashes by file name: a row refers to a photo by its hash or by the name of an uploaded file. */
export type PhotoNames = ReadonlyMap<string, string>;

const hash = /^[0-9a-f]{64}$/;
const baseName = (name: string) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** The keys of a row's photos in order; only photos uploaded by this dealer are accepted. */
export async function dealerPhotos(
  transaction: Orm,
  uploads: UploadRepository,
  owners: readonly string[],
  names: readonly string[],
  known: PhotoNames,
): Promise<{ keys: string[]; notes: ImportNote[] }> {
  const notes: ImportNote[] = [];
  if (names.length > listingLimits.photos) notes.push('images_over_limit');
  const hashes = names.slice(0, listingLimits.photos).flatMap((name) => {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name)) {
      notes.push('image_outside');
      return [];
    }
    const sha256 = hash.test(name) ? name : known.get(baseName(name).toLowerCase());
    if (sha256 === undefined) notes.push('image_missing');
    return sha256 === undefined ? [] : [sha256];
  });
  const claimed = await uploads.claim(owners, [...new Set(hashes)], transaction);
  const keys = hashes.flatMap((sha256) => claimed.get(sha256) ?? []);
  if (keys.length < hashes.length) notes.push('image_missing');
  return { keys: [...new Set(keys)], notes: [...new Set(notes)] };
}
