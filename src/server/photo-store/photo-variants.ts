import sharp, { type Sharp } from 'sharp';
import {
  offeredPictureWidths,
  type PictureWidth,
  pictureRatio,
  pictureWidths,
  widePictureWidth,
} from '#contract/listing/picture.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import { type ImageKind, imageKind, isHeic } from './image-kind.ts';
import { looksLikeOf } from './looks-like.ts';

export const photoLimits = { bytes: listingLimits.photoBytes, pixels: listingLimits.photoPixels } as const;

/**
 * Each scan of a progressive JPEG processes the whole picture, however few bytes it has. Encoders use about
 * ten; more than this is an attack.
 */
const mostScans = 40;
/** Timeouts of decoding, in seconds: normal photos take a fraction of it. */
const patience = { small: 2, large: 5 } as const;
/** In bytes. */
const smallFile = 1_000_000;

/**
 * A large picture with very few bytes would take seconds to decode. A phone's photo has twenty times as many
 * bytes per pixel.
 */
const largePixels = 16_000_000;
const mostPixelsToAByte = 200;

export type PhotoRefusal =
  | 'not_an_image'
  | 'heic'
  | 'too_large'
  | 'too_many_pixels'
  | 'blank'
  | 'undecodable';

export interface PhotoVariants {
  /** Width of the original after rotation. */
  readonly width: number;
  readonly height: number;
  readonly preview: string;
  /** See looks-like.ts; null for a picture of a single colour. */
  readonly looksLike: string | null;
  readonly files: ReadonlyMap<PictureWidth, Buffer>;
}

const quality = { 320: 72, 480: 73, 720: 75, 960: 76, 1600: 74 } as const satisfies Record<
  PictureWidth,
  number
>;
const previewSizes = [
  { width: 8, quality: 30 },
  { width: 6, quality: 10 },
] as const;
const previewLength = 150;

/** Walks the markers to the end of the picture: phones append whole videos after it. */
function scansOf(bytes: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at >= 0 && at + 4 <= bytes.length && scans <= mostScans) {
    const mark = bytes[at] === 0xff ? bytes.readUInt8(at + 1) : undefined;
    if (mark === 0xd9) break;
    if (mark === undefined) at = bytes.indexOf(0xff, at);
    else if (mark === 0xff) at += 1;
    // Markers without a length; within a scan 0xff is followed by 0.
    else if (mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8)) at += 2;
    else {
      if (mark === 0xda) scans += 1;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return scans;
}

/** Rejects before decoding, since a small file can decode to gigabytes. */
export async function refusalOf(bytes: Buffer): Promise<PhotoRefusal | undefined> {
  if (bytes.length > photoLimits.bytes) return 'too_large';
  const kind: ImageKind | undefined = imageKind(bytes);
  if (kind === undefined) return isHeic(bytes) ? 'heic' : 'not_an_image';
  if (kind === 'jpeg' && scansOf(bytes) > mostScans) return 'undecodable';
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    if (pixels > photoLimits.pixels) return 'too_many_pixels';
    return pixels > largePixels && pixels > bytes.length * mostPixelsToAByte ? 'blank' : undefined;
  } catch {
    return 'undecodable';
  }
}

/** A tiny blurred preview as a data URI of at most about 150 characters. */
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
 * The photo in every width that it is not too small for, as WebP, cropped to 16:10, upright, and without metadata. Decoded once: smaller
 * widths are derived from the largest.
 */
export async function makeVariants(bytes: Buffer): Promise<PhotoVariants | PhotoRefusal> {
  const refused = await refusalOf(bytes);
  if (refused) return refused;
  try {
    const input = sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'error' });
    const { width, height, orientation } = await input.metadata();
    const isTurned = (orientation ?? 1) >= 5;
    const upright = isTurned ? { width: height, height: width } : { width, height };
    const isWide = Math.min(upright.width, upright.height * pictureRatio) >= widePictureWidth;
    const widths = isWide ? offeredPictureWidths : pictureWidths;
    const widest = Math.max(...widths);
    const { data, info } = await input
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(widest, Math.round(widest / pictureRatio), { fit: 'cover' })
      .timeout({ seconds: bytes.length <= smallFile ? patience.small : patience.large })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const files = new Map<PictureWidth, Buffer>();
    for (const size of widths) {
      const resized = image.clone().resize(size, Math.round(size / pictureRatio), { fit: 'cover' });
      files.set(size, await resized.webp({ quality: quality[size] }).toBuffer());
    }
    return {
      ...upright,
      preview: await previewOf(image),
      looksLike: await looksLikeOf(image),
      files,
    };
  } catch {
    return 'undecodable';
  }
}
