import type { PrecacheEntry } from 'workbox-precaching';

/** In place of a revision: a file that not everybody uses. It is cached once it is used. */
export const usedFile = 'use';

export const isUsedFile = (entry: PrecacheEntry | string): entry is PrecacheEntry =>
  typeof entry !== 'string' && entry.revision === usedFile;

/** A built file's name: its hash has as many characters in every build. */
const nameOf = (url: string) => url.replace(/^\//, '').replace(/.{8}(?=\.\w+$)/, '');

/**
 * The files of a new version that replace ones in use on this device. They are fetched with the update: a kept city is
 * of no use without the worker that reads it.
 * @param kept addresses of the files in use, of whatever version
 */
export function filesToRenew(kept: readonly string[], offered: readonly string[]): string[] {
  const names = new Set(kept.map(nameOf));
  return offered.filter((url) => names.has(nameOf(url)) && !kept.some((path) => path.endsWith(`/${url}`)));
}
