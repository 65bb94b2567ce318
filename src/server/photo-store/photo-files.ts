import { randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PictureWidth, pictureWidths, type StoredPictureWidth } from '#contract/listing/picture.ts';
import { codeOf } from '#server/process/error-reason.ts';
import { syncToDisk } from '#server/process/sync-to-disk.ts';

/** Storage of photos' WebP files: a directory or a bucket. */
export interface PhotoFiles {
  /** Stores all widths of a photo, replacing leftovers. */
  write(key: string, files: ReadonlyMap<PictureWidth, Buffer>): Promise<void>;
  read(key: string, width: StoredPictureWidth): Promise<Buffer | undefined>;
  /** Whether it is stored in these widths; without them, in those of every photo. */
  isComplete(key: string, widths?: readonly PictureWidth[]): Promise<boolean>;
  remove(key: string): Promise<void>;
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  await syncToDisk(file);
}

/** Photos in a directory, with one subdirectory per photo. */
export function createPhotoFolder(directory: string): PhotoFiles {
  const folderOf = (key: string) => path.join(directory, key);
  const fileOf = (key: string, width: StoredPictureWidth) => path.join(folderOf(key), `${width}.webp`);

  async function isComplete(key: string, widths: readonly PictureWidth[] = pictureWidths): Promise<boolean> {
    const found = widths.map((width) => access(fileOf(key, width)));
    return (await Promise.allSettled(found)).every(({ status }) => status === 'fulfilled');
  }

  async function remove(key: string): Promise<void> {
    const aside = path.join(directory, `.${key}-${randomBytes(4).toString('hex')}`);
    // Renamed first, so that no reader finds an incomplete photo.
    const moved = await rename(folderOf(key), aside).then(
      () => true,
      () => false,
    );
    if (moved) await rm(aside, { recursive: true, force: true });
  }

  return {
    isComplete,
    remove,

    /** Written next to its final place and renamed when complete. */
    async write(key, files) {
      // An incomplete directory would block the rename.
      if (!(await isComplete(key, [...files.keys()]))) await remove(key);
      await mkdir(directory, { recursive: true });
      const staging = await mkdtemp(path.join(directory, `.${key}-`));
      try {
        for (const [width, bytes] of files) await writeDurably(path.join(staging, `${width}.webp`), bytes);
        await syncToDisk(staging);
        await rename(staging, folderOf(key)).catch((error: unknown) => {
          // Another request has just stored the same bytes, or a crash happened between writing the files and
          // their row.
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
