import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInPath } from '#contract/account/account-paths.ts';
import { needsAccount } from '#contract/account/needs-account.ts';
import { isPersonalPage } from '#contract/account/personal-page.ts';
import { defaultLanguage, type Language, languageOfPath, pathInLanguage } from '#contract/language.ts';
import { pageDataId } from '#contract/page/page-data.ts';
import type { PageRenderer, RenderRequest, RenderResult } from '#contract/page/page-renderer.ts';
import { notPages } from '#contract/paths.ts';
import { AppError } from '#server/http/app-error.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { StoredResponse, sendStored } from '#server/http/stored-response.ts';
import { inSpan } from '#server/process/tracing.ts';
import { cookieTokenOf } from '#server/session/session-token.ts';
import { sendError } from '../plugins/error-handler.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { internalHeaders } from '../plugins/request-log.ts';
import type { ClientBuild } from './client-build.ts';
import { lastResortPage, tooManyPage } from './last-resort.ts';

type Dependencies = {
  renderer: PageRenderer;
  build: ClientBuild;
  cache: ResponseCache;
  metrics: Metrics;
  origin: string;
};

type PageRequest = Pick<RenderRequest, 'language' | 'path' | 'search' | 'forced'>;
type MadePage =
  | { readonly stored?: undefined; readonly redirect: string }
  | { readonly stored: StoredResponse; readonly status: number };

/** Methods used by any endpoint. */
const methods = ['GET', 'HEAD', 'POST', 'PUT'] as const;

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredResponse,
  { status, language, path }: { status: number; language: Language; path: string },
): Promise<FastifyReply> {
  const kept = isPersonalPage(path) ? 'private, no-store' : 'public, max-age=0, must-revalidate';
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .header('cache-control', status === 200 ? kept : 'no-store');
  return sendStored(request, reply, page);
}

/**
 * Serves pages: every address that is neither a file nor an API path, rendered as a whole and cached until
 * the data changes.
 */
export function pageRoutes(
  app: FastifyInstance,
  { renderer, build, cache, metrics, origin }: Dependencies,
): void {
  /** Concurrent requests for the same page share one rendering. */
  const making = new Map<string, Promise<MadePage>>();

  const fetchHere: RenderRequest['fetch'] = async (path) => {
    const answer = await app.inject({ method: 'GET', url: path, headers: internalHeaders });
    return { status: answer.statusCode, json: async () => answer.json() };
  };

  async function make(key: string, page: PageRequest): Promise<MadePage> {
    metrics.pages.inc({ from: 'rendering' });
    const { version } = cache;
    const result = await inSpan('render page', () => renderer.render({ ...page, fetch: fetchHere, origin }));
    if (result.redirect !== undefined) return { redirect: result.redirect };
    if (result.status >= 500 && result.cause !== undefined) {
      app.log.error({ err: result.cause, pattern: result.pattern }, 'page failed');
    }
    const stored = new StoredResponse(pageDocument(build, result));
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
      return sendPage(request, reply, known, { ...page, status: 200 });
    }
    if (!making.has(`${cache.version} ${key}`)) cache.admit(request);
    // A rendering that started before a change is not shared with later requests.
    const work = `${cache.version} ${key}`;
    const made = making.get(work) ?? make(key, page).finally(() => making.delete(work));
    making.set(work, made);
    const result = await made;
    // Not cached: a name may get another meaning.
    if (result.stored === undefined)
      return reply
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .redirect(result.redirect, 301);
    return sendPage(request, reply, result.stored, { ...page, status: result.status });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s);
    const allowed = notPages.test(pathname)
      ? methods.filter((method) => app.hasRoute({ method, url: pathname }))
      : (['GET', 'HEAD'] as const);
    if (allowed.length === 0) return sendError(request, reply, new AppError('not_found'));
    if (!allowed.some((method) => method === request.method)) {
      return sendError(
        request,
        reply.header('allow', allowed.join(', ')),
        new AppError('method_not_allowed'),
      );
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
    if (needsAccount(found.path) && cookieTokenOf(request) === undefined) {
      const signIn = pathInLanguage(signInPath(found.path + queryText), found.language);
      return reply.header('cache-control', 'private, no-store').redirect(signIn, 303);
    }
    const search = renderer.pageSearch(queryText);
    return show(request, reply, { language: found.language, path: found.path, search });
  }

  app.setNotFoundHandler(async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (err) {
      if (err instanceof AppError && err.code === 'rate_limited')
        return reply
          .code(err.status)
          .header('cache-control', 'no-store')
          .header('retry-after', '10')
          .type('text/html; charset=utf-8')
          .send(tooManyPage);
      request.log.error({ err }, 'the page failed, and its error page too');
      return reply
        .code(500)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(lastResortPage);
    }
  });
}

/** Rejects `//evil.example`, which would leave the site. */
function localPath(path: string): string {
  return path.replace(/^[/\\]+/, '/') || '/';
}

type Rendered = Extract<RenderResult, { html: string }>;

/** Escapes data for `<script type="application/json">`, so that its content cannot end the element. */
function dataBlock(data: Rendered['data']): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}

/** The whole document of a rendered page. */
function pageDocument(build: ClientBuild, rendered: Rendered): string {
  const { beforeHead, beforeApp, beforeData, end } = build.document;
  const { language, isForReading } = rendered.data;
  const links = build.linksOf(rendered.parts, language, isForReading);
  return [
    beforeHead.replace('<html lang="id">', `<html lang="${language}">`),
    rendered.head,
    `<link rel="manifest" href="/manifest/${language}.webmanifest">`,
    links.head,
    beforeApp,
    rendered.html,
    beforeData,
    links.end,
    dataBlock(rendered.data),
    end,
  ].join('');
}
