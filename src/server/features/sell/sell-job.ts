import { sql } from 'drizzle-orm';
import { unverifiedDays } from '#contract/sell/unverified-days.ts';
import type { Database } from '#server/db/database.ts';
import { leaseOf } from '#server/db/lease.ts';
import { removeUnclaimedPhotos } from '#server/features/photos/shared/unclaimed-photos.ts';
import type { PhotoStore } from '#server/photo-store/photo-store.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';

const everyMs = 10 * 60_000;

/**
 * Number of days that a repeated change is recognised: as long as leads are kept. A listing's creation is recognised as
 * long as it exists.
 */
const submissionDays = 365;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

/** Deletes unverified listings, including removed ones. */
export async function removeUnverified({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    delete from listings where user_id is null and source = 'web' and published_at is null
      and status in ('unverified', 'removed') and created_at < ${daysAgo(unverifiedDays)}`);
}

async function forgetSubmissions({ orm }: Database): Promise<void> {
  await orm.execute(
    sql`delete from submissions where kind <> 'createListing' and created_at < ${daysAgo(submissionDays)}`,
  );
}

/**
 * The interval job that deletes unverified listings and unused photos. Several processes on one database may
 * run it concurrently.
 */
export function startSellJob(
  database: Database,
  photoStore: PhotoStore,
  onWarning: (line: string) => void,
): IntervalJob {
  return startIntervalJob({
    everyMs,
    async work() {
      await removeUnverified(database);
      await forgetSubmissions(database);
      // Last, since it deletes photos that the other steps released.
      await removeUnclaimedPhotos(database, photoStore);
    },
    lease: leaseOf(database, 'abandoned'),
    failed: 'abandoned listings and photos could not be removed',
    onWarning,
  });
}
