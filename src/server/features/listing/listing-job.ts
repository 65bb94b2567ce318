import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { leaseOf } from '#server/db/lease.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';

/** Interval of expiring listings. */
const everyMs = 30_000;
/** Interval of deleting old departures. */
const forgetEveryMs = 60 * 60_000;
/** Retention of departures in days; copies of listings older than that are reloaded. */
export const departureDays = 30;

const idRows = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** Expires listings. @returns their ids */
export async function expireListings(database: Database): Promise<number[]> {
  const { rows } = z.parse(
    idRows,
    await database.orm.execute(sql`
      update listings set status = 'expired', updated_at = now()
      where status in ('live', 'reserved') and expires_at <= now()
      returning id::text`),
  );
  if (rows.length > 0) await database.announceChange();
  return rows.map(({ id }) => Number(id));
}

async function forgetOldDepartures({ orm }: Database): Promise<void> {
  await orm.execute(
    sql`delete from listing_departures where departed_at < now() - make_interval(days => ${departureDays}::int)`,
  );
}

/** The interval job of listings. Several processes on one database may run it concurrently. */
export function startListingJob(database: Database, onWarning: (line: string) => void): IntervalJob {
  let forgotAt = Number.NEGATIVE_INFINITY;
  return startIntervalJob({
    everyMs,
    async work() {
      await expireListings(database);
      if (performance.now() - forgotAt < forgetEveryMs) return;
      await forgetOldDepartures(database);
      forgotAt = performance.now();
    },
    lease: leaseOf(database, 'listings'),
    failed: 'advertisements could not be looked through',
    onWarning,
  });
}
