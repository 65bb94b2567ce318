import { Workbox } from 'workbox-window';
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
let workbox: Workbox | undefined;
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
    workbox?.messageSkipWaiting();
    // The worker in charge first ends what it is doing, which may be a request of this page that nobody answers:
    // leaving the page ends that. https://w3c.github.io/ServiceWorker/#try-activate-algorithm
    setTimeout(() => location.reload(), takeOverPatienceMs);
  }
  // Another tab was quicker: the new version is in charge already, only this page is old.
  else location.reload();
}

/** Registers the worker once the page has loaded, so that it competes with nothing on it. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let isControlled = navigator.serviceWorker.controller !== null;
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    if (navigator.serviceWorker.controller) tellReady();
  });
  workbox.addEventListener('controlling', () => {
    if (!isControlled) {
      // The first worker of all: nothing is replaced, but what is on the page passed it by.
      isControlled = true;
      void keepThisPage();
    } else if (isTakingOver) location.reload();
    else tellReady();
  });
  try {
    registration = await workbox.register();
  } catch (cause) {
    // Spec §8: a worker that fails is only logged; the site works without.
    // biome-ignore lint/suspicious/noConsole: the log is where the specification wants it
    console.warn('The service worker could not be registered.', cause);
    return;
  }
  checkedAt = Date.now();
  watchInstalling(registration?.installing);
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', check);
}

/** An update that the browser found by itself before the page registered; Workbox hears of later ones only. */
function watchInstalling(installing: ServiceWorker | null | undefined): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) tellReady();
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
  // Without a connection there is nothing to find; the next check will.
  workbox?.update().catch(() => undefined);
}

function tellReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

async function keepThisPage(): Promise<void> {
  const message: WorkerMessage = { type: 'KEEP_PAGE', address: location.pathname + location.search };
  navigator.serviceWorker.controller?.postMessage(message);
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
    await fetch(address, { cache: 'force-cache' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
