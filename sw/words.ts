import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { defaultLanguage, isLanguage, type Language, languageOfPath } from '#contract/language.ts';
import { cacheNames } from '#offline/device/cache-names.ts';
import { languageOfWords, wordsToInstall } from './words-files.ts';

declare const self: ServiceWorkerGlobalScope;

const words = new CacheFirst({ cacheName: cacheNames.words, matchOptions: { ignoreVary: true } });
let offered: readonly string[] = [];

/**
 * The app's messages: installed in the visitor's languages only, those of the open pages and those in use before an
 * update. The other language is added when it is used (messages.ts).
 * @param files those of this version, in every language
 */
export function installWords(files: readonly string[], savesData: boolean): void {
  offered = files;
  self.addEventListener('install', (event) =>
    event.waitUntil(
      (async () => {
        const wanted = savesData ? [] : await languagesOfPages();
        await fetchWords(wordsToInstall({ offered, kept: await keptWords(), wanted, savesData }));
      })(),
    ),
  );
  self.addEventListener('activate', (event) => event.waitUntil(forgetOldWords()));
  registerRoute(({ url, sameOrigin }) => sameOrigin && offered.includes(url.pathname.slice(1)), words);
}

/** Caches all of a language's messages. */
export function keepWords(language: Language): Promise<void> {
  return fetchWords(offered.filter((path) => languageOfWords(path) === language));
}

/** The language to show offline: the requested one, unless the device has only another. */
export async function languageKept(wanted: Language): Promise<Language> {
  const kept = new Set((await keptWords()).map(languageOfWords));
  if (kept.has(wanted)) return wanted;
  return [...kept].find((language) => language !== undefined && isLanguage(language)) ?? wanted;
}

async function languagesOfPages(): Promise<Language[]> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  return pages.map(({ url }) => {
    const found = languageOfPath(new URL(url).pathname);
    return found.kind === 'known' ? found.language : defaultLanguage;
  });
}

async function keptWords(): Promise<string[]> {
  const cache = await caches.open(cacheNames.words);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

async function fetchWords(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.words);
  await Promise.all(
    paths.map(async (path) => {
      if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
    }),
  );
}

async function forgetOldWords(): Promise<void> {
  const cache = await caches.open(cacheNames.words);
  const old = (await keptWords()).filter((path) => !offered.includes(path.slice(1)));
  await Promise.all(old.map((path) => cache.delete(path, { ignoreVary: true })));
}
