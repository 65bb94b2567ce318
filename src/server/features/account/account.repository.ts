import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { AccountRow } from '#server/session/session.repository.ts';

const { accounts } = schema;

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(orm: Orm) {
  return {
    /** Finds or creates the account of a number; concurrent calls create one. */
    async ofVerified(mobile: string, within: Orm): Promise<AccountRow> {
      const publicId = randomBytes(16).toString('base64url');
      await within.insert(accounts).values({ mobile, publicId }).onConflictDoNothing();
      const [account] = await within.select().from(accounts).where(eq(accounts.mobile, mobile));
      if (!account) throw new Error('an account vanished while it was made');
      return account;
    },

    async byId(id: number): Promise<AccountRow | undefined> {
      const [found] = await orm.select().from(accounts).where(eq(accounts.id, id));
      return found;
    },

    /** Locks the account of a number until the transaction ends; messages to it can still be inserted. */
    async lockOf(mobile: string, within: Orm): Promise<AccountRow | undefined> {
      const [found] = await within
        .select()
        .from(accounts)
        .where(eq(accounts.mobile, mobile))
        .for('no key update');
      return found;
    },
  };
}
