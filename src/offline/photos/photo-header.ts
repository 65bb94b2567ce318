import { readHeifHeader } from './heif-header.ts';
import { readJpegHeader } from './jpeg-header.ts';
import type { PhotoFailure } from './photo-failure.ts';
import { type PhotoKind, photoKindOf } from './photo-kind.ts';
import { photoLimits } from './photo-limits.ts';
import { readPngHeader } from './png-header.ts';
import type { PhotoSize } from './stored-size.ts';
import { readWebpHeader } from './webp-header.ts';

export type PhotoHeader = PhotoSize & { readonly kind: PhotoKind };

const readers: Readonly<Record<PhotoKind, (bytes: Uint8Array) => PhotoSize | undefined>> = {
  jpeg: readJpegHeader,
  png: readPngHeader,
  webp: readWebpHeader,
  avif: readHeifHeader,
  heic: readHeifHeader,
};

export type CheckedPhoto =
  | { readonly ok: true; readonly header: PhotoHeader }
  | { readonly ok: false; readonly failure: PhotoFailure };

/** Whether a file may be decoded at all: a small file can claim dimensions that exceed a phone's memory. */
export function checkPhoto(bytes: Uint8Array): CheckedPhoto {
  if (bytes.length > photoLimits.bytes) return { ok: false, failure: 'too-heavy' };
  const kind = photoKindOf(bytes);
  if (!kind) return { ok: false, failure: 'not-a-photo' };
  const size = readers[kind](bytes);
  if (!size || size.width < 1 || size.height < 1) return { ok: false, failure: 'broken' };
  if (size.width * size.height > photoLimits.pixels) return { ok: false, failure: 'too-many-pixels' };
  return { ok: true, header: { ...size, kind } };
}
