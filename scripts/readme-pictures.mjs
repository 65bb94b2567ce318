// @ts-check
import { readFileSync } from 'node:fs';

const picture = /!\[([^\]]*)\]\((docs\/pictures\/[\w-]+\.webp) "([^"]+)"\)/g;

/**
 * The pictures of the README: each names its page in its title. `{car}` in an address is the first car of the list.
 * @returns {readonly { readonly alt: string, readonly file: string, readonly path: string }[]}
 */
export function readmePictures() {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  return [...readme.matchAll(picture)].map(([, alt = '', file = '', path = '']) => ({ alt, file, path }));
}
