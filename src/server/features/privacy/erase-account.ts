import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { SpentViews } from '#server/features/account/shared/spent-views.ts';
import { eraseListingsOf } from '#server/features/account/shared/take-down-listings.ts';
import { lockStock } from '#server/features/listing/shared/stock.ts';
import { endOffersOf } from '#server/features/offers/shared/end-offers.ts';
import { noVisit } from '#server/reading/visit-columns.ts';
import { ownersOf, type Principal } from '#server/session/principal.ts';

const { accounts, agentLeads, consents, supportMessages, contactViews, leads, listings } = schema;
const {
  conversationMessages,
  conversations,
  notifications,
  orders,
  ownerReviewReports,
  reports,
  submissions,
} = schema;

/** Replaces the sender of a lead, so that the seller still sees that there was one. */
const erased = 'erased';
const withoutPerson = {
  accountId: null,
  owner: erased,
  askedFrom: erased,
  name: '',
  mobile: '',
  mobileVerified: false,
  email: null,
  message: '',
  ktpCipher: null,
  details: null,
  images: [] as string[],
  ...noVisit,
} as const;

/**
 * Deletes the caller, account and device: their listings are taken down and emptied, their leads are
 * anonymised, and everything else is deleted. The audit trail stays; it contains no personal data.
 */
export async function erasePrincipal(
  transaction: Orm,
  principal: Principal,
  spentViews: SpentViews,
): Promise<void> {
  const { account, deviceHash } = principal;
  const owners = ownersOf(principal);
  if (owners.length === 0) return;
  // Waits for a change in progress.
  if (account) {
    await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, account.id))
      // Not a stronger lock: a transaction that notifies the account may hold a car that this one waits for.
      .for('no key update');
    await lockStock(transaction, account.mobile);
    await endOffersOf(transaction, account.id);
  }
  const ownLead = or(inArray(leads.owner, owners), account ? eq(leads.accountId, account.id) : undefined);
  // By key, which is indexed: the messages to notified sellers.
  const told = transaction
    .select({ one: sql`1` })
    .from(leads)
    .innerJoin(listings, eq(listings.id, leads.listingId))
    .where(
      and(
        ownLead,
        eq(listings.userId, notifications.accountId),
        sql`${notifications.key} = 'lead-received:' || ${leads.id}`,
      ),
    );
  await transaction
    .update(notifications)
    .set({ facts: sql`jsonb_set(${notifications.facts}, '{name}', '""')` })
    .where(and(eq(notifications.kind, 'lead-received'), exists(told)));
  await eraseListingsOf(transaction, account?.id, deviceHash, owners);
  await transaction.update(leads).set(withoutPerson).where(ownLead);
  // The report itself remains valid.
  await transaction
    .update(reports)
    .set({ owner: null, accountId: null, details: null })
    .where(inArray(reports.owner, owners));
  await transaction
    .update(ownerReviewReports)
    .set({ owner: null, details: null })
    .where(inArray(ownerReviewReports.owner, owners));
  for (const table of [submissions, supportMessages, consents])
    await transaction.delete(table).where(inArray(table.owner, owners));
  if (!account) return;
  // What agents wrote down about them.
  await transaction.delete(agentLeads).where(eq(agentLeads.mobile, account.mobile));
  // The other side keeps the conversation, without what they wrote.
  await transaction
    .update(conversations)
    .set({ edition: sql`${conversations.edition} + 1`, ...noVisit })
    .where(or(eq(conversations.buyerId, account.id), eq(conversations.sellerId, account.id)));
  await transaction
    .update(conversationMessages)
    .set({ text: '', images: [], facts: {}, textKey: null })
    .where(eq(conversationMessages.authorId, account.id));
  await spentViews.keep(transaction, account);
  // Keeps other accounts' counts of seen sellers right.
  await transaction
    .update(contactViews)
    .set({ sellerMobile: `${erased}:${account.id}` })
    .where(eq(contactViews.sellerMobile, account.mobile));
  // The ledger refers to them.
  await transaction
    .update(orders)
    .set({ name: '', visitOn: null, ...noVisit })
    .where(eq(orders.buyerId, account.id));
  // Sessions, messages, collections, offers, reviews and the rest are deleted by cascade.
  await transaction.delete(accounts).where(eq(accounts.id, account.id));
}
