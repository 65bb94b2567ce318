import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import type { QueuedEndpoint } from '#contract/api/queued-endpoints.ts';
import type { Language } from '#contract/language.ts';
import { readAccountId } from '#offline/account/device-keys.ts';
import { type FlushOutcome, flushOutbox } from '#offline/outbox/flush-outbox.ts';
import { guestOwner, type OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { listOutbox, queueCall, queueDraft } from '#offline/outbox/outbox.ts';
import { readyRowIds } from '#offline/outbox/ready-rows.ts';
import { openDevice } from './device.ts';
import { whenDeviceHolds } from './device-note.ts';
import { type DeviceState, useDevice } from './use-device.ts';

/* The page's side of the outbox: when it is sent, and how it stands. What is sent is in src/offline/outbox. */

/** Longer than this a timer of a page is not waited for: it is looked again when somebody comes back. */
const longestWaitMs = 10 * 60_000;

/** Everything in line, and what was sent, told again on every change in any tab and in the worker. */
export function useOutbox(): DeviceState<OutboxRow[]> {
  return useDevice(listOutbox);
}

/** One row as it stands; undefined while the device is asked, and once it has left. */
export function useOutboxRow(id: string | undefined): OutboxRow | undefined {
  const rows = useOutbox();
  return rows.kind === 'known' ? rows.value.find((row) => row.id === id) : undefined;
}

type RegisterSync = () => Promise<boolean>;
let registerSync: RegisterSync = async () => false;
let isSyncing: boolean | undefined;
const syncListeners = new Set<() => void>();

/** Whether the browser sends what waits by itself while the app is closed; until that is known, whether it could. */
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
 * Sends what waits: now, when the connection or the person comes back, when a photo is ready, when a wait is over.
 * @param register asks the browser to wake the worker for it
 */
export function startOutbox(register: RegisterSync): void {
  registerSync = register;
  whenDeviceHolds(['outbox'], () => {
    // Somebody is here: what waits for another attempt is tried now.
    void flushIfAny(true);
    addEventListener('online', () => void flushIfAny(true));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void flushIfAny(true);
    });
    void followReady().catch(() => undefined);
  });
}

/** Rows are ready to be sent once all their photos are prepared. */
async function followReady(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  let ready: readonly string[] = [];
  liveQuery(() => readyRowIds(opened.database)).subscribe((next) => {
    // Rows that leave are no reason to send.
    const isMore = next.some((id) => !ready.includes(id));
    ready = next;
    if (isMore) void flushIfAny(false);
  });
}

/** Sends what waits, whatever the wait that is left: somebody tapped the button. */
export function flushNow(): Promise<FlushOutcome | undefined> {
  return flushIfAny(true);
}

/**
 * Puts a draft in line and begins to send it.
 * @returns as `queueDraft`: a full disk is a result
 */
export async function publishDraft(draftId: string, language: Language) {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const { database } = opened;
  const owner = (await readAccountId(database)) ?? guestOwner;
  const queued = await queueDraft(database, draftId, owner, language);
  if (queued.ok) void flushIfAny(true);
  return queued;
}

/**
 * Puts a call in line and begins to send it: it goes at once where there is a connection, and once there is one else.
 * How it stands tells `useOutbox`, by the id of the row.
 * @param given.label what it is about, for people
 * @param given.page where it was written, to put it right there
 * @param given.clientId where it may have been sent already, the id it was sent with
 * @returns as `queueCall`: a full disk is a result
 */
export async function publishCall(given: {
  readonly language: Language;
  readonly label: string;
  readonly endpoint: QueuedEndpoint;
  readonly fields: Readonly<Record<string, string>>;
  readonly page?: string;
  readonly clientId?: string;
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
/** Somebody wanted it while it was under way: once more, since what they mean may have come too late for it. */
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
    outcome = await flushOnce(wanted.isAsked).catch(() => undefined);
  }
  if (outcome?.nextTryAt != null) {
    const wait = Math.max(1000, outcome.nextTryAt - Date.now());
    if (wait <= longestWaitMs) timer = setTimeout(() => void flushIfAny(false), wait);
  }
  return outcome;
}

async function flushOnce(isAsked: boolean): Promise<FlushOutcome | undefined> {
  const opened = await openDevice();
  if (!opened.ok) return undefined;
  const { database } = opened;
  if ((await readyRowIds(database)).length === 0) return undefined;
  // Before anything is tried: the page may be gone before it is through.
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
  isSyncing = await registerSync();
  for (const listener of syncListeners) listener();
}
