import { useSyncExternalStore } from 'react';
import { keptHeader } from '#contract/api/kept-header.ts';
import type { Fetch } from '#contract/page/page-renderer.ts';

/*
 * Whether the network answers. The browser only knows whether there is a network at all, so requests
 * tell as well: one that fails, or that the worker answered from the device, means there is none.
 * https://developer.mozilla.org/docs/Web/API/Navigator/onLine
 */

/** So soon the network is asked again: what failed is there within two seconds of the connection. */
const quickProbeMs = 1500;
/** For so many times; a device that is left alone then asks less often. */
const quickProbes = 80;
const slowProbeMs = 10_000;
/** As long as this the network may take to answer the probe. */
const probePatienceMs = 3000;
/** Gone again within this time it is slow rather than gone, and what it answers late is not asked for each time. */
const steadyMs = 30_000;

const listeners = new Set<() => void>();
let isAnswering = true;
/** From when the document is; none for the shell, which was rendered at no time at all (vite.shell.ts). */
let documentFrom: string | undefined;
/** From when the last answer given from the device is. */
let keptFrom: string | undefined;
let probes = 0;
let backAt = Number.NEGATIVE_INFINITY;
let probe: ReturnType<typeof setTimeout> | undefined;

function tell(answering: boolean, from?: string): void {
  if (answering) {
    if (!isAnswering) backAt = Date.now();
    clearTimeout(probe);
    probe = undefined;
    probes = 0;
  } else {
    // Many calls fail at once; they make one probe, and not a later one each.
    const isQuick = probes < quickProbes && Date.now() - backAt > steadyMs;
    probe ??= setTimeout(askNetwork, isQuick ? quickProbeMs : slowProbeMs);
  }
  if (answering === isAnswering && from === keptFrom) return;
  isAnswering = answering;
  keptFrom = from;
  for (const listener of listeners) listener();
}

/** Asks whether the network is back, but not while the browser knows that it is gone. */
export function askNetwork(): void {
  probe = undefined;
  if (!navigator.onLine) return;
  probes += 1;
  const signal = AbortSignal.timeout(probePatienceMs);
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => tell(true),
    () => tell(false, keptFrom),
  );
}

/** `fetch` for the api client, which notes whether the network answered. */
export const watchedFetch: Fetch = async (path, init) => {
  try {
    const response = await fetch(path, init);
    if (response.headers.has(keptHeader)) tell(false, response.headers.get('date') ?? undefined);
    else tell(true);
    return response;
  } catch (cause) {
    tell(false, keptFrom);
    throw cause;
  }
};

/** Tells from when an answer is that the device itself gave, since the network did not. */
export function noteOwnAnswer(from: string): void {
  tell(false, from);
}

/** Tells when the server rendered the document at hand. */
export function noteDocument(renderedAt: string): void {
  if (Date.parse(renderedAt) > 0) documentFrom = renderedAt;
}

function onChange(): void {
  if (navigator.onLine) tell(true);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const isOnline = () => navigator.onLine && isAnswering;

/** Whether the network answers; on the server, and until hydrated, it does. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Calls back whenever the network answers again. Returns what ends it. */
export function onNetworkBack(callback: () => void): () => void {
  let was = isOnline();
  return subscribe(() => {
    const is = isOnline();
    if (is && !was) callback();
    was = is;
  });
}

/** The time of the data on the page: of what the device gave last, else of the document. */
export function useDataFrom(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => keptFrom ?? documentFrom,
    () => undefined,
  );
}
