import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { PictureWidth } from '#contract/listing/picture.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createSemaphore } from '#server/semaphore.ts';
import { createPhotoFolder, type PhotoFiles } from './photo-files.ts';
import { makeVariants, type PhotoRefusal } from './photo-variants.ts';

const { media, uploads, listings } = schema;

export type StoredPhoto = { readonly key: string } | { readonly refused: PhotoRefusal };

export interface PhotoStore {
  /** Keeps a photo in every width. The same bytes give the same key, and are worked on once. */
  store(bytes: Buffer): Promise<StoredPhoto>;
  /** The same of a file, which is not read before its turn has come. */
  storeFile(file: string, sha256: string): Promise<StoredPhoto>;
  /** The WebP file of a stored photo. */
  read(key: string, width: PictureWidth): Promise<Buffer | undefined>;
  /** Previews of those keys that were stored here. */
  previews(keys: readonly string[]): Promise<Map<string, string>>;
  /** Forgets a photo that no upload and no listing names, and that nobody brought since. */
  removeUnused(key: string, since: Date): Promise<boolean>;
}

const keyPattern = /^[0-9a-f]{32}$/;
/** Decoding a large photo takes some 200 MB; two at a time keep both cores of a small machine busy. */
const decodedAtOnce = 2;
/** Somebody may remove a photo while it is stored once more: then it is made anew. */
const mostTries = 3;

/** The first half of the SHA-256 of the original's bytes. */
export function photoKey(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Photos that people and imports bring: files below `directory` or elsewhere, a row each in `media`. */
export function createPhotoStore(options: {
  directory: string;
  database: Database;
  files?: PhotoFiles | undefined;
}): PhotoStore {
  const { directory, database, files = createPhotoFolder(directory) } = options;
  const inTurn = createSemaphore(decodedAtOnce);
  const running = new Map<string, Promise<StoredPhoto>>();

  async function storeNew(key: string, sha256: string, load: () => Promise<Buffer>): Promise<StoredPhoto> {
    for (let tries = 1; ; tries += 1) {
      // Its day begins anew, so that it is not taken for one that nobody wants (removeUnused).
      const known = await database.orm
        .update(media)
        .set({ createdAt: new Date() })
        .where(eq(media.key, key))
        .returning({ key: media.key });
      if (known.length > 0 && (await files.isComplete(key))) return { key };
      const variants = await inTurn(async () => makeVariants(await load()));
      if (typeof variants === 'string') return { refused: variants };
      await files.write(key, variants.files);
      const { width, height, preview, looksLike } = variants;
      await database.orm
        .insert(media)
        .values({ key, sha256, width, height, preview, looksLike, createdAt: new Date() })
        .onConflictDoNothing();
      // Waiting for whoever was removing it, the row came later than the files did.
      if (tries === mostTries || (await files.isComplete(key))) return { key };
    }
  }

  function storeOnce(sha256: string, load: () => Promise<Buffer>): Promise<StoredPhoto> {
    const key = sha256.slice(0, 32);
    const work = running.get(key) ?? storeNew(key, sha256, load).finally(() => running.delete(key));
    running.set(key, work);
    return work;
  }

  return {
    store: (bytes) => storeOnce(createHash('sha256').update(bytes).digest('hex'), async () => bytes),
    storeFile: (file, sha256) => storeOnce(sha256, () => readFile(file)),

    async read(key, width) {
      return keyPattern.test(key) ? await files.read(key, width) : undefined;
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

    async removeUnused(key, since) {
      return await database.orm.transaction(async (transaction) => {
        // Whoever is about to name it is waited for, and then seen.
        await transaction.select().from(media).where(eq(media.key, key)).for('update');
        const uploaded = transaction.select().from(uploads).where(eq(uploads.key, key));
        const shown = transaction
          .select({ id: listings.id })
          .from(listings)
          .where(sql`${listings.source} <> 'demo' and ${listings.images} @> array[${key}]::text[]`);
        const removed = await transaction
          .delete(media)
          .where(and(eq(media.key, key), lt(media.createdAt, since), notExists(uploaded), notExists(shown)))
          .returning({ key: media.key });
        // Before the commit: whoever stores the same photo meanwhile waits for it, and then finds no files.
        if (removed.length > 0) await files.remove(key);
        return removed.length > 0;
      });
    },
  };
}
