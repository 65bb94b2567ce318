import type { WorkerMessage } from '#contract/page/worker-message.ts';

/*
 * All that the page knows of its worker. A new version is found and waits; `onUpdateReady` tells of
 * it, and only `applyUpdate`, a person's choice, lets it take over.
 */

const checkEveryMs = 60 * 60_000;
/** Coming back to the page checks as well, but not each time someone glances at another app. */
const checkAtMostEveryMs = 10 * 60_000;

/** For how long a new version may take to be in charge. */
const takeOverPatienceMs = 4000;

const builtFile = /^\/(?:assets\/|brands\.svg$)/;

const listeners = new Set<() => void>();
let registration: ServiceWorkerRegistration | undefined;
let isReady = false;
let isTakingOver = false;
let checkedAt = 0;

export function isUpdateReady(): boolean {
  return isReady;
}

/** Calls back when a new version waits; answers with the way to stop listening. */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the waiting version take over; the page reloads when it has. */
export function applyUpdate(): void {
  isTakingOver = true;
  if (registration?.waiting) {
    post(registration.waiting, { type: 'SKIP_WAITING' });
    // The worker in charge first ends what it is doing, which may be a request of this page that nobody answers:
    // leaving the page ends that. https://w3c.github.io/ServiceWorker/#try-activate-algorithm
    setTimeout(() => location.reload(), takeOverPatienceMs);
  }
  // Another tab was quicker: the new version is in charge already, only this page is old.
  else location.reload();
}

/** Registers the worker once the page has loaded, so that it competes with nothing on it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (!isControlled) {
      // The first worker of all: nothing is replaced, but what is on the page passed it by.
      isControlled = true;
      void keepThisPage();
    } else if (isTakingOver) location.reload();
    else tellReady();
  });
  try {
    registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  } catch (cause) {
    // Spec §8: a worker that fails is only logged; the site works without.
    // biome-ignore lint/suspicious/noConsole: the log is where the specification wants it
    console.warn('The service worker could not be registered.', cause);
    return;
  }
  checkedAt = Date.now();
  if (registration.waiting && isControlled) tellReady();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration?.installing ?? null));
  setInterval(() => check(), checkEveryMs);
  document.addEventListener('visibilitychange', () => check());
}

function watch(installing: ServiceWorker | null): void {
  const look = () => {
    if (installing?.state === 'installed' && navigator.serviceWorker.controller) tellReady();
  };
  installing?.addEventListener('statechange', look);
  // On a busy page it may be done before anyone listens.
  look();
}

function check(): void {
  if (
    document.visibilityState !== 'visible' ||
    !navigator.onLine ||
    Date.now() - checkedAt < checkAtMostEveryMs
  )
    return;
  checkedAt = Date.now();
  // Without a connection there is nothing to find; the next check will.
  registration?.update().catch(() => undefined);
}

function tellReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

function post(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

async function keepThisPage(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller) post(controller, { type: 'KEEP_PAGE', address: location.pathname + location.search });
  const shown = [...document.images]
    .filter((image) => image.naturalWidth > 0)
    .map((image) => image.currentSrc);
  // Scripts, words and marks that are no part of the precache.
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const built = used.filter((address) => builtFile.test(new URL(address).pathname));
  // Asked for again, they come from the browser's own cache and this time pass the worker, which keeps them.
  for (const address of new Set([...shown, ...built])) {
    const { origin, protocol } = new URL(address);
    // A photo of a draft is on the device already, under an address that only this page knows.
    if (origin !== location.origin || protocol === 'blob:') continue;
    await fetch(address)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
