import * as z from 'zod/mini';
import { eventDays, mostEventsAtOnce } from '#contract/page/event-limits.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { readRows } from '#offline/device/read-rows.ts';
import { eventRow } from './event-row.schema.ts';

/** How many events wait on a device; the oldest give way. */
export const mostEvents = 500;
const dayMs = 86_400_000;

const given = z.object({ at: z.number(), page: z.optional(z.string()), event: z.unknown() });

/** Queues events, and drops those that are too old or too many. */
export async function queueEvents(
  { events }: DeviceDatabase,
  added: readonly unknown[],
  visit: Readonly<Record<string, string>>,
  now: number,
): Promise<void> {
  await events.bulkAdd(readRows(given, added).map((event) => ({ ...event, visit })));
  await events.filter(({ at }) => !(at > now - eventDays * dayMs)).delete();
  const tooMany = (await events.count()) - mostEvents;
  if (tooMany > 0) await events.limit(tooMany).delete();
}

/** Events of one visit. */
export type EventBatch = {
  readonly id: string;
  readonly visit: Readonly<Record<string, string>>;
  readonly events: readonly z.infer<typeof given>[];
};

/**
 * The batch to send: the one whose answer is missing, under its id, otherwise the oldest events. Undefined if there
 * are none.
 */
export function nextBatch({ events }: DeviceDatabase, newId: () => string): Promise<EventBatch | undefined> {
  return events.db.transaction('rw', events, async () => {
    const rows = readRows(eventRow, await events.toArray());
    const tried = rows.find(({ batch }) => batch !== undefined)?.batch;
    const [{ visit = {} } = {}] = tried === undefined ? rows : rows.filter(({ batch }) => batch === tried);
    const isOfVisit = (row: (typeof rows)[number]) => JSON.stringify(row.visit) === JSON.stringify(visit);
    const chosen = rows
      .filter((row) => (tried === undefined ? isOfVisit(row) : row.batch === tried))
      .slice(0, mostEventsAtOnce);
    if (chosen.length === 0) return undefined;
    const id = tried ?? newId();
    if (tried === undefined)
      await events.bulkUpdate(chosen.map((row) => ({ key: row.id, changes: { batch: id } })));
    return { id, visit, events: chosen.map(({ at, page, event }) => ({ at, ...(page && { page }), event })) };
  });
}

/**
 * Deletes a batch that is settled.
 * @returns the number of its events
 */
export function dropBatch({ events }: DeviceDatabase, id: string): Promise<number> {
  return events.filter(({ batch }) => batch === id).delete();
}

/** The visitor does not want to be counted. */
export async function forgetEvents({ events }: DeviceDatabase): Promise<void> {
  await events.clear();
}
