import { createHmac } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { spentViews } = schema;

/**
 * A day's views outlive their account as a keyed hash of its number: otherwise deleting and recreating an
 * account would reset the limit. Neither the account's number nor the numbers seen are stored.
 */
export type SpentViews = ReturnType<typeof createSpentViews>;

/** @param secret key for the hashes of numbers */
export function createSpentViews(secret: string) {
  const hashOf = (mobile: string) =>
    createHmac('sha256', secret).update(`views by ${mobile}`).digest('base64url');
  return {
    hashOf,
    /** Must be called before the account, or its number, is removed. */
    async keep(transaction: Orm, { id, mobile }: Pick<AccountRow, 'id' | 'mobile'>): Promise<void> {
      await transaction.execute(sql`
        insert into spent_views (viewer_hash, created_at)
        select ${hashOf(mobile)}, min(created_at) from contact_views where account_id = ${id}
        group by seller_mobile having min(created_at) > now() - interval '1 day'`);
    },
  };
}

/** Deletes views that no longer count. */
export async function forgetSpentViews(orm: Orm): Promise<void> {
  await orm.delete(spentViews).where(lte(spentViews.createdAt, sql`now() - interval '1 day'`));
}
