import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { type IntervalJob, startIntervalJob } from '#server/interval-job.ts';
import type { SearchService } from '../search/search.service.ts';
import { tellExpiring } from './expiring-listings.ts';
import { tellPriceDrops } from './price-drops.ts';
import { tellSearchNews } from './search-news.ts';

const everyMs = 5 * 60_000;
/** What a message is kept for, in days (privacy page). */
export const notificationDays = 180;
/** A change that was written while the last look was under way is looked at once more, in milliseconds. */
const overlapMs = 10 * 60_000;
/** Well below `notificationDays`: what was told and then forgotten is not told again. */
const firstLookMs = 30 * 86_400_000;

type Parts = {
  readonly database: Pick<Database, 'orm'>;
  readonly search: SearchService;
  readonly onWarning: (line: string) => void;
};

/**
 * Looks for news of what people keep: favourites that cost less, cars that fit a saved search, advertisements about to
 * end. Each is written under a key that is told once, so that several processes may look at the same time.
 */
export function startNewsJob({ database: { orm }, search, onWarning }: Parts): IntervalJob {
  /** The first look goes back further: what changed while no process ran is news too. */
  let since = new Date(Date.now() - firstLookMs);
  return startIntervalJob({
    everyMs,
    async work() {
      const begun = Date.now();
      await tellPriceDrops(orm, since);
      since = new Date(begun - overlapMs);
      await tellExpiring(orm);
      await tellSearchNews(orm, search, begun);
      await orm.execute(
        sql`delete from notifications where created_at < now() - make_interval(days => ${notificationDays}::int)`,
      );
    },
    failed: 'news could not be looked for',
    onWarning,
  });
}
