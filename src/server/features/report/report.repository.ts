import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ReportReason } from '#contract/report/report.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { listings } = schema;

export type NewReport = {
  readonly listingId: number;
  readonly reason: ReportReason;
  readonly details: string | null;
  /** As in `uploads.owner`; null for an unknown sender. */
  readonly owner: string | null;
  readonly accountId: number | null;
};

export type ReportRepository = ReturnType<typeof createReportRepository>;

export function createReportRepository(orm: Orm) {
  return {
    /** Whether a listing is or was public. */
    async wasEverPublic(listingId: number): Promise<boolean> {
      const found = await orm
        .select({ id: listings.id })
        .from(listings)
        .where(and(eq(listings.id, listingId), isNotNull(listings.publishedAt)));
      return found.length > 0;
    },

    /** Stores a report. Ignored if the listing has been deleted in the meantime. */
    async keep({ listingId, reason, details, owner, accountId }: NewReport, within: Orm): Promise<void> {
      await within.execute(sql`
        insert into reports (listing_id, reason, details, owner, account_id)
        select id, ${reason}, ${details}, ${owner}::text, ${accountId}::bigint from listings where id = ${listingId} for key share`);
    },
  };
}
