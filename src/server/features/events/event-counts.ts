import { inArray, lt, sql } from 'drizzle-orm';
import { dayInJakarta } from '#contract/dates.ts';
import { eventDays } from '#contract/page/event-limits.ts';
import type { TrackedEvent } from '#contract/page/tracking-event.ts';
import type { VisitKind } from '#contract/page/visit-source.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';

const { eventBatches, eventCounts } = schema;

const dayMs = 86_400_000;
/** How long counts and the ids of batches are kept. */
const keptDays = { counts: 400, batches: eventDays + 2 } as const;
/** The most rows of a day. What else callers invent is counted under the page `other`. */
export const mostRowsOfDay = 5000;
const otherPage = 'other';

type Row = typeof eventCounts.$inferInsert;
const keyOf = ({ day, event, page, visit }: Row) => [day, event, page, visit].join(' ');

/** The day of an event. A time that no device would still send is of a wrong clock: it happened today. */
function dayOf(at: number, now: number): string {
  return dayInJakarta(new Date(at > now || at < now - (eventDays + 1) * dayMs ? now : at));
}

/** Rows to add, one for each key, in the order of their keys: two batches at once lock rows in the same order. */
function rowsOf(
  events: readonly TrackedEvent[],
  visit: VisitKind,
  fullDays: ReadonlySet<string>,
  now: number,
) {
  const rows = new Map<string, Row>();
  for (const { at, page, event } of events) {
    const day = dayOf(at, now);
    const known = event.name === 'page_viewed' ? event.pattern : (page ?? 'none');
    const row = { day, event: event.name, page: fullDays.has(day) ? otherPage : known, visit, count: 1 };
    const before = rows.get(keyOf(row));
    rows.set(keyOf(row), { ...row, count: (before?.count ?? 0) + 1 });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

async function fullDaysOf(orm: Orm, days: readonly string[]): Promise<Set<string>> {
  const counted = await orm
    .select({ day: eventCounts.day, rows: sql<number>`count(*)::int` })
    .from(eventCounts)
    .where(inArray(eventCounts.day, [...days]))
    .groupBy(eventCounts.day);
  return new Set(counted.filter(({ rows }) => rows >= mostRowsOfDay).map(({ day }) => day));
}

export type EventBatch = {
  readonly id: string;
  readonly events: readonly TrackedEvent[];
  readonly visit: VisitKind;
};

/**
 * Counts the events of a batch, once.
 * @returns whether it had not been counted before
 */
export async function countEvents(
  { orm }: Pick<Database, 'orm'>,
  { id, events, visit }: EventBatch,
  now = Date.now(),
): Promise<boolean> {
  if (events.length === 0) return false;
  return await inTransaction(orm, async (transaction) => {
    const isNew = await transaction.insert(eventBatches).values({ id }).onConflictDoNothing().returning();
    if (isNew.length === 0) return false;
    const days = new Set(events.map(({ at }) => dayOf(at, now)));
    const rows = rowsOf(events, visit, await fullDaysOf(transaction, [...days]), now);
    await transaction
      .insert(eventCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [eventCounts.day, eventCounts.event, eventCounts.page, eventCounts.visit],
        set: { count: sql`${eventCounts.count} + excluded.count` },
      });
    return true;
  });
}

/** Deletes old counts, and the ids of batches that no device sends again. */
export async function forgetEvents({ orm }: Pick<Database, 'orm'>, now = Date.now()): Promise<void> {
  const before = (days: number) => new Date(now - days * dayMs);
  await orm.delete(eventCounts).where(lt(eventCounts.day, dayInJakarta(before(keptDays.counts))));
  await orm.delete(eventBatches).where(lt(eventBatches.receivedAt, before(keptDays.batches)));
}
