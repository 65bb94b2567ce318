import type { Sharp } from 'sharp';

/*
 * A difference hash: for each pixel of a tiny grey picture, whether it is darker than the one to its right.
 * Robust against changes of size, compression and brightness. 64 bits as hexadecimal.
 */

const columns = 8;
const rows = 8;
/**
 * Minimum contrast: differences in a picture of a single colour are noise, and would match every other such
 * picture.
 */
const leastContrast = 8;
/** Nearly equal brightness counts as equal, so that compression does not change the hash. */
const leastDifference = 4;
/** Maximum number of bits in which two hashes of the same photo differ. */
export const mostDifferentBits = 6;
/**
 * Hashes are looked up by segments of this many digits: within three bits, at least one of the four segments
 * is equal.
 */
export const bandLength = 4;

export async function looksLikeOf(image: Sharp): Promise<string | null> {
  const { data, info } = await image
    .clone()
    .resize(columns + 1, rows, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light = (column: number, row: number) => data[(row * (columns + 1) + column) * info.channels] ?? 0;
  let hash = 0n;
  let [darkest, lightest] = [255, 0];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      darkest = Math.min(darkest, light(column, row));
      lightest = Math.max(lightest, light(column, row));
      if (column === columns) continue;
      const isDarker = light(column, row) + leastDifference < light(column + 1, row);
      hash = (hash << 1n) | (isDarker ? 1n : 0n);
    }
  }
  return lightest - darkest < leastContrast ? null : hash.toString(16).padStart(16, '0');
}

/** The four segments of a hash. */
export function bandsOf(hash: string): string[] {
  return [0, 1, 2, 3].map((at) => hash.slice(at * bandLength, (at + 1) * bandLength));
}

/** The Hamming distance of two hashes. */
export function differentBits(one: string, other: string): number {
  let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; left > 0n; left &= left - 1n) count += 1;
  return count;
}
