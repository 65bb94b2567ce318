import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { endOffersOf } from '#server/features/offers/shared/end-offers.ts';
import { lockOffersOf } from '#server/features/offers/shared/offer-rows.ts';
import { AppError } from '#server/http/app-error.ts';

const { accounts, blockedAccounts } = schema;

/** Maximum number of accounts one can block. */
const mostBlocked = 500;

/** The account of an opaque id. @throws AppError `not_found`, also for one's own */
async function idOf(orm: Orm, accountId: number, publicId: string): Promise<number> {
  const [found] = await orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.publicId, publicId));
  if (!found || found.id === accountId) throw new AppError('not_found');
  return found.id;
}

/**
 * Idempotent. Ends offers between the two.
 * @throws AppError `not_found`, `rate_limited` beyond the limit
 */
export async function block(database: Database, accountId: number, publicId: string): Promise<void> {
  const { orm } = database;
  const work = async (transaction: Orm) => {
    const blockedId = await idOf(transaction, accountId, publicId);
    const [counted] = await transaction
      .select({ count: sql<number>`count(*)::int` })
      .from(blockedAccounts)
      .where(eq(blockedAccounts.accountId, accountId));
    if ((counted?.count ?? 0) >= mostBlocked) throw new AppError('rate_limited');
    // Locks both accounts, so that a concurrent offer either exists already or sees the block.
    for (const id of [accountId, blockedId].sort((one, other) => one - other))
      await lockOffersOf(transaction, id);
    await transaction.insert(blockedAccounts).values({ accountId, blockedId }).onConflictDoNothing();
    return await endOffersOf(transaction, accountId, { withAccount: blockedId });
  };
  const concernsPublic = await inTransaction(orm, work);
  if (concernsPublic) await database.announceChange();
}

/** @throws AppError `not_found` */
export async function unblock(orm: Orm, accountId: number, publicId: string): Promise<void> {
  const blockedId = await idOf(orm, accountId, publicId);
  await orm
    .delete(blockedAccounts)
    .where(and(eq(blockedAccounts.accountId, accountId), eq(blockedAccounts.blockedId, blockedId)));
}

/** Most recently blocked first. */
export async function listBlocked(orm: Orm, accountId: number) {
  return await orm
    .select({ id: accounts.publicId, name: accounts.name, createdAt: blockedAccounts.createdAt })
    .from(blockedAccounts)
    .innerJoin(accounts, eq(accounts.id, blockedAccounts.blockedId))
    .where(eq(blockedAccounts.accountId, accountId))
    .orderBy(desc(blockedAccounts.createdAt))
    .limit(mostBlocked);
}
