import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { dealerPath, dealersPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { isPublic } from '#server/catalogue/car-rows.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { accounts, dealerPages } = schema;

/** Paths of the directory of dealers and of the pages of those with cars. */
export async function dealerPagePaths(orm: Orm): Promise<readonly string[]> {
  const rows = await orm
    .select({ slug: dealerPages.slug })
    .from(dealerPages)
    .innerJoin(accounts, eq(accounts.id, dealerPages.accountId))
    .where(
      and(
        eq(accounts.scope, 'dealer'),
        eq(accounts.isSuspended, false),
        exists(sql`(select 1 from listings where user_id = ${accounts.id} and ${isPublic})`),
      ),
    )
    .orderBy(asc(dealerPages.slug));
  return rows.length === 0 ? [] : [dealersPath, ...rows.map(({ slug }) => dealerPath(slug))];
}
