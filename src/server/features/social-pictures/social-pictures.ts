import sharp from 'sharp';
import { socialPictureSize } from '#contract/listing/picture.ts';
import type { PhotoReader } from '#server/photo-store/photo-reader.ts';
import { KeptFolder } from '#server/process/kept-folder.ts';
import { createSemaphore } from '#server/process/semaphore.ts';

/** Pictures made at the same time; the other core keeps answering. */
const madeAtOnce = 1;
/** Waiting requests; further ones are answered `busy`. */
const mostWaiting = 20;
/** Disk for finished pictures, in bytes. */
const keptBytes = 512 * 1024 * 1024;
const quality = 82;
const badgeSize = 96;
const badgeMargin = 32;

/**
 * The site's mark in a corner: two edges of a lane running to the horizon. As paths, since a bare machine has no
 * fonts.
 */
const badge =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${badgeSize}" height="${badgeSize}">
  <rect width="24" height="24" rx="6.5" fill="#0b6e4f"/>
  <path d="M10.05 4.1 7.2 19.9M13.95 4.1l2.85 15.8" stroke="#fff" stroke-width="2" stroke-linecap="round"/>
  <path d="M12 6.4v1.4M12 10.9v2.3M12 16.5v3.1" stroke="#ffb020" stroke-width="2" stroke-linecap="round"/>
</svg>`);

export interface SocialPictures {
  /** The link preview of a photo as JPEG; undefined without such a photo, `busy` where too many wait. */
  read(key: string): Promise<Buffer | 'busy' | undefined>;
}

type Options = {
  /** Folder of finished pictures. */
  readonly directory: string;
  readonly readers: readonly PhotoReader[];
  readonly onKeepFailed: (error: unknown) => void;
};

/** Crops photos for link previews; each is made once and stored. */
export function createSocialPictures({ directory, readers, onKeepFailed }: Options): SocialPictures {
  const inTurn = createSemaphore(madeAtOnce);
  const folder = new KeptFolder(directory, keptBytes);
  const pending = new Map<string, Promise<Buffer | undefined>>();

  async function photo(key: string): Promise<Buffer | undefined> {
    for (const read of readers) {
      const bytes = await read(key, 960);
      if (bytes) return bytes;
    }
    return undefined;
  }

  async function make(key: string, name: string): Promise<Buffer | undefined> {
    const bytes = await photo(key);
    if (!bytes) return undefined;
    const { width, height } = socialPictureSize;
    const made = await sharp(bytes)
      .resize(width, height, { fit: 'cover' })
      .composite([
        { input: badge, left: width - badgeSize - badgeMargin, top: height - badgeSize - badgeMargin },
      ])
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    // On a full disk the picture is still answered.
    await folder.keep(name, made).catch(onKeepFailed);
    return made;
  }

  return {
    async read(key) {
      const name = `${key}.jpg`;
      const known = pending.get(key);
      if (known) return known;
      const kept = await folder.read(name);
      if (kept) return kept;
      // Another request may have started meanwhile.
      const begun = pending.get(key);
      if (begun) return begun;
      if (pending.size >= mostWaiting) return 'busy';
      const work = inTurn(() => make(key, name)).finally(() => pending.delete(key));
      pending.set(key, work);
      return work;
    },
  };
}
