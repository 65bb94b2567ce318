import { useSyncExternalStore } from 'react';
import { tellAfterMs } from '#app/data/api/device-first.ts';
import type { Fetch } from '#contract/page/page-renderer.ts';

/*
 * Whether the network responds. The browser only knows whether there is a network interface, so requests are
 * observed as well: https://developer.mozilla.org/docs/Web/API/Navigator/onLine
 */

/**
 * - `silent`: it has not answered so far, and the device answers meanwhile
 * - `lost`: a request failed, or has waited for too long
 */
export type Connection = 'answering' | 'silent' | 'lost';

/** Interval of probes: after a reconnect, data recovers within two seconds. */
const quickProbeMs = 1500;
/** Number of probes at this interval; an idle device then probes less often. */
const quickProbes = 80;
const slowProbeMs = 10_000;
/**
 * Time limit of a probe. A request that has been pending for longer when another one succeeds is considered
 * dead.
 */
const probePatienceMs = 3000;
/** Time limit of a call, which holds one of a browser's few connections. */
const callPatienceMs = 20_000;
/**
 * A loss within this time after the last recovery indicates a slow network, where late data is not requested
 * again each time.
 */
const steadyMs = 30_000;

const listeners = new Set<() => void>();
let state: Connection = 'answering';
/** Time of the document; undefined for the offline fallback (scripts/build/vite/offline-fallback.ts). */
let documentFrom: string | undefined;
/** Time of the last response from the device. */
let keptFrom: string | undefined;
let probes = 0;
/** Number of responses so far. */
let answers = 0;
let backAt = Number.NEGATIVE_INFINITY;
let probe: ReturnType<typeof setTimeout> | undefined;
/** Pending calls and their start times. */
const waiting = new Map<AbortController, number>();

function tell(next: Connection, from?: string): void {
  if (next === 'answering') {
    if (state !== 'answering') onBack();
    answers += 1;
    clearTimeout(probe);
    probe = undefined;
    probes = 0;
  } else {
    // Silence may or may not be a loss: probe immediately.
    probeIn(next === 'silent' && state === 'answering' ? 0 : undefined);
  }
  const now = next === 'silent' && state === 'lost' ? 'lost' : next;
  if (now === state && from === keptFrom) return;
  state = now;
  keptFrom = from;
  for (const listener of listeners) listener();
}

/**
 * Many calls fail at once and share the probes, which continue until one succeeds, without waiting for
 * earlier ones.
 */
function probeIn(milliseconds?: number): void {
  const isQuick = probes < quickProbes && Date.now() - backAt > steadyMs;
  probe ??= setTimeout(
    () => {
      probe = undefined;
      void askNetwork();
      if (navigator.onLine && state !== 'answering') probeIn();
    },
    milliseconds ?? (isQuick ? quickProbeMs : slowProbeMs),
  );
}

function onBack(): void {
  backAt = Date.now();
  for (const [controller, since] of waiting) if (backAt - since > probePatienceMs) controller.abort();
}

/**
 * Probes the network, unless the browser knows that it is offline.
 * @returns whether it responds
 */
export async function askNetwork(): Promise<boolean> {
  if (!navigator.onLine) return false;
  probes += 1;
  const before = answers;
  const signal = AbortSignal.timeout(probePatienceMs);
  const isThere = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
  if (isThere) tell('answering');
  // If something else succeeded in the meantime, this probe was sent too early to count.
  else if (answers === before) tell('lost', keptFrom);
  return isThere || answers !== before;
}

/** `fetch` for the API client; records whether the network responds. */
export const watchedFetch: Fetch = async (path, init) => {
  const controller = new AbortController();
  const isRead = init === undefined;
  if (isRead) waiting.set(controller, Date.now());
  const late = setTimeout(() => tell('lost', keptFrom), tellAfterMs);
  // Changes are not aborted: one may have been made even if its response is lost.
  const giveUp = isRead ? setTimeout(() => controller.abort(), callPatienceMs) : undefined;
  try {
    const response = await fetch(path, { ...init, signal: controller.signal });
    tell('answering');
    return response;
  } catch (cause) {
    // An aborted request says nothing about the current network.
    if (!controller.signal.aborted) tell('lost', keptFrom);
    throw cause;
  } finally {
    clearTimeout(late);
    clearTimeout(giveUp);
    waiting.delete(controller);
  }
};

/** Whether the network is known to be unresponsive. */
export const isSilent = (): boolean => !isOnline();

/** Records that a response from the device is displayed, and its time. */
export function noteOwnAnswer(from = keptFrom): void {
  tell('silent', from);
}

/** Records that a call has no response. */
export function noteUnanswered(): void {
  tell('lost', keptFrom);
}

/** Records that a call got a late response. */
export function noteLateAnswer(): void {
  tell('answering');
}

/**
 * Records when the server rendered the current document; the offline fallback, which is shown because the
 * network did not respond, has no such time (scripts/build/vite/offline-fallback.ts).
 * @param isKept whether the document is a cached one, for the same reason
 */
export function noteDocument(renderedAt: string, isKept: boolean): void {
  const isFallback = Date.parse(renderedAt) === 0;
  if (!isFallback) documentFrom = renderedAt;
  if (isKept || isFallback) tell('silent');
}

function onChange(): void {
  if (navigator.onLine) tell('answering');
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

const connection = (): Connection => (navigator.onLine ? state : 'lost');
const isOnline = () => connection() === 'answering';

/** Assumed to be available on the server and until hydration. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection, () => 'answering');
}

/** Whether the network responds. */
export function useIsOnline(): boolean {
  return useConnection() === 'answering';
}

/** Calls back whenever the network responds again. Returns an unsubscribe function. */
export function onNetworkBack(callback: () => void): () => void {
  let was = isOnline();
  return subscribe(() => {
    const is = isOnline();
    if (is && !was) callback();
    was = is;
  });
}

/** The time of the data on the page: that of the device's last response, otherwise of the document. */
export function useDataFrom(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => keptFrom ?? documentFrom,
    () => undefined,
  );
}
