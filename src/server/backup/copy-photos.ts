import { createHash } from 'node:crypto';
import { offeredPictureWidths, type PictureWidth, pictureWidths } from '#contract/listing/picture.ts';
import type { PhotoFiles } from '#server/photo-store/photo-files.ts';

/** Photos copied at a time: what is written together is synced to the disk together. */
const atOnce = 16;

/**
 * Copies photos that are not there yet: a photo's files never change.
 * @returns how many of them exist, and a hash over all bytes
 */
export async function copyPhotos(
  keys: readonly string[],
  from: PhotoFiles,
  to: PhotoFiles,
): Promise<{ count: number; sha256: string }> {
  const sum = createHash('sha256');
  const sorted = keys.toSorted();
  let count = 0;
  for (let start = 0; start < sorted.length; start += atOnce) {
    const batch = sorted.slice(start, start + atOnce);
    for (const hashes of await Promise.all(batch.map((key) => copyPhoto(key, from, to)))) {
      if (hashes === undefined) continue;
      count += 1;
      sum.update(hashes);
    }
  }
  return { count, sha256: sum.digest('hex') };
}

/** @returns a line with the hash of each file; undefined if the photo has been removed since the database was read */
async function copyPhoto(key: string, from: PhotoFiles, to: PhotoFiles): Promise<string | undefined> {
  const files = new Map<PictureWidth, Buffer>();
  for (const width of offeredPictureWidths) {
    const bytes = await from.read(key, width);
    if (bytes) files.set(width, bytes);
  }
  if (pictureWidths.some((width) => !files.has(width))) return undefined;
  if (!(await to.isComplete(key, [...files.keys()]))) await to.write(key, files);
  return [...files]
    .map(([width, bytes]) => `${key} ${width} ${createHash('sha256').update(bytes).digest('hex')}\n`)
    .join('');
}
