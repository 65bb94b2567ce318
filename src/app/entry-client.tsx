import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { emptyShell, type PageData, pageDataId } from '#contract/page/page-data.ts';
import { surviveForeignChanges } from './foreign-changes.ts';
import { isKeptDocument } from './kept-document.ts';
import { keepInstallOffer } from './pwa/install-offer.ts';
import { reloadOnMissingChunk } from './pwa/missing-chunk.ts';
import { noteDocument } from './pwa/use-connectivity.ts';
import { manageScroll } from './scroll-memory.ts';
import { untilArrived } from './ui/part/until-arrived.ts';
import { untilWoken } from './wake.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Resolves when the document has been parsed to its end: on a slow network, a cached script may run earlier.
 */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

async function start(): Promise<void> {
  reloadOnMissingChunk();
  manageScroll();
  keepInstallOffer();
  await wholeDocument();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  // Written by the server of the same build; validating it would load the schema library before anything is
  // shown.
  const data: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
  surviveForeignChanges();
  const isKept = isKeptDocument();
  noteDocument(data.renderedAt, isKept);
  // A cached document has to be labelled, and the offline fallback is empty until then.
  if (data.view !== emptyShell) await untilWoken(isKept || !data.isForReading);
  const { app, loadRest } = await untilArrived(async () => (await import('./start.tsx')).startedApp(data));
  if (data.view === emptyShell) createRoot(root).render(app);
  // As a transition, hydration is sliced, so that the page remains responsive.
  else startTransition(() => void hydrateRoot(root, app));
  whenIdle(loadRest);
}

void start();
