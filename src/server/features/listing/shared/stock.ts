import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ListingStatus } from '#contract/listing/listing.ts';
import { stockLimits } from '#contract/sell/listing-limits.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { accounts, listings } = schema;

/** Listings in these statuses count against the stock limit (docs/product.md#stock-limit). */
const stockStatuses = ['pending', 'live', 'reserved'] as const satisfies readonly ListingStatus[];
/** Maximum number of unverified listings per number. */
export const mostUnverified = 3;

const count = { count: sql<number>`count(*)::int` };

/** Prevents adding other listings of this number until the transaction ends. */
export async function lockStock(transaction: Orm, mobile: string): Promise<void> {
  await lockName(transaction, `stock ${mobile}`);
}

/**
 * Locks an account's stock and checks the account again: it may have been suspended, deleted or detached
 * since the call arrived. Those changes lock the stock first.
 * @throws AppError `suspended`, `unauthorized` if it no longer exists
 */
export async function lockSeller(
  transaction: Orm,
  { id, mobile }: Pick<AccountRow, 'id' | 'mobile'>,
): Promise<void> {
  await lockStock(transaction, mobile);
  const [now] = await transaction
    .select({ mobile: accounts.mobile, isSuspended: accounts.isSuspended })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (now?.mobile !== mobile) throw new AppError('unauthorized');
  if (now.isSuspended) throw new AppError('suspended');
}

/** How many more listings an account may have. */
export async function stockLeft(orm: Orm, account: Pick<AccountRow, 'id' | 'scope'>): Promise<number> {
  const [row] = await orm
    .select(count)
    .from(listings)
    .where(and(eq(listings.userId, account.id), inArray(listings.status, [...stockStatuses])));
  return Math.max(0, stockLimits[account.scope] - (row?.count ?? 0));
}

/** How many listings of the number's account count against its limit. */
export async function countActive(orm: Orm, mobile: string): Promise<number> {
  const [row] = await orm
    .select(count)
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, listings.userId))
    .where(and(eq(accounts.mobile, mobile), inArray(listings.status, [...stockStatuses])));
  return row?.count ?? 0;
}

/**
 * How many more unverified listings a number may have. The account's own listings do not count: a stranger
 * could find out their number by trying, and claiming is subject to the account's own limit
 * (claim-listing.ts).
 */
export async function unverifiedLeft(orm: Orm, mobile: string): Promise<number> {
  const [waiting] = await orm
    .select(count)
    .from(listings)
    .where(and(eq(listings.mobile, mobile), eq(listings.status, 'unverified'), isNull(listings.userId)));
  const unverified = waiting?.count ?? 0;
  return Math.max(0, mostUnverified - unverified);
}
