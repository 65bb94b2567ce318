import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, languageOfPath } from '#contract/language.ts';
import type { PageRenderer, RenderRequest } from '#contract/page-renderer.ts';
import { notPages } from '#contract/paths.ts';
import { AppError } from '../app-error.ts';
import { sendError } from '../plugins/error-handler.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { internalHeaders } from '../plugins/request-log.ts';
import type { ClientBuild } from './client-build.ts';
import { lastResortPage } from './last-resort.ts';
import { type PageCache, type StoredPage, storedPage } from './page-cache.ts';
import { pageDocument } from './page-document.ts';

type Dependencies = {
  renderer: PageRenderer;
  build: ClientBuild;
  cache: PageCache;
  metrics: Metrics;
  origin: string;
};

type PageRequest = Pick<RenderRequest, 'language' | 'path' | 'search' | 'forced'>;
type MadePage =
  | { readonly stored?: undefined; readonly redirect: string }
  | { readonly stored: StoredPage; readonly status: number };

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  status: number,
): FastifyReply {
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding')
    .header('content-language', page.language)
    .header('cache-control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store')
    .header('etag', page.etag);
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  if (status === 200 && known !== undefined && matchesTag(known, page.etag)) return reply.code(304).send();
  if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(page.br);
  if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** Weakly, since a proxy that compresses weakens the tag: RFC 9110, 13.1.2. */
function matchesTag(header: string, etag: string): boolean {
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

/** Whether a coding is named, and not with a weight of nothing: RFC 9110, 12.5.3. */
function accepts(header: string | string[] | undefined, coding: string): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
      return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
}

/** Every address that is neither a file nor a call: the pages, rendered whole and kept until the data changes. */
export function pageRoutes(
  app: FastifyInstance,
  { renderer, build, cache, metrics, origin }: Dependencies,
): void {
  /** The same page asked for twice at once is made once. */
  const making = new Map<string, Promise<MadePage>>();

  const fetchHere: RenderRequest['fetch'] = async (path) => {
    const answer = await app.inject({ method: 'GET', url: path, headers: internalHeaders });
    return { status: answer.statusCode, json: async () => answer.json() };
  };

  async function make(key: string, page: PageRequest): Promise<MadePage> {
    metrics.pages.inc({ from: 'rendering' });
    const { version } = cache;
    const result = await renderer.render({ ...page, fetch: fetchHere, origin });
    if (result.redirect !== undefined) return { redirect: result.redirect };
    if (result.status >= 500 && result.cause !== undefined) {
      app.log.error({ err: result.cause, pattern: result.pattern }, 'page failed');
    }
    const stored = await storedPage(pageDocument(build, result), page.language);
    if (result.status === 200) cache.set(key, stored, version);
    return { stored, status: result.status };
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest,
  ): Promise<FastifyReply> {
    const key = `${page.language} ${page.forced ?? ''} ${page.path}${page.search}`;
    const known = cache.get(key);
    if (known) {
      metrics.pages.inc({ from: 'memory' });
      return sendPage(request, reply, known, 200);
    }
    // What was begun before a change is not shared with those who come after it.
    const work = `${cache.version} ${key}`;
    const made = making.get(work) ?? make(key, page).finally(() => making.delete(work));
    making.set(work, made);
    const result = await made;
    if (result.stored === undefined) return reply.redirect(result.redirect, 301);
    return sendPage(request, reply, result.stored, result.status);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s);
    if (notPages.test(pathname)) return sendError(request, reply, new AppError('not_found'));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(request, reply, new AppError('method_not_allowed'));
    }
    const queryText = query && `?${query}`;
    const found = languageOfPath(pathname);
    if (found.kind === 'redundant') return reply.redirect(localPath(found.path) + queryText, 301);
    if (found.kind === 'unknown') {
      return show(request, reply, { language: defaultLanguage, path: '/', search: '', forced: 'error' });
    }
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return reply.redirect(localPath(pathname.replace(/\/+$/, '')) + queryText, 301);
    }
    const search = renderer.pageSearch(queryText);
    return show(request, reply, { language: found.language, path: found.path, search });
  }

  app.setNotFoundHandler(async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (err) {
      request.log.error({ err }, 'the page failed, and its error page too');
      return reply
        .code(500)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(lastResortPage);
    }
  });
}

/** `//evil.example` would leave the site. */
function localPath(path: string): string {
  return path.replace(/^[/\\]+/, '/') || '/';
}
