import { useSyncExternalStore } from 'react';
import { tellAfterMs } from '#app/data/api/device-first.ts';
import { noteServerTime } from '#app/ui/state/server-clock.ts';
import type { Fetch } from '#contract/page/page-renderer.ts';

/*
 * Whether the network responds. The browser only knows whether there is a network interface, so requests are
 * observed as well: https://developer.mozilla.org/docs/Web/API/Navigator/onLine
 */

/**
 * - `silent`: it has not answered so far; nothing is said, and the device answers meanwhile
 * - `slow`: no answer for 4 s
 * - `offline`: the device says so, or connections are refused
 */
export type Connection = 'answering' | 'silent' | 'slow' | 'offline';

/** Interval of probes: after a reconnect, data recovers within two seconds. */
const quickProbeMs = 1500;
/** Number of probes at this interval; an idle device then probes less often. */
const quickProbes = 80;
const slowProbeMs = 10_000;
/** A request that was sent this much earlier than one that succeeds is considered dead. */
const overtakenMs = 3000;
/** Time limit of a probe beside another one. */
const probePatienceMs = 3000;
/**
 * Time limit of a call, which holds one of a browser's few connections, and of the first probe: an answer may take
 * longer than the others wait.
 */
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
let answeredAt = Number.NEGATIVE_INFINITY;
let backAt = Number.NEGATIVE_INFINITY;
let probe: ReturnType<typeof setTimeout> | undefined;
/** Tells that the network is slow. */
let word: ReturnType<typeof setTimeout> | undefined;
type Pending = { readonly since: number; readonly isRead: boolean };
/** Pending requests, the oldest first. */
const waiting = new Map<AbortController, Pending>();

function tell(next: Connection, from?: string): void {
  // Silence is nothing new where more is known.
  const now = next === 'silent' && isSaid() ? state : next;
  if (next === 'answering') {
    answers += 1;
    answeredAt = Date.now();
    if (isSaid()) backAt = answeredAt;
    clearTimeout(probe);
    probe = undefined;
    probes = 0;
    awaitWord();
  } else {
    // Silence may or may not be a loss: probe immediately.
    probeIn(next === 'silent' && state === 'answering' ? 0 : undefined);
  }
  if (now === state && from === keptFrom) return;
  state = now;
  keptFrom = from;
  for (const listener of listeners) listener();
}

/** Whether the loss of the network has been said. */
const isSaid = () => state === 'slow' || state === 'offline';

/** Nothing is said while the oldest pending request, or the last answer, is less than 4 s old. */
function awaitWord(): void {
  clearTimeout(word);
  const [oldest] = waiting.values();
  if (oldest === undefined) return;
  const saidAt = Math.max(oldest.since, answeredAt) + tellAfterMs;
  word = setTimeout(() => tell('slow', keptFrom), saidAt - Date.now());
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

/** A request whose response, failure or silence says how the network is. */
async function observed(
  path: string,
  init: RequestInit,
  { isRead, patienceMs }: { readonly isRead: boolean; readonly patienceMs?: number | undefined },
): Promise<Response> {
  const controller = new AbortController();
  const since = Date.now();
  waiting.set(controller, { since, isRead });
  awaitWord();
  const giveUp = patienceMs === undefined ? undefined : setTimeout(() => controller.abort(), patienceMs);
  try {
    const response = await fetch(path, { ...init, signal: controller.signal });
    tell('answering');
    noteServerTime(Date.parse(response.headers.get('date') ?? ''));
    for (const [other, pending] of waiting)
      if (pending.isRead && since - pending.since > overtakenMs) other.abort();
    return response;
  } finally {
    clearTimeout(giveUp);
    waiting.delete(controller);
    awaitWord();
  }
}

let isProbing = false;

/**
 * Probes the network, unless the browser knows that it is offline.
 * @returns whether it responds
 */
export async function askNetwork(): Promise<boolean> {
  if (!navigator.onLine) return false;
  probes += 1;
  const before = answers;
  // The first one waits as long as a call, so that a slow network is heard; the others find one that is back.
  const isFirst = !isProbing;
  isProbing = true;
  try {
    const patienceMs = isFirst ? callPatienceMs : probePatienceMs;
    await observed('/healthz', { method: 'HEAD', cache: 'no-store' }, { isRead: true, patienceMs });
    return true;
  } catch (cause) {
    // If something else succeeded in the meantime, this probe was sent too early to count.
    if (answers === before && !isAbort(cause)) tell('offline', keptFrom);
    return answers !== before;
  } finally {
    if (isFirst) isProbing = false;
  }
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** `fetch` for the API client; records whether the network responds. */
export const watchedFetch: Fetch = async (path, init) => {
  const isRead = init === undefined;
  try {
    // Changes are not aborted: one may have been made even if its response is lost.
    return await observed(path, init ?? {}, { isRead, patienceMs: isRead ? callPatienceMs : undefined });
  } catch (cause) {
    // One lost request may be an accident: the probe decides. An aborted one says nothing.
    if (!isAbort(cause)) tell('silent', keptFrom);
    throw cause;
  }
};

/** Whether the network is known to be unresponsive. */
export const isSilent = (): boolean => connection() !== 'answering';

/** Whether that has been said. */
export const isLost = (): boolean => connection() === 'offline' || state === 'slow';

/** Records that a response from the device is displayed, and its time. */
export function noteOwnAnswer(from = keptFrom): void {
  tell('silent', from);
}

/** Records that a page says that it has no response. */
export function noteUnanswered(): void {
  if (!isSaid()) tell('slow', keptFrom);
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
  noteServerTime(Date.parse(renderedAt));
  if (isKept || isFallback) tell('silent', documentFrom);
}

function onChange(): void {
  // An interface that is back is no proof of a network: the probe decides.
  if (navigator.onLine) {
    // Another network is not the one that was slow.
    backAt = Number.NEGATIVE_INFINITY;
    probes = 0;
    void askNetwork();
    if (state !== 'answering') probeIn();
  } else state = 'offline';
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

const connection = (): Connection => (navigator.onLine ? state : 'offline');
const isNotLost = () => !isLost();

/** Assumed to be available on the server and until hydration. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection, () => 'answering');
}

/** Whether the loss of the network has been said. */
export function useIsLost(): boolean {
  const now = useConnection();
  return now === 'slow' || now === 'offline';
}

/** Whether there may be a network: a slow one is not said to be lost. */
export function useIsOnline(): boolean {
  return useConnection() !== 'offline';
}

/** Calls back whenever a lost network responds again. Returns an unsubscribe function. */
export function onNetworkBack(callback: () => void): () => void {
  let was = isNotLost();
  return subscribe(() => {
    const is = isNotLost();
    if (is && !was) callback();
    was = is;
  });
}

/** The time of the device's last response; undefined once the network answers. */
export function useKeptFrom(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => keptFrom,
    () => undefined,
  );
}

/** The time of the data on the page: that of the device's last response, otherwise of the document. */
export function useDataFrom(): string | undefined {
  return useKeptFrom() ?? documentFrom;
}
