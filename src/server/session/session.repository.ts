import { and, desc, eq, gt, like, lte, ne, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { accounts, pushSubscriptions, sessions } = schema;

export type AccountRow = typeof accounts.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** Identifies a session to its own account; it is not a credential. */
export const sessionIdOf = ({ tokenHash }: Pick<SessionRow, 'tokenHash'>) => tokenHash.slice(0, 16);

/** A session is valid for this many days after its last use (docs/product.md#sessions). */
export const sessionDays = 30;
/** A session in use is renewed at most once in this many hours, not with every call. */
const renewHours = 12;

const inSessionDays = sql`now() + make_interval(days => ${sessionDays}::int)`;

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(orm: Orm) {
  /**
   * When a session is ended remotely, it is unknown which browser had it, and it may be stolen: no browser
   * receives push until it is open and signed in again (app/pwa/push.ts).
   */
  async function wakeNobody(accountId: number): Promise<void> {
    await orm.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId));
  }

  return {
    /** @param device display name (device-name.ts) */
    async add(accountId: number, tokenHash: string, within: Orm = orm, device = ''): Promise<void> {
      await within.insert(sessions).values({ tokenHash, accountId, device, expiresAt: inSessionDays });
    },

    /** The account of a valid session; renews the session. */
    async accountOf(tokenHash: string): Promise<AccountRow | undefined> {
      const isAlive = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`));
      const [found] = await orm
        .select({
          account: accounts,
          isDue: sql<boolean>`${sessions.usedAt} < now() - make_interval(hours => ${renewHours}::int)`,
        })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(isAlive);
      if (found?.isDue)
        await orm.update(sessions).set({ usedAt: sql`now()`, expiresAt: inSessionDays }).where(isAlive);
      return found?.account;
    },

    async end(tokenHash: string): Promise<void> {
      await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    /** Sessions of an account, last used first. */
    async listOf(accountId: number): Promise<SessionRow[]> {
      return await orm
        .select()
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.usedAt), desc(sessions.createdAt));
    },

    /** Ends a session of an account by its listed id. False if there is none. */
    async endOne(accountId: number, id: string): Promise<boolean> {
      const ended = await orm
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), like(sessions.tokenHash, `${id}%`)))
        .returning({ tokenHash: sessions.tokenHash });
      if (ended.length > 0) await wakeNobody(accountId);
      return ended.length > 0;
    },

    /**
     * Ends all sessions of an account except one.
     * @returns the number of ended sessions
     */
    async endOthers(accountId: number, keptHash: string): Promise<number> {
      const ended = await orm
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, keptHash)))
        .returning({ tokenHash: sessions.tokenHash });
      await wakeNobody(accountId);
      return ended.length;
    },

    async removeExpired(): Promise<void> {
      await orm.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
      await orm.execute(sql`
        delete from push_subscriptions p
        where not exists (select from sessions s where s.account_id = p.account_id)`);
    },
  };
}
