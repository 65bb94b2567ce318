import sharp from 'sharp';
import { storyPosterSize } from '#contract/articles/story-paths.ts';
import { MadeFiles } from '#server/http/made-files.ts';
import type { PhotoReader } from '#server/photo-store/photo-reader.ts';

/** Disk space for posters, in bytes. */
const keptBytes = 32 * 1024 * 1024;
const quality = 82;
/** Above the middle: lists write the title below it. In pixels. */
const photoTop = 128;
/** What stands above and below the photo: the photo itself, out of focus and darker. */
const surroundings = { blur: 24, brightness: 0.55 } as const;

type Options = {
  readonly directory: string;
  readonly readers: readonly PhotoReader[];
  readonly onKeepFailed: (error: unknown) => void;
};

/** Posters of stories as JPEG: the whole photo, 16:10, on a ground of 3:4. */
export function createStoryPosters({ directory, readers, onKeepFailed }: Options) {
  const files = new MadeFiles({
    kind: 'story posters',
    directory,
    mostBytes: keptBytes,
    mostWaiting: 20,
    onKeepFailed,
  });

  async function make(key: string): Promise<Buffer | undefined> {
    for (const read of readers) {
      const bytes = await read(key, 960);
      if (!bytes) continue;
      const { width, height } = storyPosterSize;
      const photo = await sharp(bytes).resize(width).toBuffer();
      return sharp(bytes)
        .resize(width, height, { fit: 'cover' })
        .blur(surroundings.blur)
        .modulate({ brightness: surroundings.brightness })
        .composite([{ input: photo, left: 0, top: photoTop }])
        .jpeg({ quality, mozjpeg: true })
        .toBuffer();
    }
    return undefined;
  }

  return { read: (key: string) => files.read(`${key}.jpg`, { make: () => make(key) }) };
}
