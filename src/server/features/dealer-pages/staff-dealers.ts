import { desc, eq, sql } from 'drizzle-orm';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatMobile } from '#contract/seller-number/seller-number.ts';
import { type Database, schema } from '#server/db/database.ts';
import { findDealer } from '#server/features/dealer-pages/shared/find-dealer.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import { ratingOf } from './deal-ratings.ts';
import { type DealerRow, readDealers } from './dealer-rows.ts';

const { dealerPages, dealRatings } = schema;

const perPage = 20;

type Decision = {
  readonly actorId: number;
  readonly once: Once;
  readonly note?: string | undefined;
};
type StaffDealer = DataOf<'staffVerifyDealer'>['dealer'];
type StaffRating = DataOf<'staffHideRating'>['rating'];

const dealerOf = ({ slug, name, mobile, city_name, verified, cars }: DealerRow): StaffDealer => ({
  ...{
    slug,
    name,
    mobile: formatMobile(mobile),
    city: city_name,
    isVerified: verified !== null,
    count: cars,
  },
});
const noted = (note: string | undefined) => (note === undefined || note === '' ? {} : { note });

/** What staff sees and decides about dealers' pages and ratings; each decision is in the audit trail. */
export function createStaffDealers(database: Database, trail: AuditTrail) {
  const { orm } = database;

  const ratings = () =>
    orm
      .select({ rating: dealRatings, slug: dealerPages.slug, name: dealerPages.name })
      .from(dealRatings)
      .innerJoin(dealerPages, eq(dealerPages.accountId, dealRatings.dealerId))
      .$dynamic();
  const viewOf = ({ rating, slug, name }: Awaited<ReturnType<typeof ratings>>[number]): StaffRating => ({
    ...ratingOf(rating),
    dealer: { slug, name },
    isHidden: rating.hiddenAt !== null,
  });

  return {
    /** Those that are not verified first. */
    async dealers(page = 1): Promise<DataOf<'staffDealers'>> {
      const all = await readDealers(orm, { withEmpty: true });
      const sorted = all.toSorted((a, b) => Number(a.verified !== null) - Number(b.verified !== null));
      const items = sorted.slice((page - 1) * perPage, page * perPage).map(dealerOf);
      const pageCount = Math.max(1, Math.ceil(all.length / perPage));
      return { items, meta: { totalCount: all.length, pageCount, currentPage: page, perPage } };
    },

    /** @throws AppError `not_found` */
    async verify({
      dealer,
      isVerified,
      note,
      ...by
    }: Decision & { readonly dealer: string; readonly isVerified: boolean }): Promise<StaffDealer> {
      const action = isVerified ? 'verify-dealer' : 'unverify-dealer';
      await trail.once({ action, ...by }, async (transaction) => {
        const found = await findDealer(transaction, dealer);
        if (!found) throw new AppError('not_found');
        await transaction
          .update(dealerPages)
          .set({ verifiedAt: isVerified ? (found.page.verifiedAt ?? new Date()) : null })
          .where(eq(dealerPages.accountId, found.accountId));
        return { accountId: found.accountId, facts: noted(note) };
      });
      await database.announceChange();
      const [row] = await readDealers(orm, { slug: dealer });
      if (!row) throw new AppError('not_found');
      return dealerOf(row);
    },

    async ratings(page = 1): Promise<DataOf<'staffRatings'>> {
      const rows = await ratings()
        .orderBy(desc(dealRatings.id))
        .limit(perPage)
        .offset((page - 1) * perPage);
      const [counted] = await orm.select({ count: sql<number>`count(*)::int` }).from(dealRatings);
      const totalCount = counted?.count ?? 0;
      const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
      return { items: rows.map(viewOf), meta: { totalCount, pageCount, currentPage: page, perPage } };
    },

    /** @throws AppError `not_found` */
    async hide({
      id,
      isHidden,
      note,
      ...by
    }: Decision & { readonly id: number; readonly isHidden: boolean }): Promise<StaffRating> {
      const action = isHidden ? 'hide-rating' : 'show-rating';
      await trail.once({ action, ...by }, async (transaction) => {
        const [changed] = await transaction
          .update(dealRatings)
          .set({ hiddenAt: isHidden ? new Date() : null })
          .where(eq(dealRatings.id, id))
          .returning();
        if (!changed) throw new AppError('not_found');
        return { accountId: changed.dealerId, facts: noted(note) };
      });
      await database.announceChange();
      const [row] = await ratings().where(eq(dealRatings.id, id));
      if (!row) throw new AppError('not_found');
      return viewOf(row);
    },
  };
}
