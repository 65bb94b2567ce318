import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ReportReason } from '#contract/report/report.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { listings, reports } = schema;

export type NewReport = {
  readonly listingId: number;
  readonly reason: ReportReason;
  readonly details: string | null;
  /** The client's idempotency key. */
  readonly clientId: string;
  /** As in `uploads.owner`; null for an unknown sender. */
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

    /** Whether a listing is or was public. */
    async wasEverPublic(listingId: number): Promise<boolean> {
      const found = await orm
        .select({ id: listings.id })
        .from(listings)
        .where(and(eq(listings.id, listingId), isNotNull(listings.publishedAt)));
      return found.length > 0;
    },

    /** Stores a report, once per client id. Ignored if the listing has been deleted in the meantime. */
    async keep({ listingId, reason, details, clientId, owner, accountId }: NewReport): Promise<void> {
      await orm.execute(sql`
        insert into reports (listing_id, reason, details, client_id, owner, account_id)
        select id, ${reason}, ${details}, ${clientId}::uuid, ${owner}::text, ${accountId}::bigint from listings where id = ${listingId} for key share
        on conflict (client_id) do nothing`);
    },
  };
}
