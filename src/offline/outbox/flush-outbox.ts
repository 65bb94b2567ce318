import { deviceToken } from '#offline/account/device-keys.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { backOffMs } from './back-off.ts';
import type { OutboxRow } from './outbox.schema.ts';
import { listOutbox } from './outbox.ts';
import { type Fetch, OutboxCalls } from './outbox-calls.ts';
import { parseRow } from './release-row.ts';
import { type SendResult, sendRow } from './send-row.ts';

/** Web Lock held while sending, by page or worker: one sender at a time. */
export const outboxLock = 'lajur-outbox';

export type FlushDependencies = {
  readonly database: DeviceDatabase;
  readonly fetch: Fetch;
  readonly now: () => number;
  readonly random: () => number;
  /** Undefined in insecure contexts; then only the server prevents duplicates. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
};

export type FlushOutcome = {
  readonly sent: number;
  /** It ended because the connection is lost. */
  readonly isLost: boolean;
  /** Rows that will be sent automatically. */
  readonly waiting: number;
  /**
   * When the next of them is due, in milliseconds since 1970; null if none is, or all wait for their photos.
   */
  readonly nextTryAt: number | null;
};

/**
 * Sends the rows in order until none is due.
 * @param isAsked the user requested it or the connection came back: delayed rows are retried now
 */
export async function flushOutbox(given: FlushDependencies, isAsked = false): Promise<FlushOutcome> {
  const run = () => flush(given, isAsked);
  return given.locks ? given.locks.request(outboxLock, run) : run();
}

async function flush(given: FlushDependencies, isAsked: boolean): Promise<FlushOutcome> {
  const { database, fetch, now } = given;
  const calls = new OutboxCalls({ fetch, deviceToken: await deviceToken(database) });
  const tried = new Set<string>();
  const unready = new Set<string>();
  let sent = 0;
  let isLost = false;
  for (;;) {
    const row = nextRow(await listOutbox(database), tried, isAsked ? Number.POSITIVE_INFINITY : now());
    if (!row) break;
    tried.add(row.id);
    const result = await sendRow({ database, calls }, row.id);
    if (result === 'sent') sent++;
    if (result === 'not-ready') unready.add(row.id);
    isLost = !(await putOff(given, row.id, result));
    if (isLost) break;
  }
  return { sent, isLost, ...waitingOf(await listOutbox(database), unready) };
}

const isPending = ({ state }: OutboxRow) => state === 'waiting' || state === 'sending';

/** The next due row. Rows of one listing, and calls of one line, are sent in order. */
function nextRow(
  rows: readonly OutboxRow[],
  tried: ReadonlySet<string>,
  dueUntil: number,
): OutboxRow | undefined {
  const blocked = new Set<number | string>();
  return rows.filter(isPending).find((row) => {
    const about = row.listing?.id ?? row.call?.line ?? undefined;
    const isFree = about === undefined || !blocked.has(about);
    if (about !== undefined) blocked.add(about);
    return isFree && !tried.has(row.id) && row.nextTryAt <= dueUntil;
  });
}

/**
 * Schedules the next attempt for a row.
 * @returns whether the other rows are worth trying
 */
async function putOff(
  { database, now, random }: FlushDependencies,
  id: string,
  result: SendResult,
): Promise<boolean> {
  if (typeof result === 'string') {
    // The row is no longer being sent.
    if (result === 'not-ready') await database.outbox.update(id, { state: 'waiting' });
    return true;
  }
  const waitMs = result.kind === 'later' ? result.waitMs : 0;
  await database.transaction('rw', database.outbox, async () => {
    const row = parseRow(await database.outbox.get(id));
    if (!row || !isPending(row)) return;
    const nextTryAt = now() + Math.max(waitMs, backOffMs(row.attempts, random));
    await database.outbox.put({ ...row, state: 'waiting', attempts: row.attempts + 1, nextTryAt });
  });
  return result.kind === 'later';
}

function waitingOf(
  rows: readonly OutboxRow[],
  unready: ReadonlySet<string>,
): Pick<FlushOutcome, 'waiting' | 'nextTryAt'> {
  const pending = rows.filter(isPending);
  const times = pending.filter(({ id }) => !unready.has(id)).map(({ nextTryAt }) => nextTryAt);
  return { waiting: pending.length, nextTryAt: times.length > 0 ? Math.min(...times) : null };
}
