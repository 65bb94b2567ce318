import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageOfPath } from '#contract/language.ts';
import { emptyShell, type PageData, pageDataId } from '#contract/page-data.ts';
import { App } from './app.tsx';
import { BrowserPages } from './browser-pages.tsx';
import { AnswerStore } from './data/answer-store.ts';
import { createApiClient } from './data/api-client.ts';
import { loadI18n } from './i18n/messages.ts';
import { type LoadedPage, loadPage, statusPage } from './load-page.ts';
import { reloadOnMissingChunk } from './pwa/missing-chunk.ts';
import { PwaLayer } from './pwa/pwa-layer.tsx';
import { startPwa } from './pwa/start-pwa.ts';
import { watchedFetch } from './pwa/use-connectivity.ts';
import { manageScroll } from './scroll-memory.ts';
import { startTracking } from './tracking/start-tracking.ts';
import './styles/global.css';

/** The page the server rendered, or, from an empty shell, the one the address asks for. */
function firstPage(
  data: PageData,
  store: AnswerStore,
  answers: Record<string, unknown>,
): Promise<LoadedPage> {
  const found = languageOfPath(location.pathname);
  const path = found.kind === 'known' ? found.path : location.pathname;
  return data.view === 'page' || data.view === emptyShell
    ? loadPage(store, path, location.search, (address, answer) => {
        answers[address] = answer;
      })
    : statusPage(path, location.search, data.view);
}

async function start(): Promise<void> {
  reloadOnMissingChunk();
  manageScroll();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  // Written by the server of this very build; a schema would cost its library before anything is shown.
  const data: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
  const api = createApiClient({ fetch: watchedFetch, language: data.language });
  const store = new AnswerStore(api, data.answers);
  const answers = { ...data.answers };
  const [i18n, first] = await Promise.all([loadI18n(data.language), firstPage(data, store, answers)]);
  const app = (
    <App i18n={i18n} api={api} origin={data.origin || location.origin} answers={data.answers}>
      <BrowserPages first={first} store={store} />
      <PwaLayer />
    </App>
  );
  if (data.view === emptyShell) createRoot(root).render(app);
  else hydrateRoot(root, app);
  startPwa(data.renderedAt);
  startTracking();
}

void start();
