import { type PictureWidth, pictureWidths } from '#contract/listing/picture.ts';
import { AppError } from '#server/http/app-error.ts';
import { KeptFolder } from '#server/process/kept-folder.ts';
import { createSemaphore } from '#server/process/semaphore.ts';
import { composePhoto } from './compose-photo.ts';
import { type DrawnPhoto, parseDrawnPhotoKey } from './drawn-photo-key.ts';
import { createLayerStore } from './layer-store.ts';

export interface DrawnPhotosOptions {
  /** Where composed photos are stored, and where the layers made by scripts/draw-cars are. */
  directory: string;
  layersDirectory: string;
  /** Disk for composed photos, in bytes. */
  mostBytes?: number;
  /** Whether an ad or a page names the photo: no other is composed. */
  isNamed?: (key: string) => Promise<boolean>;
  mostWaiting?: number;
  /** How many photos may be composed at the same time. */
  concurrency?: number;
  /** Called for every photo that is composed. */
  onCompose?: (key: string, width: PictureWidth) => void;
  /** Called when a photo was composed but could not be stored on disk. */
  onKeepFailed?: (error: unknown) => void;
}

export interface DrawnPhotos {
  /**
   * WebP bytes of a drawn photo, or undefined when the key names none.
   * @throws AppError `unavailable` where too many wait
   */
  read(key: string, width: PictureWidth): Promise<Buffer | undefined>;
}

/** Disk for composed photos, in bytes. */
const keptBytes = 512 * 1024 * 1024;
/** Photos that wait for their turn; further ones are answered 503. */
const defaultMostWaiting = 200;
const layerCacheBytes = 64 * 1024 * 1024;

export function createDrawnPhotos(options: DrawnPhotosOptions): DrawnPhotos {
  const layers = createLayerStore(options.layersDirectory, layerCacheBytes);
  const inTurn = createSemaphore(options.concurrency ?? 2);
  const folder = new KeptFolder(options.directory, options.mostBytes ?? keptBytes);
  const pending = new Map<string, Promise<Buffer | 'busy' | undefined>>();
  const mostWaiting = options.mostWaiting ?? defaultMostWaiting;
  let waiting = 0;

  async function compose(name: string, key: string, photo: DrawnPhoto, width: PictureWidth) {
    const kept = await folder.read(name);
    if (kept) return kept;
    if (options.isNamed && !(await options.isNamed(key))) return undefined;
    if (waiting >= mostWaiting) return 'busy';
    waiting += 1;
    try {
      return await inTurn(async () => {
        options.onCompose?.(key, width);
        const bytes = await composePhoto(layers, photo, width);
        // On a full disk the picture is still answered.
        await folder.keep(name, bytes).catch((error: unknown) => options.onKeepFailed?.(error));
        return bytes;
      });
    } finally {
      waiting -= 1;
    }
  }

  return {
    async read(key, width) {
      const photo = parseDrawnPhotoKey(key);
      if (!photo || !pictureWidths.includes(width)) return undefined;
      const name = `${key}.${width}.webp`;
      const begun = pending.get(name);
      const work = begun ?? compose(name, key, photo, width).finally(() => pending.delete(name));
      pending.set(name, work);
      const bytes = await work;
      if (bytes === 'busy') throw new AppError('unavailable');
      return bytes;
    },
  };
}
