import { inArray, lt, sql } from 'drizzle-orm';
import { dayInJakarta } from '#contract/dates.ts';
import { eventDays } from '#contract/page/event-limits.ts';
import type { TrackedEvent } from '#contract/page/tracking-event.ts';
import type { VisitKind } from '#contract/page/visit-source.ts';
import { bandOf, shownVitals } from '#contract/page/vital-bands.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';

const { eventBatches, eventCounts, pageVitals } = schema;

const dayMs = 86_400_000;
/** How long counts and the ids of batches are kept. */
const keptDays = { counts: 400, vitals: 90, batches: eventDays + 2 } as const;
/** The most rows of a day. What else callers invent is counted under the page `other`. */
export const mostRowsOfDay = 5000;
/** The same for measurements. */
export const mostVitalsOfDay = 20_000;
const otherPage = 'other';

type Row = typeof eventCounts.$inferInsert;
type VitalRow = typeof pageVitals.$inferInsert;
const keyOf = ({ day, event, page, visit }: Row) => [day, event, page, visit].join(' ');
const vitalKeyOf = ({ day, page, device, metric, band }: VitalRow) =>
  [day, page, device, metric, band].join(' ');

/** The day of an event. A time that no device would still send is of a wrong clock: it happened today. */
function dayOf(at: number, now: number): string {
  return dayInJakarta(new Date(at > now || at < now - (eventDays + 1) * dayMs ? now : at));
}

/** One row for each key, in the order of their keys: two batches at once lock rows in the same order. */
function summed<One extends { readonly count: number }>(rows: readonly One[], key: (row: One) => string) {
  const sums = new Map<string, One>();
  for (const row of rows) {
    const before = sums.get(key(row));
    sums.set(key(row), { ...row, count: (before?.count ?? 0) + row.count });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

type Days = ReadonlySet<string>;

function rowsOf(events: readonly TrackedEvent[], visit: VisitKind, fullDays: Days, now: number): Row[] {
  return events.map(({ at, page, event }) => {
    const day = dayOf(at, now);
    const known = event.name === 'page_viewed' ? event.pattern : (page ?? 'none');
    return { day, event: event.name, page: fullDays.has(day) ? otherPage : known, visit, count: 1 };
  });
}

function vitalsOf(events: readonly TrackedEvent[], fullDays: Days, now: number): VitalRow[] {
  return events.flatMap(({ at, page = 'none', event }) => {
    if (event.name !== 'page_measured') return [];
    const metric = shownVitals.find((each) => each === event.metric);
    if (metric === undefined) return [];
    const day = dayOf(at, now);
    const { device, value } = event;
    const shown = fullDays.has(day) ? otherPage : page;
    return [{ day, page: shown, device, metric, band: bandOf(metric, value), count: 1 }];
  });
}

/** The days that have all the rows that they may have. */
async function fullDaysOf(
  orm: Orm,
  table: typeof eventCounts | typeof pageVitals,
  days: readonly string[],
  most: number,
): Promise<Days> {
  const counted = await orm
    .select({ day: table.day, rows: sql<number>`count(*)::int` })
    .from(table)
    .where(inArray(table.day, [...days]))
    .groupBy(table.day);
  return new Set(counted.filter(({ rows }) => rows >= most).map(({ day }) => day));
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
    const days = [...new Set(events.map(({ at }) => dayOf(at, now)))];
    const fullDays = await fullDaysOf(transaction, eventCounts, days, mostRowsOfDay);
    await transaction
      .insert(eventCounts)
      .values(summed(rowsOf(events, visit, fullDays, now), keyOf))
      .onConflictDoUpdate({
        target: [eventCounts.day, eventCounts.event, eventCounts.page, eventCounts.visit],
        set: { count: sql`${eventCounts.count} + excluded.count` },
      });
    if (events.some(({ event }) => event.name === 'page_measured'))
      await addVitals(transaction, events, days, now);
    return true;
  });
}

async function addVitals(
  transaction: Orm,
  events: readonly TrackedEvent[],
  days: readonly string[],
  now: number,
): Promise<void> {
  const fullDays = await fullDaysOf(transaction, pageVitals, days, mostVitalsOfDay);
  const rows = summed(vitalsOf(events, fullDays, now), vitalKeyOf);
  if (rows.length === 0) return;
  const { day, page, device, metric, band } = pageVitals;
  await transaction
    .insert(pageVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [day, page, device, metric, band],
      set: { count: sql`${pageVitals.count} + excluded.count` },
    });
}

/** Deletes old counts, and the ids of batches that no device sends again. */
export async function forgetEvents({ orm }: Pick<Database, 'orm'>, now = Date.now()): Promise<void> {
  const before = (days: number) => new Date(now - days * dayMs);
  await orm.delete(eventCounts).where(lt(eventCounts.day, dayInJakarta(before(keptDays.counts))));
  await orm.delete(pageVitals).where(lt(pageVitals.day, dayInJakarta(before(keptDays.vitals))));
  await orm.delete(eventBatches).where(lt(eventBatches.receivedAt, before(keptDays.batches)));
}
