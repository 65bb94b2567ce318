import { photoLimits } from './photo-limits.ts';

export type EncodedType = 'image/jpeg' | 'image/webp';
/** An encoder's output; another type than requested means that this browser cannot write it. */
export type Encoded = { readonly type: string; readonly size: number };

/** A gain above the highest is invisible; a loss below the lowest is visible. WebP's scale differs from JPEG's. */
const qualities: Readonly<Record<EncodedType, { best: number; worst: number }>> = {
  'image/jpeg': { best: 0.86, worst: 0.5 },
  'image/webp': { best: 0.82, worst: 0.5 },
};
/** Tries of the bisection: each takes as long as the photo is large. */
const tries = 4;

/**
 * The best encoding within `aim` bytes: JPEG where it fits at its best, which every browser writes fast; else WebP,
 * if smaller; else the highest quality of the smaller type that fits, and its lowest where none does.
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
