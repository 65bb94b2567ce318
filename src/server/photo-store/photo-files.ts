import { randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PictureWidth, pictureWidths } from '#contract/listing/picture.ts';
import { codeOf } from '#server/error-reason.ts';
import { syncToDisk } from '#server/sync-to-disk.ts';

/** Where the WebP files of photos are kept: a folder, or a bucket. */
export interface PhotoFiles {
  /** Puts a photo's widths in their place, over whatever may be left of it there. */
  write(key: string, files: ReadonlyMap<PictureWidth, Buffer>): Promise<void>;
  read(key: string, width: PictureWidth): Promise<Buffer | undefined>;
  isComplete(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  await syncToDisk(file);
}

/** Photos in a folder, one folder a photo. */
export function createPhotoFolder(directory: string): PhotoFiles {
  const folderOf = (key: string) => path.join(directory, key);
  const fileOf = (key: string, width: PictureWidth) => path.join(folderOf(key), `${width}.webp`);

  async function isComplete(key: string): Promise<boolean> {
    const found = pictureWidths.map((width) => access(fileOf(key, width)));
    return (await Promise.allSettled(found)).every(({ status }) => status === 'fulfilled');
  }

  async function remove(key: string): Promise<void> {
    const aside = path.join(directory, `.${key}-${randomBytes(4).toString('hex')}`);
    // Out of its place first, so that nobody ever finds half a photo there.
    const moved = await rename(folderOf(key), aside).then(
      () => true,
      () => false,
    );
    if (moved) await rm(aside, { recursive: true, force: true });
  }

  return {
    isComplete,
    remove,

    /** Beside its place, and moved there whole. */
    async write(key, files) {
      // Files that lost some of their widths would keep the whole ones from their place.
      if (!(await isComplete(key))) await remove(key);
      await mkdir(directory, { recursive: true });
      const staging = await mkdtemp(path.join(directory, `.${key}-`));
      try {
        for (const [width, bytes] of files) await writeDurably(path.join(staging, `${width}.webp`), bytes);
        await syncToDisk(staging);
        await rename(staging, folderOf(key)).catch((error: unknown) => {
          // Somebody else stored the same bytes just now, or a crash came between the files and their row.
          if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
        });
        await syncToDisk(directory);
      } finally {
        await rm(staging, { recursive: true, force: true });
      }
    },

    async read(key, width) {
      return await readFile(fileOf(key, width)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      });
    },
  };
}
