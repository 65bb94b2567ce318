import { outboxSyncTag, syncManagerOf } from '#contract/page/background-sync.ts';
import { openDeviceDatabase } from '#offline/device/device-database.ts';
import { flushOutbox } from '#offline/outbox/flush-outbox.ts';

declare const self: ServiceWorkerGlobalScope;

/** @throws while rows remain, so that the browser wakes the worker again */
export async function sendWaiting(isLastChance: boolean): Promise<void> {
  if (!(await isSomethingLeft())) return;
  // The browser gives up after several attempts; a new registration restarts them, if a page is open.
  if (isLastChance)
    await syncManagerOf(self.registration)
      ?.register(outboxSyncTag)
      .catch(() => undefined);
  throw new Error('something is still to be sent');
}

async function isSomethingLeft(): Promise<boolean> {
  const opened = await openDeviceDatabase();
  // Without a database there is nothing to send.
  if (!opened.ok) return false;
  const { database } = opened;
  try {
    const dependencies = {
      database,
      fetch: (address: string, init: RequestInit) => fetch(address, init),
      now: Date.now,
      random: Math.random,
      locks: navigator.locks,
    };
    // The connection is back: retry delayed rows now.
    return (await flushOutbox(dependencies, true)).nextTryAt !== null;
  } finally {
    // An open connection would block a newer page from upgrading the database.
    database.close();
  }
}
