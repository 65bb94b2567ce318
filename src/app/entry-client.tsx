import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageOfPath } from '#contract/language.ts';
import { emptyShell, type PageData, pageDataId } from '#contract/page-data.ts';
import { App } from './app.tsx';
import { BrowserPages } from './browser-pages.tsx';
import { AnswerStore } from './data/answer-store.ts';
import { createApiClient } from './data/api-client.ts';
import { whenIdle } from './data/device.ts';
import { loadPageI18n } from './i18n/messages.ts';
import { type LoadedPage, loadingPage, loadPage, statusPage } from './load-page.ts';
import { keepInstallOffer } from './pwa/install-offer.ts';
import { reloadOnMissingChunk } from './pwa/missing-chunk.ts';
import { noteDocument, noteOwnAnswer, watchedFetch } from './pwa/use-connectivity.ts';
import { manageScroll } from './scroll-memory.ts';
import './styles/global.css';

/** The page the server rendered; from an empty shell, the place of the one the address asks for. */
function firstPage(data: PageData, store: AnswerStore): Promise<LoadedPage> {
  const found = languageOfPath(location.pathname);
  const path = found.kind === 'unknown' ? location.pathname : found.path;
  if (data.view === emptyShell) return loadingPage(path, location.search);
  if (data.view === 'page') return loadPage(store, path, location.search);
  return statusPage(path, location.search, data.view);
}

async function start(): Promise<void> {
  reloadOnMissingChunk();
  manageScroll();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  // Written by the server of this very build; a schema would cost its library before anything is shown.
  const data: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
  const api = createApiClient({
    fetch: watchedFetch,
    language: data.language,
    async standIn(...asked) {
      const answer = await (await import('./data/offline-catalogue.ts')).answerOffline(...asked);
      if (answer && 'offline' in answer && answer.offline) noteOwnAnswer(answer.offline.asOf);
      return answer;
    },
  });
  const store = new AnswerStore(api, data.answers);
  const [i18n, first] = await Promise.all([loadPageI18n(data.language), firstPage(data, store)]);
  const app = (
    <App i18n={i18n} store={store} origin={data.origin || location.origin}>
      <BrowserPages first={first} isLoaded={data.view !== emptyShell} store={store} />
    </App>
  );
  if (data.view === emptyShell) createRoot(root).render(app);
  // As a transition it is done in slices, between which the page scrolls and answers.
  else startTransition(() => void hydrateRoot(root, app));
  noteDocument(data.renderedAt);
  keepInstallOffer();
  whenIdle(() => {
    // Without its code, this time, the page goes on as a page.
    import('./after-load.tsx').then(({ afterLoad }) => afterLoad(i18n)).catch(() => undefined);
  });
}

void start();
