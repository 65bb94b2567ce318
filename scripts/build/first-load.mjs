// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../setup/root.mjs';

const client = `${root}/dist/client`;

/** @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Chunk */

/**
 * Every script a page of this screen loads before it can be used: the entry, the screen, the words of its
 * language, and all they import at once. What they import later does not count.
 * @param {string} screen as in the manifest, such as `src/app/screens/home.tsx`
 * @returns {string[]} paths
 */
export function scriptsOf(screen) {
  const manifestPath = `${client}/.vite/manifest.json`;
  if (!existsSync(manifestPath)) throw new Error('There is no build to measure: run npm run build.');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
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
 * What the service worker fetches when it is installed.
 * @returns {string[]} paths
 */
export function precachedFiles() {
  const names = readFileSync(`${client}/sw.js`, 'utf8').matchAll(/"?\burl"?:\s*"([^"]+)"/g);
  return [...new Set([...names].map(([, name]) => `${client}/${name}`))];
}
