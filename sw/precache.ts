import { cacheNames as workboxCaches } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import type { Language } from '#contract/language.ts';
import { cacheNames } from '#offline/device/cache-names.ts';
import { keepBuiltFile } from './media-cache.ts';
import { filesToRenew, isMarked, usedFile, wordsFile } from './used-files.ts';
import { installWords } from './words.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/**
 * The app itself, except for files that not everybody uses (vite.config.ts), which are cached at first use, and
 * messages, of which a device has its visitor's language (words.ts).
 */
export function precache(): void {
  // URLs are matched exactly. Otherwise `/` would match `/index.html`, which is the server's template and not
  // a page (immich once cached it for everything).
  const manifest = self.__WB_MANIFEST;
  const marked = (mark: string) => manifest.filter((entry) => isMarked(entry, mark)).map(({ url }) => url);
  const all = manifest.filter((entry) => !isMarked(entry, usedFile) && !isMarked(entry, wordsFile));
  const entries = savesData() ? all.filter(isShell) : all;
  self.addEventListener('install', (event) => {
    void fetchAhead(entries);
    event.waitUntil(renewUsedFiles(event, marked(usedFile)));
  });
  installWords(marked(wordsFile), savesData());
  precacheAndRoute(entries, { directoryIndex: '', cleanURLs: false });
  cleanupOutdatedCaches();
}

/**
 * With data saver on, only the offline fallbacks are precached; files are then cached as they are used
 * (media-cache.ts). https://wicg.github.io/netinfo/#savedata-attribute
 */
function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

function isShell(entry: PrecacheEntry | string): boolean {
  return (typeof entry === 'string' ? entry : entry.url).startsWith('shell/');
}

async function renewUsedFiles(event: ExtendableEvent, offered: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.assets);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const urls = filesToRenew(kept, offered);
  // The update is valid without them: they are fetched at their next use.
  await Promise.all(urls.map((url) => keepBuiltFile(event, url))).catch(() => undefined);
}

/**
 * In addition to Workbox's own request: browsers open six connections per site, and the page may need one.
 */
const sideBySide = 4;

/**
 * Workbox fetches one file after another, each a round trip. Files are cached in parallel from the end of the list,
 * where Workbox then finds them. Workbox retries what fails here. https://github.com/GoogleChrome/workbox/issues/2880
 * @see docs/decisions/patched-dependencies.md
 */
async function fetchAhead(entries: readonly (PrecacheEntry | string)[]): Promise<void> {
  // Workbox uses a different cache key for URLs with a revision.
  const addresses = entries.flatMap((entry) =>
    typeof entry !== 'string' && entry.revision === null ? [entry.url] : [],
  );
  const left = addresses.reverse().values();
  const cache = await caches.open(workboxCaches.precache);
  await Promise.all(
    Array.from({ length: sideBySide }, async () => {
      for (const address of left) {
        // An update has most of them already.
        if ((await cache.match(address)) === undefined) await cache.add(address);
      }
    }),
  ).catch(() => undefined);
}

/** The offline fallback, for URLs without a cached page; see scripts/build/vite/offline-fallback.ts. */
export function shellOf(language: Language): Promise<Response | undefined> {
  return matchPrecache(`/shell/${language}.html`);
}
