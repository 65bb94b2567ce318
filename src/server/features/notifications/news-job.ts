import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { leaseOf } from '#server/db/lease.ts';
import type { LiveNewVehicles } from '#server/features/new-vehicles/shared/live-new-vehicles.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import type { SearchService } from '../search/search.service.ts';
import { tellModelsOnSale } from './awaited-models.ts';
import { tellExpiring } from './expiring-listings.ts';
import { tellPriceDrops } from './price-drops.ts';
import { tellSearchNews } from './search-news.ts';

const everyMs = 5 * 60_000;
/** Retention of messages in days (see the privacy page). */
export const notificationDays = 180;
/** Overlap between two runs in milliseconds, for changes written during the previous one. */
const overlapMs = 10 * 60_000;
/** Well below `notificationDays`, so that a deleted message is not sent again. */
const firstLookMs = 30 * 86_400_000;

type Parts = {
  readonly database: Pick<Database, 'engine' | 'orm'>;
  readonly search: SearchService;
  readonly newVehicles: LiveNewVehicles;
  readonly onWarning: (line: string) => void;
};

/**
 * The interval job that finds favourites with a lower price, new cars in saved searches, awaited models on
 * sale, and listings about to expire. Each message has a unique key, so that several processes may run it
 * concurrently.
 */
export function startNewsJob({ database, search, newVehicles, onWarning }: Parts): IntervalJob {
  const { orm } = database;
  /** The first run looks further back, for changes while no process ran. */
  let since = new Date(Date.now() - firstLookMs);
  return startIntervalJob({
    everyMs,
    async work() {
      const begun = Date.now();
      await tellPriceDrops(orm, since);
      since = new Date(begun - overlapMs);
      await tellExpiring(orm);
      await tellSearchNews(orm, search, begun);
      await tellModelsOnSale(orm, newVehicles.current());
      await orm.execute(
        sql`delete from notifications where created_at < now() - make_interval(days => ${notificationDays}::int)`,
      );
    },
    lease: leaseOf(database, 'news'),
    failed: 'news could not be looked for',
    onWarning,
  });
}
