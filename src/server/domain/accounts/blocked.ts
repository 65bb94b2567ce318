import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { blockedAccounts } = schema;

/** Whether somebody does not want to hear from another account: what comes from it does not reach them. */
export async function isBlocked(
  orm: Orm,
  { accountId, by }: { readonly accountId: number; readonly by: number },
): Promise<boolean> {
  const [found] = await orm
    .select({ id: blockedAccounts.blockedId })
    .from(blockedAccounts)
    .where(and(eq(blockedAccounts.accountId, by), eq(blockedAccounts.blockedId, accountId)));
  return found !== undefined;
}

/** Rows where a lead comes from somebody this account has blocked: signed in, or by their number. */
export const isFromBlocked = (accountId: SQL) => sql`
  select 1 from blocked_accounts b join accounts blocked on blocked.id = b.blocked_id
  where b.account_id = ${accountId}
    and (blocked.id = leads.account_id or (leads.account_id is null and blocked.mobile = leads.mobile))`;
