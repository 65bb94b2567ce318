import { useSyncExternalStore } from 'react';
import { keptHeader } from '#contract/api/kept-header.ts';
import type { Fetch } from '#contract/page/page-renderer.ts';

/*
 * Whether the network answers. The browser only knows whether there is a network at all, so requests are observed as
 * well: one that fails, or that the worker answered from its cache, means offline.
 * https://developer.mozilla.org/docs/Web/API/Navigator/onLine
 */

/** Interval of probes: data recovers within two seconds of the connection. */
const quickProbeMs = 1500;
/** How many probes use this interval; an idle device then probes less often. */
const quickProbes = 80;
const slowProbeMs = 10_000;
/** Time limit of a probe. */
const probePatienceMs = 3000;
/** Lost again within this time means a slow network, whose late answers are not requested each time. */
const steadyMs = 30_000;

const listeners = new Set<() => void>();
let isAnswering = true;
/** Time of the document; none for the offline fallback (vite.offline-fallback.ts). */
let documentFrom: string | undefined;
/** Time of the last answer from the device. */
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
    // Many calls fail at once; they share one probe.
    const isQuick = probes < quickProbes && Date.now() - backAt > steadyMs;
    probe ??= setTimeout(askNetwork, isQuick ? quickProbeMs : slowProbeMs);
  }
  if (answering === isAnswering && from === keptFrom) return;
  isAnswering = answering;
  keptFrom = from;
  for (const listener of listeners) listener();
}

/** Probes the network, unless the browser knows that it is offline. */
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

/** `fetch` for the api client, which records whether the network answered. */
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

/** Records the time of an answer from the device itself. */
export function noteOwnAnswer(from: string): void {
  tell(false, from);
}

/** Records when the server rendered the present document. */
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

/** Whether the network answers; assumed on the server and until hydration. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Calls back whenever the network answers again. Returns a function that unsubscribes. */
export function onNetworkBack(callback: () => void): () => void {
  let was = isOnline();
  return subscribe(() => {
    const is = isOnline();
    if (is && !was) callback();
    was = is;
  });
}

/** The time of the data on the page: of the device's last answer, else of the document. */
export function useDataFrom(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => keptFrom ?? documentFrom,
    () => undefined,
  );
}
