import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { lockStock } from '#server/features/listing/shared/stock.ts';
import { endOffersOf } from '#server/features/offers/shared/end-offers.ts';
import type { AccountRow } from '#server/session/principal.ts';
import type { SpentViews } from './spent-views.ts';
import { takeDownListingsOf } from './take-down-listings.ts';

const { accounts, agentLeads, pushSubscriptions, sessions } = schema;

/** Replaces a number that has a new owner. */
export const formerMobile = (publicId: string) => `former:${publicId}`;

/**
 * When a number has a new owner, the former account keeps its own data and loses the number with everything
 * offered under it. It is signed out everywhere and deleted after 30 days.
 */
export async function detachAccount(
  transaction: Orm,
  { id, publicId, mobile }: AccountRow,
  spentViews: SpentViews,
): Promise<void> {
  await spentViews.keep(transaction, { id, mobile });
  await lockStock(transaction, mobile);
  await endOffersOf(transaction, id);
  await takeDownListingsOf(transaction, id);
  for (const table of [sessions, pushSubscriptions])
    await transaction.delete(table).where(eq(table.accountId, id));
  // The next owner has agreed to nobody.
  await transaction
    .delete(agentLeads)
    .where(and(eq(agentLeads.mobile, mobile), isNotNull(agentLeads.agreedAt)));
  await transaction
    .update(accounts)
    .set({ mobile: formerMobile(publicId), detachedAt: sql`now()` })
    .where(eq(accounts.id, id));
}
