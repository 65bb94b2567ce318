import { type PictureWidth, pictureWidths } from '#contract/listing/picture.ts';
import { MadeFiles } from '#server/http/made-files.ts';
import type { PictureQueue } from '#server/process/picture-queue.ts';
import { composePhoto } from './compose-photo.ts';
import { parseDrawnPhotoKey } from './drawn-photo-key.ts';
import { createLayerStore } from './layer-store.ts';

export interface DrawnPhotosOptions {
  /** The directory of composed photos; `layersDirectory` contains the layers from tools/draw-cars. */
  directory: string;
  layersDirectory: string;
  /** Disk space for composed photos, in bytes. */
  mostBytes?: number;
  /** Whether a listing or page uses the photo; others are not composed. */
  isNamed?: (key: string) => Promise<boolean>;
  mostWaiting?: number;
  queue?: PictureQueue;
  /** Called for every photo that is composed. */
  onCompose?: (key: string, width: PictureWidth) => void;
  /** Called when a photo was composed but could not be stored on disk. */
  onKeepFailed?: (error: unknown) => void;
}

export interface DrawnPhotos {
  /**
   * The photo as WebP; undefined for an invalid key.
   * @throws AppError `unavailable` if too many requests are waiting
   */
  read(key: string, width: PictureWidth): Promise<Buffer | undefined>;
}

/** Disk space for composed photos, in bytes. */
const keptBytes = 512 * 1024 * 1024;
/** Maximum number of queued photos; further requests are answered 503. */
const defaultMostWaiting = 200;
const layerCacheBytes = 64 * 1024 * 1024;

export function createDrawnPhotos(options: DrawnPhotosOptions): DrawnPhotos {
  const layers = createLayerStore(options.layersDirectory, layerCacheBytes);
  const files = new MadeFiles({
    kind: 'drawn photos',
    directory: options.directory,
    mostBytes: options.mostBytes ?? keptBytes,
    queue: options.queue,
    mostWaiting: options.mostWaiting ?? defaultMostWaiting,
    onKeepFailed: (error) => options.onKeepFailed?.(error),
  });

  return {
    async read(key, width) {
      const photo = parseDrawnPhotoKey(key);
      if (!photo || !pictureWidths.includes(width)) return undefined;
      return files.read(`${key}.${width}.webp`, {
        mayMake: async () => !options.isNamed || options.isNamed(key),
        make() {
          options.onCompose?.(key, width);
          return composePhoto(layers, photo, width);
        },
      });
    },
  };
}
