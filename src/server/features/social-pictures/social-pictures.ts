import sharp from 'sharp';
import { socialPictureSize } from '#contract/listing/picture.ts';
import { MadeFiles } from '#server/http/made-files.ts';
import type { PhotoReader } from '#server/photo-store/photo-reader.ts';

/** Disk space for generated pictures, in bytes. */
const keptBytes = 128 * 1024 * 1024;
const quality = 82;
const badgeSize = 96;
const badgeMargin = 32;

/**
 * The site's logo in a corner (a lane running to the horizon), drawn as paths because a server may have no
 * fonts.
 */
const badge =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${badgeSize}" height="${badgeSize}">
  <rect width="24" height="24" rx="6.5" fill="#0b6e4f"/>
  <path d="M10.05 4.1 7.2 19.9M13.95 4.1l2.85 15.8" stroke="#fff" stroke-width="2" stroke-linecap="round"/>
  <path d="M12 6.4v1.4M12 10.9v2.3M12 16.5v3.1" stroke="#ffb020" stroke-width="2" stroke-linecap="round"/>
</svg>`);

export interface SocialPictures {
  /**
   * The link preview of a photo as JPEG; undefined if the photo does not exist.
   * @throws AppError `unavailable` if too many requests are waiting
   */
  read(key: string): Promise<Buffer | undefined>;
}

type Options = {
  /** Directory of generated pictures. */
  readonly directory: string;
  readonly readers: readonly PhotoReader[];
  readonly onKeepFailed: (error: unknown) => void;
};

/** Crops photos for link previews; each is generated once and stored. */
export function createSocialPictures({ directory, readers, onKeepFailed }: Options): SocialPictures {
  const files = new MadeFiles({
    kind: 'social pictures',
    directory,
    mostBytes: keptBytes,
    mostWaiting: 20,
    onKeepFailed,
  });

  async function photo(key: string): Promise<Buffer | undefined> {
    for (const read of readers) {
      const bytes = await read(key, 960);
      if (bytes) return bytes;
    }
    return undefined;
  }

  async function make(key: string): Promise<Buffer | undefined> {
    const bytes = await photo(key);
    if (!bytes) return undefined;
    const { width, height } = socialPictureSize;
    return sharp(bytes)
      .resize(width, height, { fit: 'cover' })
      .composite([
        { input: badge, left: width - badgeSize - badgeMargin, top: height - badgeSize - badgeMargin },
      ])
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  }

  return { read: (key) => files.read(`${key}.jpg`, { make: () => make(key) }) };
}
