import type { PhotoHint } from '#offline/drafts/draft.schema.ts';
import { type BlurArea, blurAreas } from './blur-areas.ts';
import { drawSmaller, drawUpright } from './draw-photo.ts';
import { encodeWithin } from './encode-photo.ts';
import { clearOrientation } from './exif-orientation.ts';
import type { PhotoFailure } from './photo-failure.ts';
import { checkPhoto, type PhotoHeader } from './photo-header.ts';
import { hintEdge, hintsFor } from './photo-hints.ts';
import { typeOfKind } from './photo-kind.ts';
import { photoLimits } from './photo-limits.ts';
import { stripMetadata } from './strip-metadata.ts';

export type PreparedPhoto = {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly hints: readonly PhotoHint[];
  /** A data URI. */
  readonly preview: string;
};

export type Preparation =
  | { readonly ok: true; readonly photo: PreparedPhoto }
  | { readonly ok: false; readonly failure: PhotoFailure };

/**
 * Prepares an original photo for buyers: upright, long edge 1600 pixels, about 300 kB, without metadata.
 * Modifies the given bytes.
 * @param areas areas to make unrecognisable
 */
export async function preparePhoto(
  bytes: Uint8Array<ArrayBuffer>,
  areas: readonly BlurArea[],
): Promise<Preparation> {
  if (typeof OffscreenCanvas === 'undefined' || crypto.subtle === undefined)
    return { ok: false, failure: 'unsupported' };
  const checked = checkPhoto(bytes);
  if (!checked.ok) return checked;
  const { header } = checked;
  const bitmap = await decode(bytes, header);
  if (!bitmap) return { ok: false, failure: header.kind === 'heic' ? 'heic' : 'broken' };

  const original = { width: bitmap.width, height: bitmap.height };
  const drawn = drawUpright(bitmap, header.orientation?.orientation ?? 1, photoLimits.longEdge);
  const { canvas } = drawn;
  const looked = drawSmaller(canvas, hintEdge);
  const { width, height } = looked.canvas;
  const hints = hintsFor(looked.context.getImageData(0, 0, width, height).data, { width, height }, original);
  blurAreas(drawn, areas);
  const encoded = await encodeWithin((type, quality) => canvas.convertToBlob({ type, quality }));
  const { buffer: result } = stripMetadata(new Uint8Array(await encoded.arrayBuffer()));
  return {
    ok: true,
    photo: {
      bytes: result,
      type: encoded.type,
      sha256: hexOf(await crypto.subtle.digest('SHA-256', result)),
      width: canvas.width,
      height: canvas.height,
      hints,
      preview: await previewOf(canvas),
    },
  };
}

/** A valid header does not guarantee that the rest decodes. */
async function decode(
  bytes: Uint8Array<ArrayBuffer>,
  { kind, orientation }: PhotoHeader,
): Promise<ImageBitmap | undefined> {
  if (orientation) clearOrientation(bytes, orientation);
  const file = new Blob([bytes], { type: typeOfKind(kind) });
  try {
    // The browser rotates formats with other orientation properties, such as AVIF and HEIC. No option says so: Chrome
    // before 112, Firefox before 111 and Safari before 16 throw at `from-image`, which is their default.
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

async function previewOf(canvas: OffscreenCanvas): Promise<string> {
  const small = drawSmaller(canvas, photoLimits.previewEdge).canvas;
  const encoded = await small.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  return `data:${encoded.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
