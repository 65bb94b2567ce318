import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects state-changing requests from other sites (docs/product.md#sessions). A browser sends
 * `Sec-Fetch-Site` on https and loopback, and `Origin` everywhere. A client that sends neither is not a
 * current browser and must not send cookies.
 */
export function sameOrigin(app: FastifyInstance, { origin }: { readonly origin: string }): void {
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method) || comesFromHere(request, origin)) return;
    throw new AppError('cross_site');
  });
}

/** @param siteOrigin the site's public origin */
export function comesFromHere(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  siteOrigin: string,
): boolean {
  const { 'sec-fetch-site': site, origin, cookie } = headers;
  // `none`: typed by the user, or sent by the operating system, such as shared photos.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return cookie === undefined;
  // The site may be reached by another host name; a page elsewhere cannot choose the Host header.
  return origin === siteOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
