import type { StoredBytes } from '#offline/drafts/draft.schema.ts';
import type { PhotoFailure } from './photo-failure.ts';
import { checkPhoto } from './photo-header.ts';
import { typeOfKind } from './photo-kind.ts';
import { photoLimits } from './photo-limits.ts';

export type ReadPhoto =
  | { readonly ok: true; readonly original: StoredBytes }
  | { readonly ok: false; readonly failure: PhotoFailure };

/** A file's bytes. A file that is not a photo, or is too large, is detected from its first bytes. */
export async function readPhotoFile(file: Blob): Promise<ReadPhoto> {
  if (file.size > photoLimits.bytes) return { ok: false, failure: 'too-heavy' };
  // A cloud gallery may list a photo that it cannot load offline.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { ok: false, failure: 'broken' };
  const checked = checkPhoto(new Uint8Array(bytes));
  return checked.ok ? { ok: true, original: { bytes, type: typeOfKind(checked.header.kind) } } : checked;
}
