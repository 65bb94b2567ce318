import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { publicStatuses } from '#contract/listing/listing.ts';
import type { VisitorReport } from '#contract/staff/staff.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { trustIn, weightOf } from './report-trust.ts';
import { type Decided, noteOf, type StaffParts } from './staff-parts.ts';

const { accounts, listings, reports } = schema;
const dayMs = 86_400_000;
/** Maximum number of open reports considered at once, newest first. */
const mostOpen = 5000;

type Weighed = VisitorReport & { readonly listingId: number; readonly owner: string | null };

/** Staff's decisions on the reports of each of these senders. */
async function recordsOf(orm: Orm, owners: readonly string[]) {
  if (owners.length === 0) return new Map<string, { upheld: number; dismissed: number }>();
  const rows = await orm
    .select({
      owner: reports.owner,
      upheld: sql<number>`(count(*) filter (where ${reports.isUpheld}))::int`,
      dismissed: sql<number>`(count(*) filter (where not ${reports.isUpheld}))::int`,
    })
    .from(reports)
    .where(inArray(reports.owner, [...owners]))
    .groupBy(reports.owner);
  return new Map(rows.flatMap(({ owner, ...record }) => (owner === null ? [] : [[owner, record] as const])));
}

async function weighed(orm: Orm, where: ReturnType<typeof and>): Promise<Weighed[]> {
  const rows = await orm
    .select({ report: reports, since: accounts.createdAt, isSuspended: accounts.isSuspended })
    .from(reports)
    .innerJoin(listings, eq(listings.id, reports.listingId))
    .leftJoin(accounts, eq(accounts.id, reports.accountId))
    .where(where)
    .orderBy(desc(reports.id))
    .limit(mostOpen);
  const owners = new Set(rows.flatMap(({ report }) => report.owner ?? []));
  const records = await recordsOf(orm, [...owners]);
  const now = Date.now();
  return rows.map(({ report, since, isSuspended }) => {
    const { id, listingId, reason, details, owner, isUpheld } = report;
    const record = (owner === null ? undefined : records.get(owner)) ?? { upheld: 0, dismissed: 0 };
    const accountDays = since === null ? undefined : Math.floor((now - since.getTime()) / dayMs);
    const weight = trustIn({ accountDays, isSuspended: isSuspended ?? false, ...record });
    return {
      id,
      listingId,
      owner,
      reason,
      details,
      isUpheld,
      isAccount: since !== null,
      weight: Math.round(weight * 100) / 100,
      createdAt: report.createdAt.toISOString(),
    };
  });
}

/** All reports of a listing, newest first. */
export async function reportsOf(orm: Orm, listingId: number): Promise<VisitorReport[]> {
  const found = await weighed(orm, and(eq(reports.listingId, listingId)));
  return found.slice(0, 100).map(({ listingId: _listing, owner: _owner, ...report }) => report);
}

export type ReportedWeight = {
  readonly listingId: number;
  readonly weight: number;
  readonly open: readonly VisitorReport[];
};

/** Public listings with open reports, heaviest first. */
export async function openReports(orm: Orm): Promise<ReportedWeight[]> {
  const found = await weighed(
    orm,
    and(isNull(reports.judgedAt), inArray(listings.status, [...publicStatuses])),
  );
  const byListing = new Map<number, Weighed[]>();
  for (const report of found)
    byListing.set(report.listingId, [...(byListing.get(report.listingId) ?? []), report]);
  return [...byListing]
    .map(([listingId, open]) => ({ listingId, weight: weightOf(open), open }))
    .sort((a, b) => b.weight - a.weight || b.open.length - a.open.length || b.listingId - a.listingId);
}

/**
 * Decides all open reports of a listing, which changes their senders' weight. Reports after the last one seen
 * stay open.
 * @throws AppError `not_found`, `conflict` if none is open any more
 */
export async function judgeReports(
  { own, trail }: StaffParts,
  {
    id,
    upTo,
    isUpheld,
    note,
    ...decided
  }: Decided & { readonly id: number; readonly upTo: number; readonly isUpheld: boolean },
): Promise<void> {
  await trail.once({ action: 'judge-reports', ...decided }, async (transaction) => {
    await own.lock(id, transaction);
    const found = await own.byId(id, transaction);
    if (!found) throw new AppError('not_found');
    const judged = await transaction
      .update(reports)
      .set({ judgedAt: new Date(), isUpheld })
      .where(and(eq(reports.listingId, id), isNull(reports.judgedAt), lte(reports.id, upTo)))
      .returning({ id: reports.id });
    if (judged.length === 0) throw new AppError('conflict');
    return { listingId: id, facts: { isUpheld, count: judged.length, ...noteOf(note) } };
  });
}
