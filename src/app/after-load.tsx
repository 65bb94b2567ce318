import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '#app/when-idle.ts';
import { deviceDatabaseName } from '#offline/device/device-database-name.ts';
import type { AnswerCache } from './data/answer-cache.ts';
import { mayFetchMuch } from './data/connection.ts';
import { openDevice } from './data/device.ts';
import { isUnnoted, whenDeviceHolds } from './data/device-note.ts';
import { ApiProvider } from './data/use-api.tsx';
import { partWords } from './i18n/messages.ts';
import { readUserCity } from './parts/browse/features/places/user-city.ts';
import { registerBackgroundSync } from './pwa/background-sync.ts';
// Shown by app.tsx when the connection is gone, and so fetched while there is one.
import './pwa/connectivity-strip.tsx';
import { PwaLayer } from './pwa/pwa-layer.tsx';
import { registerServiceWorker } from './pwa/service-worker.ts';
import { askNetwork } from './pwa/use-connectivity.ts';
import { captureVisit } from './tracking/capture-visit.ts';
import { documentCookies } from './tracking/cookie-jar.ts';
import { optionalPart } from './ui/part/optional-part.tsx';

const NotificationLayer = optionalPart(
  'browse',
  async () =>
    (await import('./parts/browse/features/notifications/notification-layer.tsx')).NotificationLayer,
);

/** What makes the page an app and notes how the visit began. Its code comes once the page is shown. */
export function afterLoad(i18n: I18n, cache: AnswerCache): void {
  const { pathname, search, host } = location;
  captureVisit({ pathname, search, host, referrer: document.referrer }, documentCookies);
  void registerServiceWorker();
  doubtKeptDocument();
  keepCityLater();
  whenIdle(() => void openUnnoted());
  whenIdle(() => {
    startSelling();
    whenDeviceHolds(['drafts'], () => void finishPhotos());
    whenDeviceHolds(['account'], startAccount);
    keepReferences();
  });
  // Code and words before they are needed: once there is an update to ask about, the old ones may be gone.
  partWords('browse').then(
    () => showLayer(i18n, cache),
    () => undefined,
  );
}

/** A document that came from the device leaves open whether the network answers. */
function doubtKeptDocument(): void {
  // What the worker fetched has a size: https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-transfersize
  const [document] = performance.getEntriesByType('navigation');
  if (document instanceof PerformanceNavigationTiming && document.transferSize === 0) askNetwork();
}

function showLayer(i18n: I18n, cache: AnswerCache): void {
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

/** A database that nothing is noted of is opened once, which notes what it holds. */
async function openUnnoted(): Promise<void> {
  if (await isUnnoted(deviceDatabaseName)) await openDevice();
}

/** So that a car can be sold from a place without a connection, the first time too. */
function keepReferences(): void {
  import('./data/sell-references.ts').then(
    // Without an answer they are asked for again from the next page.
    ({ syncSellReferences }) => syncSellReferences().catch(() => undefined),
    () => undefined,
  );
}

function startAccount(): void {
  keepTogether();
  void keepOwnPages();
}

/** What a seller left to be sent goes out from whatever page they come back to. */
function startSelling(): void {
  import('./data/selling-upkeep.ts').then(
    ({ keepSelling }) => keepSelling(registerBackgroundSync),
    () => undefined,
  );
}

/** What is kept here and what the account keeps, wherever somebody is signed in. */
function keepTogether(): void {
  import('./data/account-collections.ts').then(
    ({ keepCollectionsTogether }) => keepCollectionsTogether(),
    () => undefined,
  );
}

/** Photos that an earlier visit took and did not make ready. What makes them so is loaded only for them. */
async function finishPhotos(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  try {
    const { nextUnprepared } = await import('#offline/photos/unprepared-photos.ts');
    if ((await nextUnprepared(opened.database)) === undefined) return;
    await (await import('./parts/browse/features/photos/prepare-queue.ts')).preparePhotos();
  } catch {
    // Without its code, or with a database closed under us, they wait for the next visit.
  }
}

/** What whoever is signed in opens without a signal, and nobody else needs: it is no part of what everybody keeps. */
async function keepOwnPages(): Promise<void> {
  try {
    await Promise.all([
      import('./parts/account/screens/my-offer.tsx'),
      import('./parts/account/screens/my-lead.tsx'),
    ]);
  } catch {
    // They are kept when they are opened.
  }
}

/** Its code comes once there is a city to be kept, and data cost nothing. */
function keepCityLater(): void {
  let isComing = false;
  const look = () => {
    if (isComing || readUserCity() === undefined || !mayFetchMuch()) return;
    isComing = true;
    import('./data/offline-city.ts').then(
      ({ keepCityInSync }) => keepCityInSync(() => readUserCity()?.city),
      () => {
        isComing = false;
      },
    );
  };
  whenIdle(look);
  document.addEventListener('visibilitychange', look);
}
