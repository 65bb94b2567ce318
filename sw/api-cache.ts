import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';

import { readingPaths } from '#contract/api/reading-paths.ts';
import type { Language } from '#contract/language.ts';
import { nearestServicePath } from '#contract/outlets/outlet-paths.ts';
import { defaultCity } from '#contract/site/default-city.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { cacheNames } from '#offline/device/cache-names.ts';
import { bounded } from './bounded.ts';
import { isPersonal, onlyPublic } from './keepable.ts';
import { limits } from './limits.ts';

/** Caching a response for every few letters typed would evict the lists, which are worth more. */
const isFleeting = (pathname: string) => pathname === readingPaths.suggest;
const isHelp = (pathname: string) =>
  pathname === readingPaths.breakdownHelp || pathname === nearestServicePath;

class NetworkKept extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

const json = onlyPublic('application/json');
const answers = new NetworkKept({
  cacheName: cacheNames.api,
  matchOptions: { ignoreVary: true },
  plugins: [json, bounded(limits.apiAnswers).plugin],
});
/**
 * Unbounded: one response per kind of vehicle and language, and the service centres near one city (keepHelp).
 */
const help = new NetworkKept({
  cacheName: cacheNames.help,
  matchOptions: { ignoreVary: true },
  plugins: [json],
});

/**
 * GET requests always go to the network, and responses are cached. The page decides how long to wait and
 * reads the cache itself (src/app/data/api/kept-answer.ts).
 */
export function answerApiCalls(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isHelp(url.pathname), help);
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin &&
      url.pathname.startsWith('/api/') &&
      !isPersonal(url.pathname) &&
      !isFleeting(url.pathname),
    answers,
  );
}

type HelpWish = { readonly language: Language; readonly city?: string };

/**
 * Caches breakdown help for every kind of vehicle and the service centres near the visitor's city, or the one that
 * the pages begin with, replacing those of other cities. It is cached before it is first opened, because it is needed where there is no
 * connection.
 * @returns whether everything is cached
 */
export async function keepHelp(
  event: ExtendableEvent,
  { language, city = defaultCity.slug }: HelpWish,
): Promise<boolean> {
  const addresses = categories.flatMap(({ id }) => [
    `${readingPaths.breakdownHelp}?categoryId=${id}&lang_code=${language}`,
    // The parameter order must match the pages' requests, since it is part of the cache key.
    `${nearestServicePath}?categoryId=${id}&city=${city}&lang_code=${language}`,
  ]);
  const kept = await Promise.allSettled(
    addresses.map(async (address) => {
      const request = new Request(address);
      const [answered, isDone] = help.handleAll({ event, request });
      await isDone;
      return (await answered).ok;
    }),
  );
  const isKept = kept.every((answer) => answer.status === 'fulfilled' && answer.value);
  // Keep the previous city's service centres until those of the new one are cached.
  if (isKept) await forgetOtherCities(city);
  return isKept;
}

async function forgetOtherCities(city: string): Promise<void> {
  const cache = await caches.open(cacheNames.help);
  for (const { url } of await cache.keys()) {
    const { pathname, searchParams } = new URL(url);
    if (pathname === nearestServicePath && searchParams.get('city') !== city) await cache.delete(url);
  }
}

function dateOf(response: Response | undefined): number {
  return Date.parse(response?.headers.get('date') ?? '') || 0;
}

/** Caches responses embedded in a page, unless newer ones are cached. */
export async function keepAnswers(answers: Readonly<Record<string, unknown>>, at: Date): Promise<void> {
  const cache = await caches.open(cacheNames.api);
  const expiration = new CacheExpiration(cacheNames.api, { maxEntries: limits.apiAnswers });
  for (const [address, data] of Object.entries(answers)) {
    const url = new URL(address, location.origin);
    if (!url.pathname.startsWith('/api/') || isPersonal(url.pathname) || isFleeting(url.pathname)) continue;
    if (dateOf(await caches.match(url.href, { ignoreVary: true })) >= at.getTime()) continue;
    const headers = { 'content-type': 'application/json; charset=utf-8', date: at.toUTCString() };
    const body = JSON.stringify({ statusCode: 200, message: 'OK', data });
    if (isHelp(url.pathname)) {
      await (await caches.open(cacheNames.help)).put(url.href, new Response(body, { headers }));
      continue;
    }
    await cache.put(url.href, new Response(body, { headers }));
    await expiration.updateTimestamp(url.href);
  }
  await expiration.expireEntries();
}
