import { desc, eq, or, sql } from 'drizzle-orm';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { PageMeta } from '#contract/api/envelope.ts';
import type { Language } from '#contract/language.ts';
import { overviewQueue } from '#contract/staff/overview.schema.ts';
import type { QueueItem, StaffAccount } from '#contract/staff/staff.ts';
import { schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { picturesOf } from '#server/photo-store/pictures.ts';
import { readMobile } from '#server/reading/read-mobile.ts';
import { countPublic, readDays, readFaults } from './overview.ts';
import { countScopeRequests, openScopeRequests } from './scope-requests.ts';
import { readVitals } from './speed.ts';
import { accountOfMobile, staffAccounts } from './staff-accounts.ts';
import { readStaffListing } from './staff-listing.ts';
import type { StaffParts } from './staff-parts.ts';
import { queueItemOf } from './staff-views.ts';
import { openReports } from './visitor-reports.ts';
import { readWaiting } from './waiting.ts';

const { auditTrail, listings, scopeRequests } = schema;

const perPage = 20;
/** Maximum number of latest entries per account. */
const mostShown = 50;
/** Pages with faults, where these are all that is shown. */
const mostFaulty = 30;

export type StaffService = ReturnType<typeof createStaffService>;

/** @throws AppError `not_found` past the last page */
function pageOf(totalCount: number, currentPage: number): PageMeta {
  const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
  if (currentPage > pageCount) throw new AppError('not_found');
  return { totalCount, pageCount, currentPage, perPage };
}

const offsetOf = (page: number) => (page - 1) * perPage;
const inQueue = eq(listings.status, 'pending');

/** Staff's views: the queue, reports, and the audit trail. */
export function createStaffService(parts: StaffParts) {
  const { database, own, previews, trail } = parts;
  const { orm } = database;

  /** In the order of the given ids. */
  async function itemsOf(ids: readonly number[]): Promise<QueueItem[]> {
    const found = new Map((await own.byIds(ids)).map((each) => [each.row.id, each]));
    const pictures = await picturesOf(
      previews,
      [...found.values()].flatMap(({ row }) => row.images.slice(0, 1)),
    );
    return ids.flatMap((id) => {
      const each = found.get(id);
      return each ? [queueItemOf(each, pictures)] : [];
    });
  }

  /** Oldest first. */
  async function idsInQueue(limit: number, offset = 0): Promise<number[]> {
    const rows = await orm
      .select({ id: listings.id })
      .from(listings)
      .where(inQueue)
      .orderBy(listings.updatedAt, listings.id)
      .limit(limit)
      .offset(offset);
    return rows.map(({ id }) => id);
  }

  async function accountOf(id: number): Promise<StaffAccount> {
    const account = (await staffAccounts(orm, [id])).get(id);
    if (!account) throw new AppError('not_found');
    return account;
  }

  return {
    /** The review queue, oldest first. */
    async queue({ page = 1 }: ParsedQueryOf<'staffQueue'>): Promise<DataOf<'staffQueue'>> {
      const [counted] = await orm.select({ count: sql<number>`count(*)::int` }).from(listings).where(inQueue);
      return {
        items: await itemsOf(await idsInQueue(perPage, offsetOf(page))),
        meta: pageOf(counted?.count ?? 0, page),
      };
    },

    waiting: () => readWaiting(orm),

    /** How the site is doing. */
    async overview(now = new Date()): Promise<DataOf<'staffOverview'>> {
      const ids = await idsInQueue(overviewQueue);
      return {
        at: now.toISOString(),
        waiting: await readWaiting(orm),
        oldest: await itemsOf(ids),
        publicListings: await countPublic(orm),
        days: await readDays(orm, now),
        faults: await readFaults(orm, now),
      };
    },

    async speed(now = new Date()): Promise<DataOf<'staffSpeed'>> {
      return { ...(await readVitals(orm, now)), faults: await readFaults(orm, now, mostFaulty) };
    },

    /** @throws AppError `not_found` */
    listing: (id: number) => readStaffListing(parts, id),

    async reported({ page = 1 }: ParsedQueryOf<'staffReports'>): Promise<DataOf<'staffReports'>> {
      const all = await openReports(orm);
      const meta = pageOf(all.length, page);
      const shown = all.slice(offsetOf(page), offsetOf(page) + perPage);
      const items = new Map(
        (await itemsOf(shown.map(({ listingId }) => listingId))).map((each) => [each.id, each]),
      );
      return {
        meta,
        items: shown.flatMap(({ listingId, weight, open }) => {
          const item = items.get(listingId);
          const [last] = open;
          if (!item || !last) return [];
          return [
            {
              ...item,
              weight,
              reportCount: open.length,
              reportReasons: [...new Set(open.map(({ reason }) => reason))],
              lastReportAt: last.createdAt,
            },
          ];
        }),
      };
    },

    /** The account of a number, and its listings. @throws AppError `not_found`, `validation_failed` */
    async account(text: string, language: Language): Promise<DataOf<'staffAccount'>> {
      const account = await accountOfMobile(orm, readMobile(text, language));
      if (!account) throw new AppError('not_found');
      const ids = await orm
        .select({ id: listings.id })
        .from(listings)
        .where(or(eq(listings.userId, account.id), eq(listings.mobile, account.mobile)))
        .orderBy(desc(listings.id))
        .limit(mostShown);
      return {
        account: await accountOf(account.id),
        listings: await itemsOf(ids.map(({ id }) => id)),
        trail: await trail.entries({ where: eq(auditTrail.accountId, account.id), limit: mostShown }),
      };
    },

    /**
     * The account of a number.
     * @throws AppError `not_found`
     */
    async accountOfNumber(mobile: string): Promise<StaffAccount> {
      const account = await accountOfMobile(orm, mobile);
      if (!account) throw new AppError('not_found');
      return await accountOf(account.id);
    },

    /**
     * The account of a scope request.
     * @throws AppError `not_found`
     */
    async accountOfRequest(id: number): Promise<StaffAccount> {
      const [request] = await orm.select().from(scopeRequests).where(eq(scopeRequests.id, id));
      if (!request) throw new AppError('not_found');
      return await accountOf(request.accountId);
    },

    async scopeRequests({
      page = 1,
    }: ParsedQueryOf<'staffScopeRequests'>): Promise<DataOf<'staffScopeRequests'>> {
      const meta = pageOf(await countScopeRequests(orm), page);
      return { meta, items: await openScopeRequests(orm, perPage, offsetOf(page)) };
    },

    async trail({ page = 1 }: ParsedQueryOf<'staffTrail'>): Promise<DataOf<'staffTrail'>> {
      const meta = pageOf(await trail.count(), page);
      return { meta, items: await trail.entries({ limit: perPage, offset: offsetOf(page) }) };
    },
  };
}
