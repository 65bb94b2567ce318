// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { root } from './root.mjs';

/** The file in dist that names the sources it was built from. */
export const stampName = 'source-hash';

/** Everything that the build depends on. */
const sources = [
  'assets',
  'index.html',
  'lingui.config.ts',
  'locales',
  'package-lock.json',
  'package.json',
  'public',
  'reference-data',
  'scripts',
  'src',
  'sw',
  'tsconfig.base.json',
  'vite.config.ts',
];

const notBuilt = /(?:\.test\.tsx?|README\.md|tsconfig\.json)$|^scripts\/(?:cluster|test)(?:\/|\.)/;

/**
 * One hash over the content of all sources. It reads every byte, which takes some tens of milliseconds, and unlike
 * times and sizes it is right after any checkout.
 */
export async function sourceHash() {
  const names = (await Promise.all(sources.map(filesBelow))).flat().sort();
  const hash = createHash('sha256');
  const contents = await Promise.all(names.map((name) => readFile(`${root}/${name}`)));
  contents.forEach((content, index) => {
    hash.update(`${names[index]}\0${content.length}\0`).update(content);
  });
  return hash.digest('hex');
}

/**
 * @param {string} source a file or folder below the root
 * @returns {Promise<string[]>}
 */
async function filesBelow(source) {
  try {
    const entries = await readdir(`${root}/${source}`, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.slice(root.length + 1)}/${entry.name}`.replaceAll('\\', '/'))
      .filter((name) => !notBuilt.test(name));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') return [source];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
