import type { WorkerMessage } from '#contract/page/worker-message.ts';

/*
 * The page's interface to its service worker. A new version is detected and waits; `onUpdateReady` reports
 * it, and only `applyUpdate`, on the user's request, activates it.
 */

const checkEveryMs = 60 * 60_000;
/** Minimum interval between update checks when the visitor returns to the page. */
const checkAtMostEveryMs = 10 * 60_000;

/** Time limit for a new version to take control. */
const takeOverPatienceMs = 4000;

/** How long the worker has to keep a page before it is asked again: a browser short of time ends it at its work. */
const keepPatienceMs = 10_000;
const mostKeepTries = 5;

const builtFile = /^\/assets\//;
/** Needed by any page: loaded when a mark is shown, which may be far below the fold. */
const marks = '/marks.svg';

const listeners = new Set<() => void>();
let registration: ServiceWorkerRegistration | undefined;
let isReady = false;
let isTakingOver = false;
let checkedAt = 0;

export function isUpdateReady(): boolean {
  return isReady;
}

/** Calls back when a new version is waiting. Returns an unsubscribe function. */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Activates the waiting version; the page reloads when it has taken control. */
export function applyUpdate(): void {
  isTakingOver = true;
  if (registration?.waiting) {
    registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
    // The active worker first finishes its work, which may be a pending request of this page: leaving the page ends
    // that. https://w3c.github.io/ServiceWorker/#try-activate-algorithm
    setTimeout(() => location.reload(), takeOverPatienceMs);
  }
  // Another tab was first: the new version is already active, only this page is old.
  else location.reload();
}

/** Registers the worker after the page has loaded, so that it does not compete with it. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let { controller } = navigator.serviceWorker;
  const wasControlled = controller !== null;
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    const before = controller;
    controller = serviceWorker.controller;
    // The first worker: nothing is replaced, but this page's requests have bypassed it.
    if (before === null) void keepThisPage();
    else if (isTakingOver) location.reload();
    // WebKit also tells of a controller that is already there.
    else if (controller !== before) tellReady();
  });
  try {
    registration = await serviceWorker.register('/sw.js');
  } catch (cause) {
    // A worker that fails is only logged; the site works without (docs/product.md#error-pages).
    // biome-ignore lint/suspicious/noConsole: the failure is only logged
    console.warn('The service worker could not be registered.', cause);
    return;
  }
  // A browser extension or a test that blocks registration can return undefined.
  if (!registration) return;
  // The first worker took control after this document was requested and before this code ran.
  if (wasControlled && !cameThroughWorker()) void keepThisPage();
  // A version that was already waiting, one being installed, and all later ones.
  if (registration.waiting && wasControlled) tellReady();
  watchInstalling(registration.installing);
  registration.addEventListener('updatefound', () => watchInstalling(registration?.installing));
  // The worker became active between this document's request and its arrival, too early for `claim`.
  if (!serviceWorker.controller && registration.active?.state === 'activated')
    registration.active.postMessage({ type: 'CLAIM' } satisfies WorkerMessage);
  checkedAt = Date.now();
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', check);
}

/** Whether a worker handled the request of this document. https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-workerstart */
function cameThroughWorker(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document instanceof PerformanceNavigationTiming && document.workerStart > 0;
}

/**
 * Reports a new version once it is installed and waits, if another version was in control before. WebKit tells of the
 * installation so late that the first worker is in control by then.
 */
function watchInstalling(installing: ServiceWorker | null | undefined): void {
  const { controller } = navigator.serviceWorker;
  if (controller === null || controller === installing) return;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') tellReady();
  });
}

function check(): void {
  if (
    document.visibilityState !== 'visible' ||
    !navigator.onLine ||
    Date.now() - checkedAt < checkAtMostEveryMs
  )
    return;
  checkedAt = Date.now();
  // Offline there is nothing to find; the next check will.
  registration?.update().catch(() => undefined);
}

function tellReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

/** Has the worker keep this document, and asks again until it says that it has. */
async function keepDocument(): Promise<void> {
  const message: WorkerMessage = { type: 'KEEP_PAGE', address: location.pathname + location.search };
  for (let tries = 0; tries < mostKeepTries; tries += 1) {
    const { port1, port2 } = new MessageChannel();
    const isKept = new Promise<boolean>((resolve) => {
      port1.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), keepPatienceMs);
    });
    navigator.serviceWorker.controller?.postMessage(message, [port2]);
    const isDone = await isKept;
    port1.close();
    if (isDone) return;
  }
}

async function keepThisPage(): Promise<void> {
  void keepDocument();
  const shown = [...document.images]
    .filter((image) => image.naturalWidth > 0)
    .map((image) => image.currentSrc);
  // Scripts and messages outside the precache.
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const built = used.filter((address) => builtFile.test(new URL(address).pathname));
  // Requested again, they come from the browser's HTTP cache and pass the worker, which caches them.
  for (const address of new Set([...shown, ...built, location.origin + marks])) {
    const { origin, protocol } = new URL(address);
    // A draft's photo is already on the device, under a URL that only this page knows.
    if (origin !== location.origin || protocol === 'blob:') continue;
    await fetch(address, { cache: 'force-cache' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
