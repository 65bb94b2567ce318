import { renderToString } from 'react-dom/server';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { App, PageFrame } from './app.tsx';
import { createApiClient, type Fetch } from './data/api-client.ts';
import { shellRequests } from './features/shell/shell-requests.ts';
import { loadI18n } from './i18n/messages.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { pageQueryOf } from './page.ts';
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
      /** The source files of the route's own code, as the build's manifest names them. */
      readonly modules: readonly string[];
      /** The route's pattern, for the log. */
      readonly pattern: string;
      readonly cause: unknown;
    };

const statusOf: Record<PageView, number> = { page: 200, 'not-found': 404, gone: 410, error: 500, offline: 503 };

/** React writes hoisted elements before the markup when it renders a fragment of a document. */
const hoisted = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

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
  // Code and data are there by now, so nothing suspends and the plain renderer is enough.
  const text = renderToString(
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
    modules: loaded.match ? [loaded.match.route.module] : [],
    pattern: loaded.match?.route.pattern ?? 'none',
    cause: loaded.cause,
  };
}

export function pageSearch(search: string): string {
  const text = new URLSearchParams(pageQueryOf(search)).toString();
  return text && `?${text}`;
}
