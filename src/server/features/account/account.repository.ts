import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Scope } from '#contract/account/account.ts';
import { type Orm, schema } from '#server/db/database.ts';
import type { AccountRow } from '#server/session/session.repository.ts';

const { accounts } = schema;

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(orm: Orm) {
  return {
    /** The account of a number, made where there is none yet. Two at once make one. */
    async ofVerified(mobile: string, within: Orm): Promise<AccountRow> {
      const publicId = randomBytes(16).toString('base64url');
      await within.insert(accounts).values({ mobile, publicId }).onConflictDoNothing();
      const [account] = await within.select().from(accounts).where(eq(accounts.mobile, mobile));
      if (!account) throw new Error('an account vanished while it was made');
      return account;
    },

    /** Whoever has a number, so that nobody changes it until the transaction is over; they may still be told something. */
    async lockOf(mobile: string, within: Orm): Promise<AccountRow | undefined> {
      const [found] = await within
        .select()
        .from(accounts)
        .where(eq(accounts.mobile, mobile))
        .for('no key update');
      return found;
    },

    /** What the account of a number may do; undefined where there is none. */
    async scopeOf(mobile: string): Promise<Scope | undefined> {
      const [found] = await orm
        .select({ scope: accounts.scope })
        .from(accounts)
        .where(eq(accounts.mobile, mobile));
      return found?.scope;
    },
  };
}
