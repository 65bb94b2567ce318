import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { type PictureWidth, pictureWidths } from '#contract/picture.ts';
import { type Database, schema } from '#server/db/database.ts';
import { codeOf } from '#server/error-reason.ts';
import { syncToDisk } from '#server/sync-to-disk.ts';
import { createTurnstile } from '#server/turnstile.ts';
import { makeVariants, type PhotoRefusal, type PhotoVariants } from './photo-variants.ts';

const { media } = schema;

export type StoredPhoto = { readonly key: string } | { readonly refused: PhotoRefusal };

export interface PhotoStore {
  /** Keeps a photo in every width. The same bytes give the same key, and are worked on once. */
  store(bytes: Buffer): Promise<StoredPhoto>;
  /** The WebP file of a stored photo. */
  read(key: string, width: PictureWidth): Promise<Buffer | undefined>;
  /** Previews of those keys that were stored here. */
  previews(keys: readonly string[]): Promise<Map<string, string>>;
}

const keyPattern = /^[0-9a-f]{32}$/;
/** Decoding a large photo takes some 200 MB; two at a time keep both cores of a small machine busy. */
const decodedAtOnce = 2;

/** The first half of the SHA-256 of the original's bytes. */
export function photoKey(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  await syncToDisk(file);
}

/** Writes all widths beside their place and moves them there at once: nobody ever sees half a photo. */
async function writeFiles(directory: string, key: string, files: PhotoVariants['files']): Promise<void> {
  await mkdir(directory, { recursive: true });
  const staging = await mkdtemp(path.join(directory, `.${key}-`));
  try {
    for (const [width, bytes] of files) await writeDurably(path.join(staging, `${width}.webp`), bytes);
    await syncToDisk(staging);
    await rename(staging, path.join(directory, key)).catch((error: unknown) => {
      // Somebody else stored the same bytes just now, or a crash came between the files and their row.
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    });
    await syncToDisk(directory);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function isComplete(directory: string, key: string): Promise<boolean> {
  const files = pictureWidths.map((width) => access(path.join(directory, key, `${width}.webp`)));
  return (await Promise.allSettled(files)).every(({ status }) => status === 'fulfilled');
}

/** Photos that people and imports bring: files below `directory`, a row each in `media`. */
export function createPhotoStore(options: { directory: string; database: Database }): PhotoStore {
  const { directory, database } = options;
  const inTurn = createTurnstile(decodedAtOnce);
  const running = new Map<string, Promise<StoredPhoto>>();

  async function storeNew(key: string, sha256: string, bytes: Buffer): Promise<StoredPhoto> {
    const known = await database.orm
      .select({ key: media.key })
      .from(media)
      .where(inArray(media.key, [key]));
    if (known.length > 0 && (await isComplete(directory, key))) return { key };
    const variants = await inTurn(() => makeVariants(bytes));
    if (typeof variants === 'string') return { refused: variants };
    // Files that lost some of their widths would keep the whole ones from their place.
    if (!(await isComplete(directory, key))) await setAside(key);
    await writeFiles(directory, key, variants.files);
    const { width, height, preview } = variants;
    await database.orm
      .insert(media)
      .values({ key, sha256, width, height, preview, createdAt: new Date() })
      .onConflictDoNothing();
    return { key };
  }

  async function setAside(key: string): Promise<void> {
    const aside = path.join(directory, `.${key}-${randomBytes(4).toString('hex')}`);
    const moved = await rename(path.join(directory, key), aside).then(
      () => true,
      () => false,
    );
    if (moved) await rm(aside, { recursive: true, force: true });
  }

  return {
    store(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const key = sha256.slice(0, 32);
      const work = running.get(key) ?? storeNew(key, sha256, bytes).finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },

    async read(key, width) {
      if (!keyPattern.test(key)) return undefined;
      return await readFile(path.join(directory, key, `${width}.webp`)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      });
    },

    async previews(keys) {
      const own = keys.filter((key) => keyPattern.test(key));
      if (own.length === 0) return new Map();
      const rows = await database.orm
        .select({ key: media.key, preview: media.preview })
        .from(media)
        .where(inArray(media.key, own));
      return new Map(rows.map(({ key, preview }) => [key, preview]));
    },
  };
}
