import { renderToString } from 'react-dom/server';
import { pathInLanguage } from '#contract/language.ts';
import type { PageView } from '#contract/page/page-data.ts';
import type { PageRenderer, RenderRequest, RenderResult } from '#contract/page/page-renderer.ts';
import { App, PageFrame } from './app.tsx';
import { createApiClient } from './data/api/api-client.ts';
import { ResponseCache } from './data/api/response-cache.ts';
import * as schemaOrg from './features/seo/schema-org.ts';
import { SchemaProvider } from './features/seo/structured-data.tsx';
import { shellRequests } from './features/shell/shell-requests.ts';
import { loadWholeI18n } from './i18n/messages.ts';
import { loadPage, statusPage } from './load-page.ts';
import { pageQueryOf } from './page.ts';
import { partsUpTo } from './parts.ts';
import { serverPartsReady } from './ui/part/hydrated-later.tsx';
import { ProgressBar } from './ui/state/progress-bar.tsx';

const statusOf: Record<PageView, number> = {
  page: 200,
  'not-found': 404,
  gone: 410,
  error: 500,
  offline: 503,
};

/** When rendering a fragment of a document, React emits hoisted elements before the markup. */
const hoisted = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** Renders one page. All data comes through `fetch` and is the same for every visitor. */
async function render(request: RenderRequest): Promise<RenderResult> {
  const { language, path, search, origin } = request;
  const cache = new ResponseCache({ api: createApiClient({ fetch: request.fetch, language }) });
  const [i18n, loaded] = await Promise.all([
    loadWholeI18n(language),
    request.forced ? statusPage(path, search, request.forced) : loadPage(cache, path, search),
    shellRequests(cache),
  ]);
  // The page's own parts are registered once its screen has loaded.
  await serverPartsReady();
  if (loaded.redirect !== undefined) return { redirect: pathInLanguage(loaded.redirect, language) };
  // Code and data are loaded, so nothing suspends and `renderToString` is sufficient.
  const text = renderToString(
    <SchemaProvider value={schemaOrg}>
      <App i18n={i18n} cache={cache} origin={origin} serverPath={pathInLanguage(path, language)}>
        {/* The same tree as in the browser, so that `useId` generates the same ids. */}
        <ProgressBar tasksDone={undefined} />
        <PageFrame loaded={loaded} />
      </App>
    </SchemaProvider>,
  );
  const head = hoisted.exec(text)?.[0] ?? '';
  return {
    status: statusOf[loaded.view],
    head,
    html: text.slice(head.length),
    data: {
      language,
      origin,
      view: loaded.view,
      isForReading: loaded.view === 'page' && loaded.match?.route.isForReading === true,
      renderedAt: new Date().toISOString(),
      answers: cache.answers,
    },
    parts: partsUpTo(loaded.match?.route.part ?? 'browse'),
    pattern: loaded.match?.route.pattern ?? 'none',
    cause: loaded.cause,
  };
}

function pageSearch(search: string): string {
  const text = new URLSearchParams(pageQueryOf(search)).toString();
  return text && `?${text}`;
}

export const renderer: PageRenderer = { render, pageSearch };
