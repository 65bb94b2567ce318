// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../setup/root.mjs';

const client = `${root}/dist/client`;

/** @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Chunk */

/** @returns {Record<string, Chunk>} */
function readManifest() {
  const path = `${client}/.vite/manifest.json`;
  if (!existsSync(path)) throw new Error('There is no build to measure: run npm run build.');
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Every script that a page of this screen loads before it can be used: the entry, the screen, the words of its
 * language, and their static imports.
 * @param {string} screen as in the manifest, such as `src/app/screens/home.tsx`
 * @returns {string[]} paths
 */
export function scriptsOf(screen) {
  const manifest = readManifest();
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  /** @type {Set<string>} */
  const seen = new Set();
  const pending = [...entries, screen, 'locales/id/messages.po'];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    pending.push(...(chunk.imports ?? []));
  }
  const files = [...seen].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
  return [...new Set(files)].sort().map((file) => `${client}/${file}`);
}

/**
 * The files that the service worker precaches. A precached script whose import is not precached would fail offline.
 * @returns {string[]} paths
 */
export function precachedFiles() {
  const names = readFileSync(`${client}/sw.js`, 'utf8').matchAll(/"?\burl"?:\s*"([^"]+)"/g);
  const files = new Set([...names].map(([, name]) => name ?? ''));
  const manifest = readManifest();
  const torn = Object.values(manifest)
    .filter(({ file }) => files.has(file))
    .flatMap(({ file, imports = [] }) =>
      imports.flatMap((name) => (files.has(manifest[name]?.file ?? '') ? [] : `${file} needs ${name}`)),
    );
  if (torn.length > 0)
    throw new Error(`Precached without what it needs (vite.config.ts):\n${torn.join('\n')}`);
  return [...files].map((name) => `${client}/${name}`);
}
