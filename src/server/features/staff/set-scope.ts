import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Scope } from '#contract/account/account.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { openDealerPage } from '#server/features/dealer-pages/shared/open-dealer-page.ts';
import { lockAccount } from './staff-accounts.ts';
import type { StaffParts } from './staff-parts.ts';

const { accounts, listings } = schema;

/**
 * Sets an account's scope and the seller type of its listings; a dealer gets a page.
 * @returns the former scope
 */
export async function setScope(
  transaction: Orm,
  accountId: number,
  scope: Scope,
): Promise<Scope | undefined> {
  const [before] = await transaction
    .select({ scope: accounts.scope })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  if (!before) return undefined;
  await transaction.update(accounts).set({ scope }).where(eq(accounts.id, accountId));
  const isDealer = scope === 'dealer';
  if (isDealer) await openDealerPage(transaction, accountId);
  if (isDealer !== (before.scope === 'dealer'))
    await transaction
      .update(listings)
      .set({ listingType: isDealer ? 'diler' : 'individu' })
      .where(eq(listings.userId, accountId));
  return before.scope;
}

/** Sets a number's scope from the command line, even before its first sign-in. */
export async function grantScope(
  { database, trail }: Pick<StaffParts, 'database' | 'trail'>,
  mobile: string,
  scope: Scope,
): Promise<{ before: Scope }> {
  let before: Scope = 'user';
  await trail.once({ action: 'grant-scope', actorId: null, once: null }, async (transaction) => {
    const publicId = randomBytes(16).toString('base64url');
    await transaction.insert(accounts).values({ mobile, publicId }).onConflictDoNothing();
    const account = await lockAccount(transaction, mobile);
    if (!account) throw new Error('an account vanished while it was made');
    before = (await setScope(transaction, account.id, scope)) ?? before;
    return { accountId: account.id, facts: { scope, before } };
  });
  await database.announceChange();
  return { before };
}
