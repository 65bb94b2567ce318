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
  precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
  cleanupOutdatedCaches();
}

/** The document for an address the device has no page of; see vite.shell.ts. */
export function shellOf(language: Language): Promise<Response | undefined> {
  return matchPrecache(`/shell/${language}.html`);
}
