import { createHash } from 'node:crypto';
import { type PictureWidth, pictureWidths } from '#contract/listing/picture.ts';
import type { PhotoFiles } from '#server/photo-store/photo-files.ts';

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
  let count = 0;
  for (const key of keys.toSorted()) {
    const files = new Map<PictureWidth, Buffer>();
    for (const width of pictureWidths) {
      const bytes = await from.read(key, width);
      if (bytes) files.set(width, bytes);
    }
    // Removed since the database was read.
    if (files.size < pictureWidths.length) continue;
    if (!(await to.isComplete(key))) await to.write(key, files);
    count += 1;
    for (const [width, bytes] of files)
      sum.update(`${key} ${width} ${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  return { count, sha256: sum.digest('hex') };
}
