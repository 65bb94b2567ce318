import type { ServerResponse } from 'node:http';
import { gt, inArray, sql } from 'drizzle-orm';
import { type Database, schema } from '#server/db/database.ts';
import { reasonOf } from '#server/process/error-reason.ts';

const { conversationInboxes } = schema;

/** How often the database is asked while any stream is open, in milliseconds. */
const everyMs = 1000;
/** Changes are looked at again for so long: one that is committed late has an earlier time. */
const overlapSeconds = 15;
/** After which a silent connection counts as dead for proxies; all versions are then compared. */
const heartbeatMs = 25_000;
/** A stream ends after this time, so that a session which was signed out does not live on. */
const longestMs = 15 * 60_000;
/** Delay before browsers connect again, so that those of a restarted server come spread. */
const reconnectWithinMs = 30_000;
const mostOfAccount = 12;
/** Ids of one query. */
const atATime = 1000;

type Stream = { readonly response: ServerResponse; version: number; readonly end: NodeJS.Timeout };

/**
 * Tells open pages that their inbox has changed, by server-sent events: `{"version": 12}`, from which the page fetches
 * what is new. The version comes from the database, so that it does not matter which process has made the change, and a
 * lost event is made up for by the next.
 */
export function createLiveInboxes({ orm }: Database, onWarning: (line: string) => void) {
  const open = new Map<number, Set<Stream>>();
  let timer: NodeJS.Timeout | undefined;
  let lookingAt: Promise<void> | undefined;
  let isAgain = false;
  let comparedAt = performance.now();
  let isClosed = false;

  function forget(accountId: number, stream: Stream): void {
    clearTimeout(stream.end);
    const streams = open.get(accountId);
    streams?.delete(stream);
    if (streams?.size === 0) open.delete(accountId);
  }

  function tell(accountId: number, version: number): void {
    for (const stream of open.get(accountId) ?? []) {
      if (version <= stream.version) continue;
      stream.version = version;
      stream.response.write(`id: ${version}\ndata: {"version":${version}}\n\n`);
    }
  }

  async function compareAll(): Promise<void> {
    const ids = [...open.keys()];
    for (let from = 0; from < ids.length; from += atATime) {
      const rows = await orm
        .select({ accountId: conversationInboxes.accountId, version: conversationInboxes.version })
        .from(conversationInboxes)
        .where(inArray(conversationInboxes.accountId, ids.slice(from, from + atATime)));
      for (const { accountId, version } of rows) tell(accountId, version);
    }
  }

  async function look(): Promise<void> {
    if (open.size === 0) return;
    if (performance.now() - comparedAt > heartbeatMs) {
      comparedAt = performance.now();
      for (const streams of open.values()) for (const { response } of streams) response.write(':\n\n');
      await compareAll();
      return;
    }
    const rows = await orm
      .select({ accountId: conversationInboxes.accountId, version: conversationInboxes.version })
      .from(conversationInboxes)
      .where(
        gt(
          conversationInboxes.changedAt,
          sql`clock_timestamp() - make_interval(secs => ${overlapSeconds}::int)`,
        ),
      );
    for (const { accountId, version } of rows) tell(accountId, version);
  }

  /** One at a time; what is asked for meanwhile is looked at once more. */
  function lookNow(): Promise<void> {
    if (lookingAt) {
      isAgain = true;
      return lookingAt;
    }
    lookingAt = look()
      .catch((error: unknown) => onWarning(`inboxes could not be followed: ${reasonOf(error)}`))
      .finally(() => {
        lookingAt = undefined;
        if (!isAgain) return;
        isAgain = false;
        void lookNow();
      });
    return lookingAt;
  }

  function schedule(): void {
    if (timer || isClosed || open.size === 0) return;
    timer = setTimeout(async () => {
      timer = undefined;
      await lookNow();
      schedule();
    }, everyMs);
    timer.unref();
  }

  return {
    /**
     * Takes over a response as a stream.
     * @param known the version that the page knows; it is told at once of a later one
     * @returns false where the account has too many
     */
    async add(accountId: number, response: ServerResponse, known: number): Promise<boolean> {
      const streams = open.get(accountId) ?? new Set<Stream>();
      if (isClosed || streams.size >= mostOfAccount) return false;
      const stream: Stream = {
        response,
        version: known,
        end: setTimeout(() => response.end(), longestMs).unref(),
      };
      open.set(accountId, streams.add(stream));
      response.once('close', () => forget(accountId, stream));
      response.write(`retry: ${Math.round(Math.random() * reconnectWithinMs)}\n\n`);
      const [row] = await orm
        .select({ version: conversationInboxes.version })
        .from(conversationInboxes)
        .where(inArray(conversationInboxes.accountId, [accountId]));
      // Also of what is known, so that the page knows the stream to be open.
      const version = Math.max(known, row?.version ?? 0);
      stream.version = version;
      response.write(`id: ${version}\ndata: {"version":${version}}\n\n`);
      schedule();
      return true;
    },

    /** A change of this process was committed: its pages are told without waiting. */
    poke(): void {
      if (open.size > 0) void lookNow();
    },

    count: () => [...open.values()].reduce((sum, streams) => sum + streams.size, 0),

    close(): void {
      isClosed = true;
      clearTimeout(timer);
      for (const streams of open.values()) for (const { response } of streams) response.end();
    },
  };
}
