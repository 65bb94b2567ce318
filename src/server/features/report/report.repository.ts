import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ReportReason } from '#contract/report/report.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { listings, reports } = schema;

export type NewReport = {
  readonly listingId: number;
  readonly reason: ReportReason;
  readonly details: string | null;
  /** Made by the client. */
  readonly clientId: string;
  /** As in `uploads.owner`; null for somebody nothing is known of. */
  readonly owner: string | null;
  readonly accountId: number | null;
};

export type ReportRepository = ReturnType<typeof createReportRepository>;

export function createReportRepository(orm: Orm) {
  return {
    async isKept(clientId: string): Promise<boolean> {
      const found = await orm.select({ id: reports.id }).from(reports).where(eq(reports.clientId, clientId));
      return found.length > 0;
    },

    /** Whether a listing is public, or was. */
    async wasEverPublic(listingId: number): Promise<boolean> {
      const found = await orm
        .select({ id: listings.id })
        .from(listings)
        .where(and(eq(listings.id, listingId), isNotNull(listings.publishedAt)));
      return found.length > 0;
    },

    /** Keeps a report, once for each client id. A listing that is deleted meanwhile leaves nothing to report. */
    async keep({ listingId, reason, details, clientId, owner, accountId }: NewReport): Promise<void> {
      await orm.execute(sql`
        insert into reports (listing_id, reason, details, client_id, owner, account_id)
        select id, ${reason}, ${details}, ${clientId}::uuid, ${owner}::text, ${accountId}::bigint from listings where id = ${listingId} for key share
        on conflict (client_id) do nothing`);
    },
  };
}
