import { open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import type { ImportNote } from '#server/car-list/row-reasons.ts';
import { type PhotoStore, photoKey } from '#server/photo-store/photo-store.ts';
import { photoLimits, refusalOf } from '#server/photo-store/photo-variants.ts';

export type ImportedPhoto = { readonly key: string } | { readonly refused: ImportNote };

/** Stores a row's photos from disk. */
export interface ImportPhotos {
  store(path: string): Promise<ImportedPhoto>;
}

async function readPhoto(file: string): Promise<Buffer | ImportNote> {
  // Checked before opening, because opening a pipe would block.
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return 'image_missing';
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return 'image_missing';
  try {
    const { size } = await handle.stat();
    return size > photoLimits.bytes ? 'image_refused' : await handle.readFile();
  } catch {
    return 'image_missing';
  } finally {
    await handle.close();
  }
}

/** @param store absent for a dry run, which checks photos without storing them */
export function createImportPhotos(store?: PhotoStore): ImportPhotos {
  return {
    async store(file) {
      const bytes = await readPhoto(file);
      if (typeof bytes === 'string') return { refused: bytes };
      if (!store) return (await refusalOf(bytes)) ? { refused: 'image_refused' } : { key: photoKey(bytes) };
      const stored = await store.store(bytes);
      return 'key' in stored ? stored : { refused: 'image_refused' };
    },
  };
}

/**
 * The keys of a row's photos, in order. Paths are relative to the imported file's directory and must not
 * leave it, not even through a link: a third-party list must not publish pictures from this machine.
 */
export async function importImages(
  names: readonly string[],
  folder: string,
  photos: ImportPhotos,
): Promise<{ keys: string[]; notes: ImportNote[] }> {
  const keys = new Set<string>();
  const notes: ImportNote[] = [];
  for (const name of names) {
    if (keys.size >= listingLimits.photos) {
      notes.push('images_over_limit');
      break;
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(name) || name.includes('\0')) {
      notes.push('image_outside');
      continue;
    }
    const file = await realpath(path.resolve(folder, name)).catch(() => undefined);
    const isInside =
      file !== undefined &&
      !path.relative(folder, file).startsWith('..') &&
      !path.isAbsolute(path.relative(folder, file));
    if (!file || !isInside) {
      const meant = path.relative(folder, path.resolve(folder, name));
      notes.push(file !== undefined || meant.startsWith('..') ? 'image_outside' : 'image_missing');
      continue;
    }
    const photo = await photos.store(file);
    if ('key' in photo) keys.add(photo.key);
    else notes.push(photo.refused);
  }
  return { keys: [...keys], notes };
}
