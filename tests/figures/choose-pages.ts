import { languageOfPath } from '#contract/language.ts';
import type { Page } from './rule.ts';

/** Random numbers that are the same for a seed (mulberry32). */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const placesIn = (xml: string) =>
  [...xml.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );

/** Random pages of the sitemap, as many of each of its files, so that both halves are looked at. */
export async function choosePages(
  read: (path: string) => Promise<string>,
  { pages, seed }: { readonly pages: number; readonly seed: number },
): Promise<Page[]> {
  const files = await Promise.all(placesIn(await read('/sitemap.xml')).map(read));
  const lists = files.map(placesIn).filter((paths) => paths.length > 0);
  const random = randomOf(seed);
  const chosen: Page[] = [];
  for (let turn = 0; chosen.length < pages && lists.some(({ length }) => length > 0); turn += 1) {
    const own = lists[turn % lists.length] ?? [];
    const [path] = own.splice(Math.floor(random() * own.length), 1);
    if (path !== undefined) chosen.push(pageOf(path));
  }
  return chosen;
}

function pageOf(path: string): Page {
  const [address = '', query] = path.split('?');
  const found = languageOfPath(address);
  if (found.kind !== 'known') throw new Error(`${path} has another spelling`);
  return {
    ...{ path, language: found.language, place: found.path },
    query: new URLSearchParams(query),
    readAt: new Date(),
  };
}
