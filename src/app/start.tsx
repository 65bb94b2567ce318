// First, so that the styles of components come after it.
import './styles/global.css';

import type { ReactElement } from 'react';
import { languageOfPath } from '#contract/language.ts';
import { emptyShell, type PageData } from '#contract/page/page-data.ts';
import { App } from './app.tsx';
import { BrowserPages } from './browser-pages.tsx';
import { createApiClient } from './data/api/api-client.ts';
import { ResponseCache } from './data/api/response-cache.ts';
import { noteFailure } from './failures.ts';
import { loadPageI18n } from './i18n/messages.ts';
import { type LoadedPage, loadCode, loadingPage, loadPage, statusPage } from './load-page.ts';
import {
  askNetwork,
  isLost,
  isSilent,
  noteLateAnswer,
  noteOwnAnswer,
  onNetworkBack,
  watchedFetch,
} from './pwa/use-connectivity.ts';

/** The server-rendered page; for the offline fallback, a placeholder of the requested page. */
function firstPage(data: PageData, cache: ResponseCache): Promise<LoadedPage> {
  const found = languageOfPath(location.pathname);
  const path = found.kind === 'unknown' ? location.pathname : found.path;
  if (data.view === emptyShell) return loadingPage(path, location.search);
  // Only code can be missing, since the document has the data.
  if (data.view === 'page') return loadCode(path).then(() => loadPage(cache, path, location.search));
  return statusPage(path, location.search, data.view);
}

/** The app with the document's page, ready to be rendered or hydrated, and a function that loads the rest. */
export async function startedApp(data: PageData): Promise<{ app: ReactElement; loadRest(): void }> {
  const cache = new ResponseCache({
    api: createApiClient({ fetch: watchedFetch, language: data.language }),
    answers: data.answers,
    onReconnect: onNetworkBack,
    device: {
      isSilent,
      isLost,
      probe: askNetwork,
      answer: async (...asked) => (await import('./data/own-answer.ts')).ownAnswer(...asked),
      noteOwn: noteOwnAnswer,
      noteLate: noteLateAnswer,
    },
  });
  // The packages of `browse`, then its schemas (scripts/build/vite/parts.ts): each is evaluated on its own, before a sheet needs them.
  import('dexie-react-hooks').then(() => import('#offline/device/device-database.ts')).catch(() => undefined);
  const [i18n, first] = await Promise.all([loadPageI18n(data.language), firstPage(data, cache)]);
  const app = (
    <App i18n={i18n} cache={cache} origin={data.origin || location.origin}>
      <BrowserPages first={first} isLoaded={data.view !== emptyShell} cache={cache} />
    </App>
  );
  return {
    app,
    loadRest() {
      // If the code fails to load, the page works without it.
      import('./after-load.tsx')
        .then(({ afterLoad }) => afterLoad(i18n, cache, data))
        .catch(() => noteFailure('rest'));
    },
  };
}
