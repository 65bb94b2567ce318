import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { SpentViews } from '#server/domain/accounts/spent-views.ts';
import { eraseListingsOf } from '#server/domain/accounts/take-down-listings.ts';
import { lockStock } from '#server/domain/listings/stock.ts';
import { endOffersOf } from '#server/domain/offers/end-offers.ts';
import { ownersOf, type Principal } from '#server/session/principal.ts';

const { accounts, consents, contactMessages, contactViews, leads, listings } = schema;
const { notifications, reports, submissions } = schema;

/** Instead of who asked: the seller still sees that somebody did. */
const nobody = 'erased';
const withoutPerson = {
  accountId: null,
  owner: nobody,
  askedFrom: nobody,
  name: '',
  mobile: '',
  mobileVerified: false,
  email: null,
  message: '',
  ktpCipher: null,
} as const;

/**
 * Removes whoever asks, account and device: their advertisements are taken down and emptied, what they asked of others
 * names nobody any more, and everything else of theirs goes. The trail of what staff did stays; it names no person.
 */
export async function erasePrincipal(
  transaction: Orm,
  principal: Principal,
  spentViews: SpentViews,
): Promise<void> {
  const { account, deviceHash } = principal;
  const owners = ownersOf(principal);
  if (owners.length === 0) return;
  // One that is just being changed is waited for.
  if (account) {
    await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, account.id))
      // Not more: whoever tells them something meanwhile holds a car that this waits for.
      .for('no key update');
    await lockStock(transaction, account.mobile);
    await endOffersOf(transaction, account.id);
  }
  const ownLead = or(inArray(leads.owner, owners), account ? eq(leads.accountId, account.id) : undefined);
  // By their keys, as an index has them: those of the sellers who were told.
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
  // That something is wrong with an advertisement stays true.
  await transaction
    .update(reports)
    .set({ owner: null, accountId: null, details: null })
    .where(inArray(reports.owner, owners));
  for (const table of [submissions, contactMessages, consents])
    await transaction.delete(table).where(inArray(table.owner, owners));
  if (!account) return;
  await spentViews.keep(transaction, account);
  // Others' count of the sellers they have seen stays right.
  await transaction
    .update(contactViews)
    .set({ sellerMobile: `${nobody}:${account.id}` })
    .where(eq(contactViews.sellerMobile, account.mobile));
  // Sessions, messages, collections, offers and the rest go with it.
  await transaction.delete(accounts).where(eq(accounts.id, account.id));
}
