// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../setup/root.mjs';

const client = `${root}/dist/client`;

/** @typedef {{ file: string, name?: string }} Chunk */

/**
 * The scripts of parts of the app (src/app/parts/parts.ts), their Indonesian words among them.
 * @param {...string} parts
 * @returns {string[]} paths
 */
export function scriptsOf(...parts) {
  const path = `${client}/.vite/manifest.json`;
  if (!existsSync(path)) throw new Error('There is no build to measure: run npm run build.');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const names = parts.flatMap((part) => [part, `words-${part}-id`]);
  const files = Object.values(manifest)
    .filter(({ file, name }) => file.endsWith('.js') && names.includes(name ?? ''))
    .map(({ file }) => `${client}/${file}`);
  for (const part of parts)
    if (!files.some((file) => file.includes(`/${part}-`))) throw new Error(`The build has no part ${part}.`);
  return [...new Set(files)];
}

/**
 * What the service worker fetches when it is installed.
 * @returns {string[]} paths
 */
export function precachedFiles() {
  const names = readFileSync(`${client}/sw.js`, 'utf8').matchAll(/"?\burl"?:\s*"([^"]+)"/g);
  return [...new Set([...names].map(([, name]) => `${client}/${name}`))];
}
