import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { defaultLanguage, languageOfPath, pathInLanguage } from '#contract/language.ts';
import { keptDocumentMark } from '#contract/page/kept-document.ts';
import { type PageData, pageDataId } from '#contract/page/page-data.ts';
import { notPages } from '#contract/paths.ts';
import { cacheNames } from '#offline/device/cache-names.ts';
import { keepAnswers } from './api-cache.ts';
import { bounded } from './bounded.ts';
import { isPersonal, onlyPublic } from './keepable.ts';
import { hasKeptCity } from './kept-city.ts';
import { limits } from './limits.ts';
import { NetworkWithin, networkBefore } from './network-within.ts';
import { pageKey } from './page-key.ts';
import { shellOf } from './precache.ts';
import { languageKept } from './words.ts';

/** The page's data block. */
const pageDataBlock = new RegExp(`<script\\b[^>]*\\bid="${pageDataId}"[^>]*>([^<]*)</script>`);

/**
 * Responses embedded in a page are also cached separately, for navigation within the app, and for after an
 * update, when the cached document no longer fits the new version.
 */
const answersApart: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse }) => {
    const block = pageDataBlock.exec(await newResponse.text())?.[1];
    if (block === undefined) return;
    // Written by the server; validating with a schema would add its library to the worker.
    const { renderedAt, answers }: PageData = JSON.parse(block);
    await keepAnswers(answers, new Date(renderedAt));
  },
};

const pages = bounded(limits.pages);

/** Marks a cached document, so that the page can tell that it is not current. */
const marked: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set('server-timing', keptDocumentMark);
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};

/** The offline fallback, which renders the URL from the device's data, if the device has the messages of its language. */
async function shellFor({ url }: Request): Promise<Response | undefined> {
  const found = languageOfPath(new URL(url).pathname);
  if (found.kind !== 'known') return shellOf(defaultLanguage);
  return (await languageKept(found.language)) === found.language ? shellOf(found.language) : undefined;
}

/**
 * A redirect to the language that the device has. Only without a connection: a slow one brings the language that the
 * visitor has just chosen.
 */
async function inLanguageKept(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const found = languageOfPath(url.pathname);
  if (found.kind !== 'known') return undefined;
  const language = await languageKept(found.language);
  if (language === found.language) return undefined;
  return Response.redirect(new URL(pathInLanguage(found.path, language) + url.search, url).href);
}

const fallback = { answer: shellFor, lastAnswer: inLanguageKept } as const;

const publicPages = new NetworkWithin({
  cacheName: cacheNames.pages,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    onlyPublic('text/html'),
    pages.plugin,
    marked,
    answersApart,
  ],
  fallback: {
    ...fallback,
    // With a saved city it can show any list.
    patienceMs: async () => ((await hasKeptCity()) ? limits.networkPatienceMs : limits.emptyPatienceMs),
  },
});

/**
 * The page from the network; after a timeout the cached one, otherwise the offline fallback, which renders
 * the device's data.
 */
export function answerNavigations(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && !notPages.test(url.pathname),
    async (options) => {
      if (!isPersonal(options.url.pathname)) return publicPages.handle(options);
      const network = fetch(options.request).catch(() => undefined);
      // The server's HTML of account pages is the same for everyone: their content is on the device.
      return networkBefore(fallback, options.request, network, limits.networkPatienceMs);
    },
  );
}

/** Caches a page that was opened before the worker was active. */
export async function keepPage(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, location.origin);
  if (notPages.test(url.pathname) || isPersonal(url.pathname)) return;
  // The browser has just fetched it: its HTTP cache has exactly this page, without another request.
  const request = new Request(url, { cache: 'force-cache' });
  const [answered, kept] = publicPages.handleAll({ request, event });
  await Promise.allSettled([answered, kept]);
}

/** Cached documents refer to scripts of their own version: a new version starts without them. */
export async function forgetPages(): Promise<void> {
  // A worker that has just started knows no entries: its plugin would forget none.
  await caches.delete(cacheNames.pages);
  await pages.forgetAll();
}
