import { cacheNames } from '#offline/device/cache-names.ts';

/*
 * Articles saved to read offline: the API's answer and the pictures, in a cache of their own, where any call
 * finds them when the network is silent (app/data/api/kept-answer.ts, sw/media-cache.ts). Nothing evicts
 * them, so their number is bounded here.
 */
export const mostSaved = 50;

/** Insecure contexts have no Cache API. */
const store = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? await caches.open(cacheNames.articles).catch(() => undefined) : undefined;

const answersOf = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => url).filter((url) => new URL(url).pathname.startsWith('/api/'));

export async function isArticleSaved(address: string): Promise<boolean> {
  return (await (await store())?.match(address)) !== undefined;
}

/**
 * Saves an article: its answer, and pictures by URL.
 * @returns false if the device has no room or already has as many as it keeps
 */
export async function saveArticle(address: string, pictures: readonly string[]): Promise<boolean> {
  const cache = await store();
  if (!cache || (await answersOf(cache)).length >= mostSaved) return false;
  try {
    await cache.addAll([address, ...pictures]);
    return true;
  } catch {
    await cache.delete(address).catch(() => false);
    return false;
  }
}

/** The saved answers by address, as they came. */
export async function savedArticles(): Promise<readonly (readonly [address: string, body: unknown])[]> {
  const cache = await store();
  if (!cache) return [];
  const found = await Promise.all(
    (await answersOf(cache)).map(async (url) => [url, await (await cache.match(url))?.json()] as const),
  );
  return found.filter(([, body]) => body !== undefined);
}

/** Pictures that another saved article shows stay. */
export async function forgetArticle(address: string, pictures: readonly string[]): Promise<void> {
  const cache = await store();
  await cache?.delete(address);
  const left = JSON.stringify(await savedArticles());
  for (const url of pictures) {
    const [, , key = ''] = url.split('/');
    // As a picture by its key, and in a diagram of the text by its address.
    if (!left.includes(`"${key}"`) && !left.includes(url)) await cache?.delete(url);
  }
}
