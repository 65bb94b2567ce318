import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '#app/when-idle.ts';
import type { Language } from '#contract/language.ts';
import type { PageData } from '#contract/page/page-data.ts';
import { deviceDatabaseName } from '#offline/device/device-database-name.ts';
import { mayFetchMuch, savesData } from './data/api/connection.ts';
import type { ResponseCache } from './data/api/response-cache.ts';
import { ApiProvider } from './data/api/use-api.tsx';
import { openDevice } from './data/device/device.ts';
import { isUnnoted, whenDeviceHolds } from './data/device/device-note.ts';
import { partWords } from './i18n/messages.ts';
import { isKeptDocument } from './kept-document.ts';
import { readUserCity } from './parts/browse/features/places/user-city.ts';
import { onUserCity } from './parts/first/features/places/known-city.ts';
import { registerBackgroundSync } from './pwa/background-sync.ts';
// Rendered by app.tsx when the connection is lost, so it is fetched before.
import './pwa/connectivity-strip.tsx';
import { PwaLayer } from './pwa/pwa-layer.tsx';
import { registerServiceWorker } from './pwa/service-worker.ts';
import { syncReferences } from './pwa/sync-references.ts';
import { askNetwork, onNetworkBack } from './pwa/use-connectivity.ts';
import { captureVisit } from './tracking/capture-visit.ts';
import { documentCookies } from './tracking/cookie-jar.ts';
import { optionalPart } from './ui/part/optional-part.tsx';

const NotificationLayer = optionalPart(
  'browse',
  async () =>
    (await import('./parts/browse/features/notifications/notification-layer.tsx')).NotificationLayer,
);

/** Everything beyond the page itself, and the source of the visit. Its code loads after the page is shown. */
export function afterLoad(i18n: I18n, cache: ResponseCache, { renderedAt }: PageData): void {
  const { pathname, search, host } = location;
  captureVisit({ pathname, search, host, referrer: document.referrer }, documentCookies);
  void registerServiceWorker();
  if (isKeptDocument()) void cache.age(Date.parse(renderedAt));
  doubtKeptDocument();
  keepCityLater();
  whenIdle(() => void openUnnoted());
  whenIdle(() => whenDeviceHolds(['viewed'], startTellingViews));
  whenIdle(() => {
    startSelling();
    whenDeviceHolds(['drafts'], () => void finishPhotos());
    whenDeviceHolds(['account'], startAccount);
    // A seller's page fetches them itself.
    if (!savesData()) keepReferences(cache.language);
  });
  // Prefetches code and words: once an update is waiting, the old files may be gone.
  partWords('browse').then(
    () => showLayer(i18n, cache),
    () => undefined,
  );
  import('./parts/browse/features/listing/card-photos.ts').then(
    ({ watchCardPhotos }) => watchCardPhotos(cache),
    () => undefined,
  );
}

/** A document from the device's cache says nothing about the network. */
function doubtKeptDocument(): void {
  // Responses of the worker have a transfer size of 0:
  // https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-transfersize
  const [document] = performance.getEntriesByType('navigation');
  if (document instanceof PerformanceNavigationTiming && document.transferSize === 0) void askNetwork();
}

function showLayer(i18n: I18n, cache: ResponseCache): void {
  const layer = document.body.appendChild(document.createElement('div'));
  createRoot(layer).render(
    <I18nProvider i18n={i18n}>
      <PwaLayer />
      <ApiProvider cache={cache}>
        <Suspense>
          <NotificationLayer />
        </Suspense>
      </ApiProvider>
    </I18nProvider>,
  );
}

/** A database without a note is opened once, which notes its content. */
async function openUnnoted(): Promise<void> {
  if (await isUnnoted(deviceDatabaseName)) await openDevice();
}

function startAccount(): void {
  keepTogether();
  if (!savesData()) void keepOwnPages();
}

/** What was seen without a connection is counted later. */
function startTellingViews(): void {
  const tell = () => {
    import('./data/viewed/tell-views.ts').then(
      ({ tellViews }) => tellViews(),
      () => undefined,
    );
  };
  onNetworkBack(tell);
  tell();
}

/** The outbox is sent from any page. */
function startSelling(): void {
  import('./data/sell/selling-upkeep.ts').then(
    ({ keepSelling }) => keepSelling(registerBackgroundSync),
    () => undefined,
  );
}

/** Merges the device's collections with the account's, for signed-in visitors. */
function keepTogether(): void {
  import('./data/account/account-collections.ts').then(
    ({ keepCollectionsTogether }) => keepCollectionsTogether(),
    () => undefined,
  );
}

/** Prepares photos left over by an earlier visit. The code for that loads only if there are any. */
async function finishPhotos(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  try {
    const { nextUnprepared } = await import('#offline/photos/unprepared-photos.ts');
    if ((await nextUnprepared(opened.database)) === undefined) return;
    await (await import('./parts/browse/features/photos/prepare-queue.ts')).preparePhotos();
  } catch {
    // Without its code, or with the database closed by another tab, they wait for the next visit.
  }
}

/** Caches pages for offline use that only signed-in visitors need; they are not precached. */
async function keepOwnPages(): Promise<void> {
  try {
    await Promise.all([
      import('./parts/account/screens/my-offer.tsx'),
      import('./parts/account/screens/my-lead.tsx'),
    ]);
  } catch {
    // They are cached when they are opened.
  }
}

/** Service centres are kept for the visitor's city, also once it is another one. */
function keepReferences(language: Language): void {
  const keep = () => void syncReferences(language, readUserCity()?.city);
  keep();
  onUserCity(keep);
}

/** Its code loads only for a kept city, and on an unmetered connection. */
function keepCityLater(): void {
  let isComing = false;
  const look = () => {
    if (isComing || readUserCity() === undefined || !mayFetchMuch()) return;
    isComing = true;
    import('./data/snapshot/offline-city.ts').then(
      ({ keepCityInSync }) => keepCityInSync(() => readUserCity()?.city),
      () => {
        isComing = false;
      },
    );
  };
  whenIdle(look);
  document.addEventListener('visibilitychange', look);
}
