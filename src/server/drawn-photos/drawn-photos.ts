import { type PictureWidth, pictureWidths } from '#contract/listing/picture.ts';
import { MadeFiles } from '#server/http/made-files.ts';
import { composePhoto } from './compose-photo.ts';
import { parseDrawnPhotoKey } from './drawn-photo-key.ts';
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
  const files = new MadeFiles({
    directory: options.directory,
    mostBytes: options.mostBytes ?? keptBytes,
    atOnce: options.concurrency ?? 2,
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
