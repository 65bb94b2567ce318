// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../setup/root.mjs';

const client = `${root}/dist/client`;

/** @typedef {{ file: string, name?: string }} Chunk */

/**
 * The scripts of parts of the app (src/app/parts.ts), their Indonesian words among them.
 * @param {...string} parts
 * @returns {string[]} paths
 */
export function scriptsOf(...parts) {
  const path = `${client}/.vite/manifest.json`;
  if (!existsSync(path)) throw new Error('There is no build to measure: run npm run build.');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const files = Object.entries(manifest)
    .filter(([key, { file, name }]) =>
      parts.some((part) => key === `virtual:words/${part}/id` || (name === part && file.endsWith('.js'))),
    )
    .map(([, { file }]) => `${client}/${file}`);
  for (const part of parts)
    if (!files.some((file) => file.includes(`/${part}-`))) throw new Error(`The build has no part ${part}.`);
  return [...new Set(files)];
}

/**
 * What the service worker fetches when it is installed, with the Indonesian messages. Fails where one of these scripts
 * imports another file.
 * @returns {string[]} paths
 */
export function precachedFiles() {
  const entries = readFileSync(`${client}/sw.js`, 'utf8').matchAll(/\{[^{}]*"?\burl"?:\s*"([^"]+)"[^{}]*\}/g);
  // Files that are cached once they are used are marked (sw/used-files.ts), and so are messages.
  const installed = [...entries].filter(([entry, url = '']) => {
    const mark = /"?revision"?:\s*"(use|words)"/.exec(entry)?.[1];
    return mark === undefined || (mark === 'words' && /\/words-\w+-id-/.test(url));
  });
  const files = new Set(installed.map(([, name]) => `${client}/${name}`));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(/\bfrom\s*"\.\/([^"]+\.js)"/g))
      if (!files.has(`${client}/assets/${imported}`))
        throw new Error(`Offline ${file} would lack ${imported}: it is not precached.`);
  }
  return [...files];
}
