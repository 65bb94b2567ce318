import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { blockedAccounts } = schema;

/** Whether an account has blocked another one, whose messages are then not delivered to it. */
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

/** Leads from senders this account has blocked: by account, or by number. */
export const isFromBlocked = (accountId: SQL) => sql`
  select 1 from blocked_accounts b join accounts blocked on blocked.id = b.blocked_id
  where b.account_id = ${accountId}
    and (blocked.id = leads.account_id or (leads.account_id is null and blocked.mobile = leads.mobile))`;
