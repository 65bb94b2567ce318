import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import type { PhotoStore } from '#server/photo-store/photo-store.ts';
import type { ArticleFile } from './article-folder.ts';
import { ContentFileError } from './content-file.ts';

const isFile = (picture: string) => /\.(?:jpe?g|png|webp|avif)$/.test(picture);
/** The uploader of imported pictures, so that those which no article uses are deleted like all others. */
const owner = 'import';

/**
 * Stores the pictures that articles name as files of the folder `pictures`.
 * @returns their keys by name
 * @throws ContentFileError for a file that is missing or no picture
 */
export async function storePictures(
  folder: string,
  articles: readonly ArticleFile[],
  {
    database,
    photoStore,
    dryRun,
  }: { readonly database: Database; readonly photoStore: PhotoStore | undefined; readonly dryRun: boolean },
): Promise<ReadonlyMap<string, string>> {
  const names = new Set(articles.flatMap(({ pictures }) => pictures.filter(isFile)));
  const keys = new Map<string, string>();
  for (const name of names) {
    const file = join(folder, 'pictures', name);
    if (!existsSync(file)) throw new ContentFileError(`${file} is missing`);
    if (!photoStore) throw new ContentFileError(`${file}: pictures cannot be stored here`);
    if (dryRun) continue;
    const bytes = await readFile(file);
    const stored = await photoStore.store(bytes);
    if ('refused' in stored) throw new ContentFileError(`${file}: ${stored.refused}`);
    const sha256 = hash('sha256', bytes);
    await createUploadRepository(database.orm).add({ owner, sha256, key: stored.key, bytes: bytes.length });
    keys.set(name, stored.key);
  }
  return keys;
}
