import { useSyncExternalStore } from 'react';
import { openDevice } from '#app/data/device/device.ts';
import { whenDeviceHolds } from '#app/data/device/device-note.ts';
import { follow } from '#app/data/device/follow.ts';
import { type DeviceState, useDevice } from '#app/data/device/use-device.ts';
import type { QueuedEndpoint } from '#contract/api/outbox-paths.ts';
import type { Language } from '#contract/language.ts';
import { readAccountId } from '#offline/account/device-keys.ts';
import { type FlushOutcome, flushOutbox } from '#offline/outbox/flush-outbox.ts';
import { guestOwner, type OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { listOutbox, queueCall, queueDraft } from '#offline/outbox/outbox.ts';
import { readyRowIds } from '#offline/outbox/ready-rows.ts';

/*
 * The page's side of the outbox: when it is flushed, and its state. The sending itself is in
 * src/offline/outbox.
 */

/** Interval of probes while something waits for the network, in milliseconds. */
const lookAgainMs = 2000;
/** Maximum timer delay; it also checks when the visitor returns. */
const longestWaitMs = 10 * 60_000;

/** Queued and sent rows, live across tabs and the worker. */
export function useOutbox(): DeviceState<OutboxRow[]> {
  return useDevice(listOutbox);
}

/** One row; undefined while loading and after its deletion. */
export function useOutboxRow(id: string | undefined): OutboxRow | undefined {
  const rows = useOutbox();
  return rows.kind === 'known' ? rows.value.find((row) => row.id === id) : undefined;
}

export type OutboxNetwork = {
  /** Registers a Background Sync. */
  register(): Promise<boolean>;
  /** Whether the network responds. */
  ask(): Promise<boolean>;
  /** Calls back when a lost network responds again. */
  onBack(callback: () => void): void;
};
let network: Pick<OutboxNetwork, 'register' | 'ask'> = {
  register: async () => false,
  ask: async () => false,
};
let isSyncing: boolean | undefined;
const syncListeners = new Set<() => void>();

/** Whether the browser sends the outbox while the app is closed; until known, whether it could. */
function hasBackgroundSync(): boolean {
  return isSyncing ?? 'SyncManager' in globalThis;
}

export function useHasBackgroundSync(): boolean {
  return useSyncExternalStore(
    (listener) => {
      syncListeners.add(listener);
      return () => syncListeners.delete(listener);
    },
    hasBackgroundSync,
    () => true,
  );
}

/**
 * Flushes the outbox: now, when the connection or the visitor returns, when a photo is ready, and when a
 * retry delay is over.
 */
export function startOutbox(given: OutboxNetwork): void {
  network = given;
  whenDeviceHolds(['outbox'], () => {
    // The visitor is active: retry delayed rows now.
    void flushIfAny(true);
    given.onBack(() => void flushIfAny(true));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void flushIfAny(true);
    });
    void followReady().catch(() => undefined);
  });
}

/** A row is ready once all its photos are prepared. */
async function followReady(): Promise<void> {
  let ready: readonly string[] = [];
  await follow(readyRowIds, (next) => {
    // Removed rows need no flush.
    const isMore = next.some((id) => !ready.includes(id));
    ready = next;
    if (isMore) void flushIfAny(false);
  });
}

/** Flushes the outbox regardless of retry delays, on request of the user. */
export function flushNow(): Promise<FlushOutcome | undefined> {
  return flushIfAny(true);
}

/**
 * Queues a draft and starts sending it.
 * @param visit the source of the visit, for a new listing
 * @returns the result of `queueDraft`; a full disk is a result, not an exception
 */
export async function publishDraft(draftId: string, language: Language, visit: OutboxRow['visit'] = {}) {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const { database } = opened;
  const owner = (await readAccountId(database)) ?? guestOwner;
  const queued = await queueDraft(database, draftId, owner, language, visit);
  if (queued.ok) void flushIfAny(true);
  return queued;
}

/**
 * Queues a call and starts sending it, immediately or when there is a connection. `useOutbox` provides its
 * state, by row id.
 * @param given.label display name of its subject
 * @param given.page the page where it can be corrected
 * @param given.clientId the idempotency key, if it may have been sent already
 * @param given.draftId the draft whose photos go with it
 * @returns the result of `queueCall`; a full disk is a result, not an exception
 */
export async function publishCall(given: {
  readonly language: Language;
  readonly label: string;
  readonly endpoint: QueuedEndpoint;
  readonly fields: Readonly<Record<string, string>>;
  readonly page?: string;
  readonly clientId?: string;
  readonly draftId?: string;
}) {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const { database } = opened;
  const owner = (await readAccountId(database)) ?? guestOwner;
  const queued = await queueCall(database, { ...given, owner });
  if (queued.ok) void flushIfAny(true);
  return queued;
}

let running: Promise<FlushOutcome | undefined> | undefined;
/** Requested during a flush: run once more, since the running one may already have passed the new rows. */
let again: { readonly isAsked: boolean } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function flushIfAny(isAsked: boolean): Promise<FlushOutcome | undefined> {
  if (running) again = { isAsked: isAsked || again?.isAsked === true };
  running ??= flushUntilDone(isAsked).finally(() => {
    running = undefined;
  });
  return running;
}

async function flushUntilDone(isAsked: boolean): Promise<FlushOutcome | undefined> {
  clearTimeout(timer);
  let outcome = await flushOnce(isAsked).catch(() => undefined);
  while (again) {
    const wanted = again;
    again = undefined;
    // A lost network is asked again below.
    if (outcome?.isLost && !wanted.isAsked) continue;
    outcome = await flushOnce(wanted.isAsked).catch(() => undefined);
  }
  if (outcome?.isLost === true && document.visibilityState === 'visible') lookAgain();
  else if (outcome?.nextTryAt != null) {
    const wait = Math.max(1000, outcome.nextTryAt - Date.now());
    if (wait <= longestWaitMs) timer = setTimeout(() => void flushIfAny(false), wait);
  }
  return outcome;
}

/**
 * Without Background Sync nothing else tells that the network is back: a browser that stays connected to a router fires
 * no event. Queued rows leave within 3 s while the page is visible.
 */
function lookAgain(): void {
  timer = setTimeout(() => {
    if (document.visibilityState !== 'visible') return;
    lookAgain();
    void network.ask().then((isThere) => {
      if (isThere && !running) void flushIfAny(true);
    });
  }, lookAgainMs);
}

async function flushOnce(isAsked: boolean): Promise<FlushOutcome | undefined> {
  const opened = await openDevice();
  if (!opened.ok) return undefined;
  const { database } = opened;
  if ((await readyRowIds(database)).length === 0) return undefined;
  // Registered first, because the page may be closed before the flush is done.
  void noteSync();
  return flushOutbox(
    {
      database,
      fetch: (address, init) => fetch(address, init),
      now: Date.now,
      random: Math.random,
      locks: 'locks' in navigator ? navigator.locks : undefined,
    },
    isAsked,
  );
}

async function noteSync(): Promise<void> {
  isSyncing = await network.register();
  for (const listener of syncListeners) listener();
}
