import { and, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { type Database, schema } from '#server/db/database.ts';
import { leaseOf } from '#server/db/lease.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { forgetSpentViews, type SpentViews } from '#server/features/account/shared/spent-views.ts';
import { eraseListingsOf } from '#server/features/account/shared/take-down-listings.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import { erasePrincipal } from './erase-account.ts';

const { accounts, listings } = schema;

const everyMs = 60 * 60_000;
/** Days after which an account that lost its number is deleted. */
const keptDays = 30;
/** Batch size, so that nothing is locked for long. */
const atATime = 20;

/**
 * Deletes accounts that lost their number 30 days ago.
 * @returns their number
 */
export async function eraseDetached(database: Database, spentViews: SpentViews): Promise<number> {
  const isDue = lte(accounts.detachedAt, sql`now() - make_interval(days => ${keptDays}::int)`);
  let erased = 0;
  for (;;) {
    const due = await database.orm.select().from(accounts).where(isDue).limit(atATime);
    if (due.length === 0) return erased;
    for (const account of due) {
      await inTransaction(database.orm, (transaction) =>
        erasePrincipal(transaction, { account, deviceHash: undefined }, spentViews),
      );
      erased += 1;
    }
  }
}

/**
 * Takes down listings that were published while their account was being deleted.
 * @returns the number of accounts concerned
 */
export async function eraseLeftBehind(database: Database): Promise<number> {
  const { orm } = database;
  const owner = orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, listings.userId));
  const found = await orm
    .selectDistinct({ accountId: listings.userId })
    .from(listings)
    .where(and(isNotNull(listings.userId), notExists(owner)))
    .limit(atATime);
  for (const { accountId } of found)
    if (accountId !== null)
      await inTransaction(orm, (transaction) => eraseListingsOf(transaction, accountId, undefined, []));
  if (found.length > 0) await database.announceChange();
  return found.length;
}

export function startPrivacyJob(
  database: Database,
  spentViews: SpentViews,
  onWarning: (line: string) => void,
): IntervalJob {
  return startIntervalJob({
    everyMs,
    async work() {
      await eraseDetached(database, spentViews);
      await forgetSpentViews(database.orm);
      await eraseLeftBehind(database);
    },
    lease: leaseOf(database, 'privacy'),
    failed: 'what is left of people who went could not be removed',
    onWarning,
  });
}
