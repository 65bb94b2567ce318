import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';

import { readingPaths } from '#contract/api/reading-paths.ts';
import { cacheNames } from '#offline/device/cache-names.ts';
import { bounded } from './bounded.ts';
import { isPersonal, onlyPublic } from './keepable.ts';
import { limits } from './limits.ts';

/** An answer for every few letters typed would evict the lists that are worth keeping. */
const isFleeting = (pathname: string) => pathname === readingPaths.suggest;

/**
 * GET calls are the network's alone; what it answers is cached. The page decides when it does not wait any longer, and
 * reads the cache itself (src/app/data/api/kept-answer.ts).
 */
export function answerApiCalls(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin &&
      url.pathname.startsWith('/api/') &&
      !isPersonal(url.pathname) &&
      !isFleeting(url.pathname),
    new NetworkKept({
      cacheName: cacheNames.api,
      matchOptions: { ignoreVary: true },
      plugins: [onlyPublic('application/json'), bounded(limits.apiAnswers).plugin],
    }),
  );
}

class NetworkKept extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

function dateOf(response: Response | undefined): number {
  return Date.parse(response?.headers.get('date') ?? '') || 0;
}

/** Caches answers that came inside a page, unless newer ones are cached. */
export async function keepAnswers(answers: Readonly<Record<string, unknown>>, at: Date): Promise<void> {
  const cache = await caches.open(cacheNames.api);
  const expiration = new CacheExpiration(cacheNames.api, { maxEntries: limits.apiAnswers });
  for (const [address, data] of Object.entries(answers)) {
    const url = new URL(address, location.origin);
    if (!url.pathname.startsWith('/api/') || isPersonal(url.pathname) || isFleeting(url.pathname)) continue;
    if (dateOf(await cache.match(url.href, { ignoreVary: true })) >= at.getTime()) continue;
    const headers = { 'content-type': 'application/json; charset=utf-8', date: at.toUTCString() };
    const body = JSON.stringify({ statusCode: 200, message: 'OK', data });
    await cache.put(url.href, new Response(body, { headers }));
    await expiration.updateTimestamp(url.href);
  }
  await expiration.expireEntries();
}
