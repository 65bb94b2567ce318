import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '#app/when-idle.ts';
import type { Language } from '#contract/language.ts';
import type { PageData } from '#contract/page/page-data.ts';
import { deviceDatabaseName } from '#offline/device/device-database-name.ts';
import { swapCarrying, watchCards } from './carry-photo.ts';
import { savesData } from './data/api/connection.ts';
import type { ResponseCache } from './data/api/response-cache.ts';
import { ApiProvider } from './data/api/use-api.tsx';
import { openDevice } from './data/device/device.ts';
import { isUnnoted, whenDeviceHolds } from './data/device/device-note.ts';
import { noteFailure, runEach } from './failures.ts';
import { onUserCity } from './features/places/known-city.ts';
import { readUserCity } from './features/places/user-city.ts';
import { useSite } from './features/shell/use-shell-data.ts';
import { languageOfPage } from './i18n/language-of-page.ts';
import { partWords } from './i18n/messages.ts';
import { isKeptDocument } from './kept-document.ts';
import { swapWith } from './page-swap.ts';
import { registerBackgroundSync } from './pwa/background-sync.ts';
// app.tsx renders it when the connection is lost, so it must already be loaded.
import './pwa/connectivity-strip.tsx';
import { followLaunches } from './pwa/launches.ts';
import { PwaLayer } from './pwa/pwa-layer.tsx';
import { reloadRestoredAccountPage } from './pwa/reload-restored.ts';
import { registerServiceWorker } from './pwa/service-worker.ts';
import { syncReferences } from './pwa/sync-references.ts';
import { askNetwork, onNetworkBack } from './pwa/use-connectivity.ts';
import { captureVisit } from './tracking/capture-visit.ts';
import { needsConsent } from './tracking/consent.ts';
import { documentCookies } from './tracking/cookie-jar.ts';
import { optionalPart } from './ui/part/optional-part.tsx';

const NotificationLayer = optionalPart(
  'browse',
  async () => (await import('./features/notifications/notification-layer.tsx')).NotificationLayer,
);

const AwaitedCarsNotice = optionalPart(
  'browse',
  async () => (await import('./features/awaited/awaited-cars-notice.tsx')).AwaitedCarsNotice,
);

const OthersLayer = optionalPart(
  'tracking',
  async () => (await import('./features/third-party/others-layer.tsx')).OthersLayer,
);

const InstallInvitation = optionalPart(
  'tracking',
  async () => (await import('./features/install/install-invitation.tsx')).InstallInvitation,
);

const LanguageOffer = optionalPart(
  'tracking',
  async () => (await import('./features/language/language-offer.tsx')).LanguageOffer,
);

/**
 * Starts all background work of a page: prefetching, synchronisation, tracking of the visit's source. Loaded
 * after the page is shown.
 */
export function afterLoad(i18n: I18n, cache: ResponseCache, { renderedAt }: PageData): void {
  runEach({
    worker: () => void registerServiceWorker(),
    launches: followLaunches,
    restored: reloadRestoredAccountPage,
    age: () => {
      if (isKeptDocument()) void cache.age(Date.parse(renderedAt));
    },
    doubt: doubtKeptDocument,
    visit() {
      const { pathname, search, host } = location;
      captureVisit({ pathname, search, host, referrer: document.referrer }, documentCookies);
    },
    city: keepCityLater,
    photo() {
      watchCards();
      swapWith(swapCarrying);
    },
    // Prefetches code and messages: once an update is waiting, the old files may be gone.
    layer: () => tryTo('layer', partWords('browse'), () => showLayer(i18n, cache)),
    cards: () =>
      tryTo('cards', import('./features/listing/card-photos.ts'), ({ watchCardPhotos }) =>
        watchCardPhotos(cache),
      ),
  });
  whenIdle(() => {
    // With data saver on, events wait in their ring.
    if (!savesData()) startSendingEvents(cache);
  });
  whenIdle(() =>
    runEach({
      unnoted: () => void openUnnoted(),
      views: () => whenDeviceHolds(['viewed'], startTellingViews),
      selling: startSelling,
      photos: () => whenDeviceHolds(['drafts'], () => void finishPhotos()),
      account: () => whenDeviceHolds(['account'], () => startAccount(cache)),
      references() {
        // Pages of the sell flow request the references themselves.
        if (!savesData()) keepReferences(cache.language);
      },
    }),
  );
}

/** Runs a step with what it needs; a failure of either is counted. */
function tryTo<Needed>(name: string, needed: Promise<Needed>, run: (needed: Needed) => unknown): void {
  needed.then(run).catch(() => noteFailure(name));
}

/** A document served from the device's cache proves nothing about the connection. */
function doubtKeptDocument(): void {
  // Responses from the service worker have a transfer size of 0:
  // https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-transfersize
  const [document] = performance.getEntriesByType('navigation');
  if (document instanceof PerformanceNavigationTiming && document.transferSize === 0) void askNetwork();
}

function showLayer(i18n: I18n, cache: ResponseCache): void {
  const layer = document.body.appendChild(document.createElement('div'));
  createRoot(layer).render(
    <I18nProvider i18n={i18n}>
      <PwaLayer />
      <Suspense>{!navigator.language.startsWith(languageOfPage()) && <LanguageOffer />}</Suspense>
      <ApiProvider cache={cache}>
        <Suspense>
          <NotificationLayer />
          <AwaitedCarsNotice />
          <Others />
          <InstallInvitation />
        </Suspense>
      </ApiProvider>
    </I18nProvider>,
  );
}

/** Nothing, unless the operator has configured what needs consent. */
function Others() {
  const tracking = useSite()?.tracking;
  return tracking && needsConsent(tracking) ? <OthersLayer tracking={tracking} /> : null;
}

/** If the note of the database's contents is missing, opens the database once, which writes it. */
async function openUnnoted(): Promise<void> {
  if (await isUnnoted(deviceDatabaseName)) await openDevice();
}

/** Events of this visit and of earlier ones. */
function startSendingEvents(cache: ResponseCache): void {
  tryTo('events', import('./features/events/send-events.ts'), async ({ sendEvents }) =>
    sendEvents((await cache.get('site', {})).tracking, onNetworkBack),
  );
}

function startAccount(cache: ResponseCache): void {
  keepTogether();
  tryTo('inbox', import('./data/conversations/start-inbox.ts'), ({ startInbox }) =>
    startInbox(cache, onNetworkBack),
  );
  if (!savesData()) void keepOwnPages();
}

/** Reports views recorded while offline. */
function startTellingViews(): void {
  const tell = () => tryTo('views', import('./data/viewed/tell-views.ts'), ({ tellViews }) => tellViews());
  onNetworkBack(tell);
  tell();
}

/** The outbox is flushed from every page. */
function startSelling(): void {
  tryTo('selling', import('./data/sell/selling-upkeep.ts'), ({ keepSelling }) =>
    keepSelling({ register: registerBackgroundSync, ask: askNetwork, onBack: onNetworkBack }),
  );
}

/** Merges the device's collections with the account's, for signed-in visitors. */
function keepTogether(): void {
  import('./data/account/account-collections.ts').then(
    ({ keepCollectionsTogether }) => keepCollectionsTogether(),
    () => undefined,
  );
}

/** Processes photos left over from an earlier visit; loads the code only if there are any. */
async function finishPhotos(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  try {
    const { nextUnprepared } = await import('#offline/photos/unprepared-photos.ts');
    if ((await nextUnprepared(opened.database)) === undefined) return;
    await (await import('./features/photos/prepare-queue.ts')).preparePhotos();
  } catch {
    // The code failed to load or another tab closed the database: retried on the next visit.
  }
}

/** Caches offline copies of pages that only signed-in visitors need; these are not precached. */
async function keepOwnPages(): Promise<void> {
  try {
    await Promise.all([
      import('./screens/inbox.tsx'),
      import('./screens/my-offer.tsx'),
      import('./screens/my-lead.tsx'),
    ]);
  } catch {
    // The pages are still cached when they are opened.
  }
}

/**
 * Asks the worker to cache the references, again whenever the visitor's city changes, since the service centres
 * depend on it, and when the network is back, in case it was lost meanwhile.
 */
function keepReferences(language: Language): void {
  const keep = () => void syncReferences(language, readUserCity()?.city);
  keep();
  onUserCity(keep);
  onNetworkBack(keep);
}

/** Loads the code only if the visitor has a city, and never with data saver on. */
function keepCityLater(): void {
  let isComing = false;
  const look = () => {
    if (isComing || readUserCity() === undefined || savesData()) return;
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
