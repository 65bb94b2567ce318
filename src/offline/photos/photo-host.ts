import { transfer } from 'comlink';
import type { BlurArea } from './blur-areas.ts';
import type { PhotoFailure } from './photo-failure.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';
import { readPhotoFile } from './read-photo-file.ts';
import { type PhotoBytesStore, storedPhotoBytes } from './stored-bytes.ts';

/** Preparation of a photo and storage of bytes; replaced in tests. */
type Parts = { readonly prepare: typeof preparePhoto; readonly stored: PhotoBytesStore };

/** This photo can never be prepared. */
type Refused = { readonly type: 'refused'; readonly failure: PhotoFailure };
type Kept = { readonly type: 'kept' } | Refused;
/** `missing`: there are no stored bytes. */
type Prepared =
  | { readonly type: 'prepared'; readonly photo: PreparedPhoto }
  | { readonly type: 'missing' }
  | Refused;

/**
 * Stores original photos immediately and prepares them one after the other: two decoded at once take 400 MB,
 * more than many phones give a page. A rejected call failed temporarily, for example for lack of memory.
 */
export class PhotoHost {
  #turn: Promise<unknown> = Promise.resolve();
  readonly #parts: Parts;

  constructor(parts: Parts = { prepare: preparePhoto, stored: storedPhotoBytes }) {
    this.#parts = parts;
  }

  /** Stores a file's bytes under this id. */
  async keep(photoId: string, file: Blob): Promise<Kept> {
    const read = await readPhotoFile(file);
    if (!read.ok) return { type: 'refused', failure: read.failure };
    await this.#parts.stored.add({ photoId, original: read.original, prepared: null });
    return { type: 'kept' };
  }

  /**
   * Prepares a photo whose bytes are stored, or makes areas of a prepared one unrecognisable. Calls are
   * processed in order. The bytes are transferred to the page, not copied.
   */
  prepare(photoId: string, areas: readonly BlurArea[]): Promise<Prepared> {
    const reply = this.#turn.then(() => this.#prepare(photoId, areas));
    this.#turn = reply.catch(() => undefined);
    return reply;
  }

  async #prepare(photoId: string, areas: readonly BlurArea[]): Promise<Prepared> {
    const kept = await this.#parts.stored.read(photoId);
    const source = kept?.original ?? kept?.prepared;
    if (!source) return { type: 'missing' };
    const result = await this.#parts.prepare(new Uint8Array(source.bytes), areas);
    if (!result.ok) return { type: 'refused', failure: result.failure };
    return transfer({ type: 'prepared', photo: result.photo }, [result.photo.bytes]);
  }
}
