import type { PrecacheEntry } from 'workbox-precaching';

/** Replaces the revision of a file that not everybody uses. It is cached once it is used. */
export const usedFile = 'use';

/** Likewise for messages, which are installed in the visitor's languages (words.ts). */
export const wordsFile = 'words';

export const isMarked = (entry: PrecacheEntry | string, mark: string): entry is PrecacheEntry =>
  typeof entry !== 'string' && entry.revision === mark;

/** A built file's name without its hash, which has the same length in every build. */
const nameOf = (url: string) => url.replace(/^\//, '').replace(/.{8}(?=\.\w+$)/, '');

/**
 * The files of a new version that replace ones in use on this device. They are fetched with the update: a
 * saved city is useless without the worker code that reads it.
 * @param kept URLs of the files in use, of any version
 */
export function filesToRenew(kept: readonly string[], offered: readonly string[]): string[] {
  const names = new Set(kept.map(nameOf));
  return offered.filter((url) => names.has(nameOf(url)) && !kept.some((path) => path.endsWith(`/${url}`)));
}
