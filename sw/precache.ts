import { cacheNames as workboxCaches } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import type { Language } from '#contract/language.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** The app itself, but for what not everybody uses (vite.config.ts), which is kept when it is first fetched. */
export function precache(): void {
  // Addresses are taken as they are. `/` would otherwise be looked for as `/index.html`, which is the
  // server's template and no page (immich once cached it for everything).
  const entries = self.__WB_MANIFEST;
  self.addEventListener('install', () => void fetchAhead(entries));
  precacheAndRoute(entries, { directoryIndex: '', cleanURLs: false });
  cleanupOutdatedCaches();
}

/** Beside Workbox's own: browsers open six connections to a site, and the page may need one. */
const sideBySide = 4;

/**
 * Workbox keeps the files one after the other, each a round trip later: a minute for the app on a slow network. From the
 * other end of the list they are kept ahead, where Workbox then finds them. What fails here it tries itself.
 * https://github.com/GoogleChrome/workbox/issues/2880
 */
async function fetchAhead(entries: readonly (PrecacheEntry | string)[]): Promise<void> {
  // With a revision Workbox keeps an address under a name of its own.
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

/** The document for an address the device has no page of; see vite.shell.ts. */
export function shellOf(language: Language): Promise<Response | undefined> {
  return matchPrecache(`/shell/${language}.html`);
}
