import { useSyncExternalStore } from 'react';
import { tellAfterMs } from '#app/data/api/device-first.ts';
import type { Fetch } from '#contract/page/page-renderer.ts';

/*
 * Whether the network answers. The browser only knows whether there is a network at all, so requests are observed as
 * well: https://developer.mozilla.org/docs/Web/API/Navigator/onLine
 */

/**
 * - `silent`: it has not answered so far, and the device answers meanwhile
 * - `lost`: a request failed, or has waited for too long
 */
export type Connection = 'answering' | 'silent' | 'lost';

/** Interval of probes: data recovers within two seconds of the connection. */
const quickProbeMs = 1500;
/** How many probes use this interval; an idle device then probes less often. */
const quickProbes = 80;
const slowProbeMs = 10_000;
/** Time limit of a probe. A request that has waited for longer when another one is answered is a dead one. */
const probePatienceMs = 3000;
/** Time limit of a call, which holds one of a browser's few connections. */
const callPatienceMs = 20_000;
/** Lost again within this time means a slow network, whose late answers are not requested each time. */
const steadyMs = 30_000;

const listeners = new Set<() => void>();
let state: Connection = 'answering';
/** Time of the document; none for the offline fallback (vite.offline-fallback.ts). */
let documentFrom: string | undefined;
/** Time of the last answer from the device. */
let keptFrom: string | undefined;
let probes = 0;
/** How often something was answered. */
let answers = 0;
let backAt = Number.NEGATIVE_INFINITY;
let probe: ReturnType<typeof setTimeout> | undefined;
/** Calls without an answer, and when they were made. */
const waiting = new Map<AbortController, number>();

function tell(next: Connection, from?: string): void {
  if (next === 'answering') {
    if (state !== 'answering') onBack();
    answers += 1;
    clearTimeout(probe);
    probe = undefined;
    probes = 0;
  } else {
    // Of silence it is unknown yet whether it is a loss.
    probeIn(next === 'silent' && state === 'answering' ? 0 : undefined);
  }
  const now = next === 'silent' && state === 'lost' ? 'lost' : next;
  if (now === state && from === keptFrom) return;
  state = now;
  keptFrom = from;
  for (const listener of listeners) listener();
}

/** Many calls fail at once; they share the probes, which go on until one is answered, each beside those before. */
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

/** Probes the network, unless the browser knows that it is offline. @returns whether it answers */
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
  // Something else was answered meanwhile: this one was sent too early.
  else if (answers === before) tell('lost', keptFrom);
  return isThere || answers !== before;
}

/** `fetch` for the api client, which records whether the network answers. */
export const watchedFetch: Fetch = async (path, init) => {
  const controller = new AbortController();
  const isRead = init === undefined;
  if (isRead) waiting.set(controller, Date.now());
  const late = setTimeout(() => tell('lost', keptFrom), tellAfterMs);
  // A change may have been made even where its answer is lost.
  const giveUp = isRead ? setTimeout(() => controller.abort(), callPatienceMs) : undefined;
  try {
    const response = await fetch(path, { ...init, signal: controller.signal });
    tell('answering');
    return response;
  } catch (cause) {
    // What was given up says nothing about the network of now.
    if (!controller.signal.aborted) tell('lost', keptFrom);
    throw cause;
  } finally {
    clearTimeout(late);
    clearTimeout(giveUp);
    waiting.delete(controller);
  }
};

/** Whether the network is known not to answer. */
export const isSilent = (): boolean => !isOnline();

/** Records that an answer of the device is shown, and its time. */
export function noteOwnAnswer(from = keptFrom): void {
  tell('silent', from);
}

/** Records that a call is without an answer. */
export function noteUnanswered(): void {
  tell('lost', keptFrom);
}

/** Records that a call was answered after all. */
export function noteLateAnswer(): void {
  tell('answering');
}

/**
 * Records when the server rendered the present document; the offline fallback, which is shown because the network has
 * not answered, has no such time (vite.offline-fallback.ts).
 * @param isKept whether it comes from the device for the same reason
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

/** Assumed to answer on the server and until hydration. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection, () => 'answering');
}

/** Whether the network answers. */
export function useIsOnline(): boolean {
  return useConnection() === 'answering';
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
