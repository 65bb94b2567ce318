import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languageOfPath } from '#contract/language.ts';
import type { PageRenderer, RenderRequest, RenderResult } from '#contract/page-renderer.ts';
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
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** Every address that is neither a file nor a call: the pages, rendered whole and kept until the data changes. */
export function pageRoutes(
  app: FastifyInstance,
  { renderer, build, cache, metrics, origin }: Dependencies,
): void {
  /** The same page asked for twice at once is rendered once. */
  const rendering = new Map<string, Promise<RenderResult>>();

  const fetchHere: RenderRequest['fetch'] = async (path) => {
    const answer = await app.inject({ method: 'GET', url: path, headers: internalHeaders });
    return { status: answer.statusCode, json: async () => answer.json() };
  };

  function rendered(key: string, request: Omit<RenderRequest, 'fetch' | 'origin'>): Promise<RenderResult> {
    const running = rendering.get(key);
    if (running) return running;
    const started = renderer
      .render({ ...request, fetch: fetchHere, origin })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { language: Language; path: string; search: string; forced?: RenderRequest['forced'] },
  ): Promise<FastifyReply> {
    const { language, path, search, forced } = page;
    const key = `${language} ${forced ?? ''} ${path}${search}`;
    const known = cache.get(key);
    if (known) {
      metrics.pages.inc({ from: 'memory' });
      return sendPage(request, reply, known, 200);
    }
    metrics.pages.inc({ from: 'rendering' });
    const { version } = cache;
    const result = await rendered(`${version} ${key}`, {
      language,
      path,
      search,
      ...(forced ? { forced } : {}),
    });
    if (result.redirect !== undefined) return reply.redirect(result.redirect, 301);
    if (result.status >= 500)
      request.log.error({ err: result.cause, pattern: result.pattern }, 'page failed');
    const stored = await storedPage(pageDocument(build, result), language);
    if (result.status === 200) cache.set(key, stored, version);
    return sendPage(request, reply, stored, result.status);
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
