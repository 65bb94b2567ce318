import * as z from 'zod/mini';
import { type PhotoReply, type PhotoRequest, photoRequest } from './photo-messages.ts';
import { preparePhoto } from './prepare-photo.ts';
import { readPhotoFile } from './read-photo-file.ts';
import { type PhotoBytesStore, storedPhotoBytes } from './stored-bytes.ts';

type Keep = Extract<PhotoRequest, { readonly type: 'keep' }>;
type Prepare = Extract<PhotoRequest, { readonly type: 'prepare' }>;

/** Preparation of one photo, and storage of bytes; tests replace them. */
type Parts = { readonly prepare: typeof preparePhoto; readonly stored: PhotoBytesStore };

/**
 * Stores photos as they were taken, at once, and prepares them one after the other: two decoded at once are 400 MB,
 * more than many phones give a page.
 */
export class PhotoHost {
  #turn: Promise<unknown> = Promise.resolve();
  readonly #parts: Parts;

  constructor(parts: Parts = { prepare: preparePhoto, stored: storedPhotoBytes }) {
    this.#parts = parts;
  }

  /** Answers posted requests, preparations in order; undefined for anything else. */
  async receive(message: unknown): Promise<PhotoReply | undefined> {
    const { data: request } = z.safeParse(photoRequest, message);
    if (!request) return undefined;
    if (request.type === 'keep') return answer(request.id, () => this.#keep(request));
    const reply = this.#turn.then(() => answer(request.id, () => this.#prepare(request)));
    this.#turn = reply;
    return reply;
  }

  async #keep({ id, photoId, file }: Keep): Promise<PhotoReply> {
    const read = await readPhotoFile(file);
    if (!read.ok) return { id, type: 'refused', failure: read.failure };
    await this.#parts.stored.add({ photoId, original: read.original, prepared: null });
    return { id, type: 'kept' };
  }

  async #prepare({ id, photoId, areas }: Prepare): Promise<PhotoReply> {
    const kept = await this.#parts.stored.read(photoId);
    const source = kept?.original ?? kept?.prepared;
    if (!source) return { id, type: 'missing' };
    const result = await this.#parts.prepare(new Uint8Array(source.bytes), areas);
    return result.ok
      ? { id, type: 'prepared', photo: result.photo }
      : { id, type: 'refused', failure: result.failure };
  }
}

async function answer(id: number, handle: () => Promise<PhotoReply>): Promise<PhotoReply> {
  try {
    return await handle();
  } catch (cause) {
    return { id, type: 'failed', reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
