import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OwnProfile } from '#contract/account/account.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { userOf } from '#server/features/account/shared/account-user.ts';
import { consentsOf } from '#server/features/account/shared/consents.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { accounts, offers, scopeRequests } = schema;

export type ProfileChanges = Partial<Pick<AccountRow, 'name' | 'email' | 'isWhatsapp'>>;
export type ScopeRequest = {
  readonly scope: 'dealer' | 'agent';
  readonly company: string;
  readonly note: string;
};
export type ProfileRepository = ReturnType<typeof createProfileRepository>;

export function createProfileRepository(orm: Orm) {
  async function activeOfferOf(buyerId: number): Promise<OwnProfile['activeOffer']> {
    const [found] = await orm
      .select()
      .from(offers)
      .where(and(eq(offers.buyerId, buyerId), inArray(offers.status, ['sent', 'countered', 'accepted'])))
      .orderBy(desc(offers.updatedAt), desc(offers.id))
      .limit(1);
    if (!found) return null;
    const { id, listingId, amount, status, expiresAt } = found;
    return { id, listingId, amount, status, expiresAt: expiresAt.toISOString() };
  }

  async function scopeRequestOf(accountId: number): Promise<OwnProfile['scopeRequest']> {
    const [found] = await orm
      .select()
      .from(scopeRequests)
      .where(eq(scopeRequests.accountId, accountId))
      .orderBy(desc(scopeRequests.id))
      .limit(1);
    if (!found) return null;
    const { scope, company, createdAt, isGranted } = found;
    return { scope, company, createdAt: createdAt.toISOString(), isGranted };
  }

  return {
    async profileOf(account: AccountRow): Promise<OwnProfile> {
      const agreed = await consentsOf(orm, `account:${account.id}`);
      return {
        user: userOf(account),
        isWhatsapp: account.isWhatsapp,
        createdAt: account.createdAt.toISOString(),
        activeOffer: await activeOfferOf(account.id),
        scopeRequest: await scopeRequestOf(account.id),
        consents: agreed.map(({ version, createdAt }) => ({ version, createdAt: createdAt.toISOString() })),
      };
    },

    /** The account after the change; undefined if it no longer exists. */
    async change(id: number, changes: ProfileChanges): Promise<AccountRow | undefined> {
      const own = eq(accounts.id, id);
      const [row] =
        Object.keys(changes).length === 0
          ? await orm.select().from(accounts).where(own)
          : await orm.update(accounts).set(changes).where(own).returning();
      return row;
    },

    /** One pending request at a time: a repeated one updates it. */
    async requestScope(accountId: number, request: ScopeRequest): Promise<void> {
      await orm
        .insert(scopeRequests)
        .values({ accountId, ...request })
        .onConflictDoUpdate({
          target: scopeRequests.accountId,
          targetWhere: sql`decided_at is null`,
          set: { ...request },
        });
    },
  };
}
