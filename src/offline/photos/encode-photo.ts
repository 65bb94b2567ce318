import { photoLimits } from './photo-limits.ts';

export type EncodedType = 'image/jpeg' | 'image/webp';
/** An encoder's output; a type other than the requested one means that the browser cannot write it. */
export type Encoded = { readonly type: string; readonly size: number };

/**
 * Quality above `best` makes no visible difference; below `worst` the loss is visible. WebP's scale differs
 * from JPEG's.
 */
const qualities: Readonly<Record<EncodedType, { best: number; worst: number }>> = {
  'image/jpeg': { best: 0.86, worst: 0.5 },
  'image/webp': { best: 0.82, worst: 0.5 },
};
/** Number of bisection steps; each takes time proportional to the photo's size. */
const tries = 4;

/**
 * The best encoding within `aim` bytes: JPEG if it fits at its best quality, which every browser writes
 * quickly; otherwise WebP if that is smaller; otherwise the highest quality of the smaller type that fits, or
 * its lowest if none does.
 */
export async function encodeWithin<Result extends Encoded>(
  encode: (type: EncodedType, quality: number) => Promise<Result>,
  aim: number = photoLimits.aimBytes,
): Promise<Result> {
  const jpeg = await encode('image/jpeg', qualities['image/jpeg'].best);
  if (jpeg.size <= aim) return jpeg;
  const webp = await encode('image/webp', qualities['image/webp'].best);
  const isSmaller = webp.type === 'image/webp' && webp.size < jpeg.size;
  if (isSmaller && webp.size <= aim) return webp;
  const type = isSmaller ? 'image/webp' : 'image/jpeg';
  let { best: high, worst: low } = qualities[type];
  let found: Result | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const middle = (high + low) / 2;
    const encoded = await encode(type, middle);
    if (encoded.size <= aim) {
      found = encoded;
      low = middle;
    } else high = middle;
  }
  return found ?? (await encode(type, qualities[type].worst));
}
