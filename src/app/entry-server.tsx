import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream } from 'react-dom/server';
import type { Language } from '#contract/language.ts';
import { pathInLanguage } from '#contract/language.ts';
import { App, PageFrame } from './app.tsx';
import { createApiClient, type Fetch } from './data/api-client.ts';
import { shellRequests } from './features/shell/shell-requests.ts';
import { loadI18n } from './i18n/messages.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { routes } from './routes.tsx';
import type { PageData, PageView } from './page-data.ts';

export type RenderRequest = {
  readonly language: Language;
  /** Without language prefix. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly origin: string;
  readonly fetch: Fetch;
  /** Shows this in place of the page: an unknown language is an error before any route is tried. */
  readonly forced?: PageView;
};

export type RenderResult =
  | { readonly redirect: string }
  | {
      readonly redirect?: undefined;
      readonly status: number;
      /** `<title>`, `<meta>` and `<link>` elements. */
      readonly head: string;
      readonly html: string;
      readonly data: PageData;
      /** The route's pattern, for metrics. */
      readonly pattern: string;
      readonly cause: unknown;
    };

const statusOf: Record<PageView, number> = { page: 200, 'not-found': 404, gone: 410, error: 500, offline: 503 };

/** React writes hoisted elements before the markup when it renders a fragment of a document. */
const hoisted = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

async function renderToText(element: React.ReactElement): Promise<string> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // A large boundary would otherwise hide behind an inline script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(sink);
        finished(sink).then(resolve, reject);
      },
      onShellError: reject,
      onError: reject,
    });
  });
  return Buffer.concat(chunks).toString('utf8');
}

/** Renders one page to text. Everything it shows came through `fetch`; nothing of the visitor is known here. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { language, path, search, origin } = request;
  const api = createApiClient({ fetch: request.fetch, language });
  const answers: Record<string, unknown> = {};
  const keep = (address: string, answer: unknown) => {
    answers[address] = answer;
  };
  const [i18n, found] = await Promise.all([
    loadI18n(language),
    loadPage(api, path, search, keep),
    shellRequests(api, keep),
  ]);
  if (found.redirect !== undefined) return { redirect: pathInLanguage(found.redirect, language) };
  const loaded: LoadedPage = request.forced ? { ...found, view: request.forced, page: undefined } : found;
  const text = await renderToText(
    <App
      i18n={i18n}
      api={api}
      origin={origin}
      answers={answers}
      serverPath={pathInLanguage(path, language)}
    >
      <PageFrame loaded={loaded} />
    </App>,
  );
  const head = hoisted.exec(text)?.[0] ?? '';
  return {
    status: statusOf[loaded.view],
    head,
    html: text.slice(head.length),
    data: { language, origin, view: loaded.view, renderedAt: new Date().toISOString(), answers },
    pattern: loaded.match?.route.pattern ?? 'none',
    cause: loaded.cause,
  };
}

/** The patterns of all pages, so that the server can tell pages from what does not exist. */
export const pagePatterns: readonly string[] = routes.map(({ pattern }) => pattern);
