import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PictureWidth, pictureWidths } from '#contract/listing/picture.ts';
import { codeOf } from '#server/process/error-reason.ts';
import { createSemaphore } from '#server/process/semaphore.ts';
import { composePhoto } from './compose-photo.ts';
import { type DrawnPhoto, parseDrawnPhotoKey } from './drawn-photo-key.ts';
import { createLayerStore } from './layer-store.ts';

export interface DrawnPhotosOptions {
  /** Where composed photos are stored, and where the layers made by scripts/draw-cars are. */
  directory: string;
  layersDirectory: string;
  /** How many photos may be composed at the same time. */
  concurrency?: number;
  /** Called for every photo that is composed. */
  onCompose?: (key: string, width: PictureWidth) => void;
  /** Called when a photo was composed but could not be stored on disk. */
  onKeepFailed?: (error: unknown) => void;
}

export interface DrawnPhotos {
  /** WebP bytes of a drawn photo, or undefined when the key names none. */
  read(key: string, width: PictureWidth): Promise<Buffer | undefined>;
}

const layerCacheBytes = 64 * 1024 * 1024;

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Writes a file atomically. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export function createDrawnPhotos(options: DrawnPhotosOptions): DrawnPhotos {
  const layers = createLayerStore(options.layersDirectory, layerCacheBytes);
  const inTurn = createSemaphore(options.concurrency ?? 2);
  const pending = new Map<string, Promise<Buffer>>();

  async function compose(key: string, photo: DrawnPhoto, width: PictureWidth, path: string): Promise<Buffer> {
    const kept = await readIfPresent(path);
    if (kept) return kept;
    return inTurn(async () => {
      options.onCompose?.(key, width);
      const bytes = await composePhoto(layers, photo, width);
      try {
        await keep(path, bytes);
      } catch (error) {
        // On a full disk the picture is still answered.
        options.onKeepFailed?.(error);
      }
      return bytes;
    });
  }

  return {
    async read(key, width) {
      const photo = parseDrawnPhotoKey(key);
      if (!photo || !pictureWidths.includes(width)) return undefined;
      const name = `${key}.${width}.webp`;
      let bytes = pending.get(name);
      if (!bytes) {
        bytes = compose(key, photo, width, join(options.directory, name)).finally(() => pending.delete(name));
        pending.set(name, bytes);
      }
      return bytes;
    },
  };
}
