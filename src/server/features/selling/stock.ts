import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ListingStatus } from '#contract/listing.ts';
import { stockLimits } from '#contract/listing-limits.ts';
import { type Orm, schema } from '#server/db/database.ts';
import type { AccountRow } from '../account/who-asks.ts';

const { accounts, listings } = schema;

/** Advertisements that count against the limit of whose they are (decisions, Listings). */
const stockStatuses = ['pending', 'live', 'reserved'] as const satisfies readonly ListingStatus[];
/** Advertisements with one mobile number that nobody has verified. */
export const mostUnverified = 3;

const count = { count: sql<number>`count(*)::int` };

/** Until the transaction is over, nobody else adds to what this number has. */
export async function lockStock(transaction: Orm, mobile: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stock ${mobile}`}, 0))`);
}

/** How many advertisements an account may still add. */
export async function stockLeft(orm: Orm, account: Pick<AccountRow, 'id' | 'scope'>): Promise<number> {
  const [row] = await orm
    .select(count)
    .from(listings)
    .where(and(eq(listings.userId, account.id), inArray(listings.status, [...stockStatuses])));
  return Math.max(0, stockLimits[account.scope] - (row?.count ?? 0));
}

/** How many advertisements with this number the account of it has that count against its limit. */
export async function countActive(orm: Orm, mobile: string): Promise<number> {
  const [row] = await orm
    .select(count)
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, listings.userId))
    .where(and(eq(accounts.mobile, mobile), inArray(listings.status, [...stockStatuses])));
  return row?.count ?? 0;
}

/** How many advertisements with this number somebody may still send who has not verified it. */
export async function unverifiedLeft(orm: Orm, mobile: string): Promise<number> {
  const [waiting] = await orm
    .select(count)
    .from(listings)
    .where(and(eq(listings.mobile, mobile), eq(listings.status, 'unverified'), isNull(listings.userId)));
  const unverified = waiting?.count ?? 0;
  const [account] = await orm.select().from(accounts).where(eq(accounts.mobile, mobile));
  const ofAccount = account ? await stockLeft(orm, account) : stockLimits.user;
  return Math.max(0, Math.min(mostUnverified, ofAccount) - unverified);
}
