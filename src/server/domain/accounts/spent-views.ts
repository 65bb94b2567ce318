import { createHmac } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { spentViews } = schema;

/**
 * What somebody has seen of a day's numbers counts on when their account is gone or another's: whoever comes back under
 * the same number would otherwise see as many again, and again. The number itself is not kept, and nothing of whom
 * they saw.
 */
export type SpentViews = ReturnType<typeof createSpentViews>;

/** @param secret keys the hashes of numbers */
export function createSpentViews(secret: string) {
  const hashOf = (mobile: string) =>
    createHmac('sha256', secret).update(`views by ${mobile}`).digest('base64url');
  return {
    hashOf,
    /** To be called before the account, or its number, goes. */
    async keep(transaction: Orm, { id, mobile }: Pick<AccountRow, 'id' | 'mobile'>): Promise<void> {
      await transaction.execute(sql`
        insert into spent_views (viewer_hash, created_at)
        select ${hashOf(mobile)}, min(created_at) from contact_views where account_id = ${id}
        group by seller_mobile having min(created_at) > now() - interval '1 day'`);
    },
  };
}

/** Removes what counts no longer. */
export async function forgetSpentViews(orm: Orm): Promise<void> {
  await orm.delete(spentViews).where(lte(spentViews.createdAt, sql`now() - interval '1 day'`));
}
