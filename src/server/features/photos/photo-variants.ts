import sharp, { type Sharp } from 'sharp';
import { type PictureWidth, pictureRatio, pictureWidths } from '#contract/picture.ts';
import { imageKind } from './image-kind.ts';

export const photoLimits = { bytes: 15_000_000, pixels: 50_000_000 } as const;

export type PhotoRefusal = 'not_an_image' | 'too_large' | 'too_many_pixels' | 'undecodable';

export interface PhotoVariants {
  /** Of the original, the right way up. */
  readonly width: number;
  readonly height: number;
  readonly preview: string;
  readonly files: ReadonlyMap<PictureWidth, Buffer>;
}

const quality = { 320: 72, 640: 74, 960: 76 } as const satisfies Record<PictureWidth, number>;
const previewSizes = [
  { width: 8, quality: 30 },
  { width: 6, quality: 10 },
] as const;
const previewLength = 150;

/** What is refused before anything is decoded: a small file can unfold into gigabytes. */
export async function refusalOf(bytes: Buffer): Promise<PhotoRefusal | undefined> {
  if (bytes.length > photoLimits.bytes) return 'too_large';
  if (imageKind(bytes) === undefined) return 'not_an_image';
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > photoLimits.pixels ? 'too_many_pixels' : undefined;
  } catch {
    return 'undecodable';
  }
}

/** A few blurred pixels as a data URI of at most about 150 characters. */
async function previewOf(image: Sharp): Promise<string> {
  let uri = '';
  for (const { width, quality } of previewSizes) {
    const bytes = await image
      .clone()
      .resize(width, Math.round(width / pictureRatio), { fit: 'fill' })
      .webp({ quality, alphaQuality: 0, effort: 6, smartSubsample: false })
      .toBuffer();
    uri = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (uri.length <= previewLength) break;
  }
  return uri;
}

/**
 * The photo in every width, as WebP, cropped to 16:10, upright, and without the metadata that would tell where
 * it was taken. Decoded once: the smaller ones are made from the largest.
 */
export async function makeVariants(bytes: Buffer): Promise<PhotoVariants | PhotoRefusal> {
  const refused = await refusalOf(bytes);
  if (refused) return refused;
  try {
    const input = sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'error' });
    const { width, height, orientation } = await input.metadata();
    const isTurned = (orientation ?? 1) >= 5;
    const widest = Math.max(...pictureWidths);
    const { data, info } = await input
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(widest, Math.round(widest / pictureRatio), { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const files = new Map<PictureWidth, Buffer>();
    for (const size of pictureWidths) {
      const resized = image.clone().resize(size, Math.round(size / pictureRatio), { fit: 'cover' });
      files.set(size, await resized.webp({ quality: quality[size] }).toBuffer());
    }
    const preview = await previewOf(image);
    return { width: isTurned ? height : width, height: isTurned ? width : height, preview, files };
  } catch {
    return 'undecodable';
  }
}
