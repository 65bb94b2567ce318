import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import {
  type PictureWidth,
  type StoredPictureWidth,
  storedPictureWidths,
} from '#contract/listing/picture.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { hasOwnPhotos } from '#server/db/demonstration-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { pictureQueue } from '#server/process/picture-queue.ts';
import { createPhotoFolder, type PhotoFiles } from './photo-files.ts';
import { makeVariants as encodeVariants, type PhotoRefusal } from './photo-variants.ts';

const { articleEdits, articles, leads, media, uploads, listings, warrantyClaims } = schema;

export type StoredPhoto = { readonly key: string } | { readonly refused: PhotoRefusal };

export interface PhotoStore {
  /** Stores a photo in every width. The same bytes have the same key and are processed once. */
  store(bytes: Buffer): Promise<StoredPhoto>;
  /** The same for a file, which is read only when it is processed. */
  storeFile(file: string, sha256: string): Promise<StoredPhoto>;
  /**
   * The WebP file of a stored photo; for a photo stored before that width existed, the nearest one,
   * preferably wider.
   */
  read(key: string, width: PictureWidth): Promise<Buffer | undefined>;
  /** Previews of the given keys that are stored here. */
  previews(keys: readonly string[]): Promise<Map<string, string>>;
  /** Deletes a photo that no upload, listing or article refers to, and that was not uploaded again since. */
  removeUnused(key: string, since: Date): Promise<boolean>;
}

/** Keys of stored photos. */
export const photoKeyPattern = /^[0-9a-f]{32}$/;
/** Another request may delete a photo while it is stored again: then it is processed again. */
const mostTries = 3;

/** All stored widths in order of preference: the requested one, wider ones, narrower ones. */
function nearestTo(wanted: PictureWidth): StoredPictureWidth[] {
  const rank = (width: number) => (width >= wanted ? width - wanted : 10_000 - width);
  return [...storedPictureWidths].sort((a, b) => rank(a) - rank(b));
}

/** The first half of the SHA-256 of the original's bytes. */
export function photoKey(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Uploaded and imported photos: files in a directory or bucket, with a row each in `media`. */
export function createPhotoStore(options: {
  directory: string;
  database: Database;
  files?: PhotoFiles | undefined;
  /** Makes the pictures of a photo. */
  makeVariants?: typeof encodeVariants | undefined;
}): PhotoStore {
  const {
    directory,
    database,
    files = createPhotoFolder(directory),
    makeVariants = encodeVariants,
  } = options;
  const running = new Map<string, Promise<StoredPhoto>>();

  async function storeNew(key: string, sha256: string, load: () => Promise<Buffer>): Promise<StoredPhoto> {
    for (let tries = 1; ; tries += 1) {
      // Restarts its day, so that it does not count as unclaimed (removeUnused).
      const known = await database.orm
        .update(media)
        .set({ createdAt: new Date() })
        .where(eq(media.key, key))
        .returning({ key: media.key });
      if (known.length > 0 && (await files.isComplete(key))) return { key };
      const variants = await pictureQueue('photos', async () => makeVariants(await load()));
      if (typeof variants === 'string') return { refused: variants };
      await files.write(key, variants.files);
      const { width, height, preview, looksLike } = variants;
      await database.orm
        .insert(media)
        .values({ key, sha256, width, height, preview, looksLike, createdAt: new Date() })
        .onConflictDoNothing();
      // The insert waited for a deletion, so the files may be gone.
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
      if (!photoKeyPattern.test(key)) return undefined;
      for (const each of nearestTo(width)) {
        const bytes = await files.read(key, each);
        if (bytes) return bytes;
      }
      return undefined;
    },

    async previews(keys) {
      const own = keys.filter((key) => photoKeyPattern.test(key));
      if (own.length === 0) return new Map();
      const find = (orm: Orm) =>
        orm.select({ key: media.key, preview: media.preview }).from(media).where(inArray(media.key, own));
      let rows = await database.read(find);
      // Uploaded a moment ago: a replica may not have them.
      if (rows.length < new Set(own).size) rows = await find(database.orm);
      return new Map(rows.map(({ key, preview }) => [key, preview]));
    },

    async removeUnused(key, since) {
      return await inTransaction(database.orm, async (transaction) => {
        // Waits for transactions that are about to refer to it, and then sees their references.
        await transaction.select().from(media).where(eq(media.key, key)).for('update');
        const uploaded = transaction.select().from(uploads).where(eq(uploads.key, key));
        const shown = transaction
          .select({ id: listings.id })
          .from(listings)
          .where(sql`${hasOwnPhotos} and ${listings.images} @> array[${key}]::text[]`);
        const isIn = (images: typeof leads.images | typeof warrantyClaims.images) =>
          sql`${images} @> array[${key}]::text[]`;
        const sent = transaction.select({ id: leads.id }).from(leads).where(isIn(leads.images));
        const claimed = transaction
          .select({ id: warrantyClaims.id })
          .from(warrantyClaims)
          .where(isIn(warrantyClaims.images));
        const has = (pictures: typeof articles.pictures | typeof articleEdits.pictures) =>
          sql`${pictures} @> array[${key}]::text[]`;
        const inArticle = transaction
          .select({ id: articles.id })
          .from(articles)
          .where(has(articles.pictures));
        const inEdit = transaction
          .select({ id: articleEdits.documentId })
          .from(articleEdits)
          .where(has(articleEdits.pictures));
        const unused = [uploaded, shown, sent, claimed, inArticle, inEdit].map((rows) => notExists(rows));
        const removed = await transaction
          .delete(media)
          .where(and(eq(media.key, key), lt(media.createdAt, since), ...unused))
          .returning({ key: media.key });
        // Before the commit: a request that stores the same photo waits, and then finds no files.
        if (removed.length > 0) await files.remove(key);
        return removed.length > 0;
      });
    },
  };
}
