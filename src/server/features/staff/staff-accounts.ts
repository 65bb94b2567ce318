import { eq, inArray, sql } from 'drizzle-orm';
import type { StaffAccount } from '#contract/staff/staff.ts';
import { type Orm, schema } from '#server/db/database.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { accounts, listings } = schema;

const countWhere = (statuses: string) =>
  sql<number>`(count(*) filter (where ${listings.status} in (${sql.raw(statuses)})))::int`;

/** Accounts as displayed to staff, by id. */
export async function staffAccounts(orm: Orm, ids: readonly number[]): Promise<Map<number, StaffAccount>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({
      account: accounts,
      listings: countWhere(`'pending', 'live', 'reserved', 'sold', 'expired', 'rejected'`),
      publicListings: countWhere(`'live', 'reserved'`),
      rejectedListings: countWhere(`'rejected'`),
    })
    .from(accounts)
    .leftJoin(listings, eq(listings.userId, accounts.id))
    .where(inArray(accounts.id, [...ids]))
    .groupBy(accounts.id);
  return new Map(
    rows.map(({ account, ...counts }) => [
      account.id,
      {
        mobile: account.mobile,
        name: account.name,
        scope: account.scope,
        isSuspended: account.isSuspended,
        createdAt: account.createdAt.toISOString(),
        ...counts,
      },
    ]),
  );
}

export async function accountOfMobile(orm: Orm, mobile: string): Promise<AccountRow | undefined> {
  const [found] = await orm.select().from(accounts).where(eq(accounts.mobile, mobile));
  return found;
}

/** Locks the account until the transaction ends. */
export async function lockAccount(transaction: Orm, mobile: string): Promise<AccountRow | undefined> {
  const [found] = await transaction.select().from(accounts).where(eq(accounts.mobile, mobile)).for('update');
  return found;
}
