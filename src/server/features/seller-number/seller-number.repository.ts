import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { publicStatuses } from '#contract/listing/listing.ts';
import { contactLimits } from '#contract/seller-number/seller-number.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { inTransaction, lockName } from '#server/db/transaction.ts';
import type { SpentViews } from '#server/features/account/shared/spent-views.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { brands, cities, contactViews, listings, models, provinces, variants } = schema;

/** Whether the number may be shown; if not, for how many seconds. */
export type ViewOutcome =
  | { readonly isTaken: true }
  | { readonly isTaken: false; readonly within: 'hour' | 'day'; readonly waitSeconds: number };

const counts = z.object({
  rows: z.tuple([
    z.object({
      isKnown: z.boolean(),
      hour: z.number(),
      day: z.number(),
      /** Seconds until the oldest view no longer counts; null without one. */
      hourWait: z.nullable(z.number()),
      dayWait: z.nullable(z.number()),
    }),
  ]),
});

export type SellerNumberRepository = ReturnType<typeof createSellerNumberRepository>;

export function createSellerNumberRepository(orm: Orm, spentViews: Pick<SpentViews, 'hashOf'>) {
  return {
    /** The seller of a public car with a verified number. */
    async sellerOf(carIdHash: string) {
      const [found] = await orm
        .select({
          id: listings.id,
          userId: listings.userId,
          sellerName: listings.sellerName,
          mobile: sql<string>`${listings.mobile}`,
          isWhatsapp: listings.isWhatsapp,
          price: listings.price,
          makeYear: listings.makeYear,
          brandName: brands.name,
          modelName: models.name,
          variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
          place: sql<string>`coalesce(${cities.name}, ${provinces.name})`,
        })
        .from(listings)
        .innerJoin(brands, eq(brands.id, listings.brandId))
        .innerJoin(models, eq(models.id, listings.modelId))
        .innerJoin(provinces, eq(provinces.id, listings.provinceId))
        .leftJoin(variants, eq(variants.id, listings.variantId))
        .leftJoin(cities, eq(cities.id, listings.cityId))
        .where(
          and(
            eq(listings.carIdHash, carIdHash),
            inArray(listings.status, [...publicStatuses]),
            sql`(${listings.expiresAt} is null or ${listings.expiresAt} > now())`,
            eq(listings.mobileVerified, true),
            isNotNull(listings.mobile),
          ),
        );
      return found;
    },

    /**
     * Records that an account sees a seller's number, unless its limit is reached. Concurrent views are all
     * counted.
     */
    async view(
      { id: accountId, mobile }: Pick<AccountRow, 'id' | 'mobile'>,
      listingId: number,
      sellerMobile: string,
    ): Promise<ViewOutcome> {
      return await inTransaction(orm, async (within) => {
        // Serialised by account, since concurrent requests would count the same views.
        await lockName(within, `contact ${accountId}`);
        const { rows } = z.parse(
          counts,
          await within.execute(sql`
            with firsts as (
              select seller_mobile, min(created_at) as at
              from contact_views where account_id = ${accountId} group by seller_mobile
              union all
              select null, created_at from spent_views where viewer_hash = ${spentViews.hashOf(mobile)}
            )
            select coalesce(bool_or(seller_mobile = ${sellerMobile}), false) as "isKnown",
              count(*) filter (where at > now() - interval '1 hour')::int as hour,
              count(*) filter (where at > now() - interval '1 day')::int as day,
              extract(epoch from min(at) filter (where at > now() - interval '1 hour')
                + interval '1 hour' - now())::float8 as "hourWait",
              extract(epoch from min(at) filter (where at > now() - interval '1 day')
                + interval '1 day' - now())::float8 as "dayWait"
            from firsts`),
        );
        const [{ isKnown, hour, day, hourWait, dayWait }] = rows;
        const wait = (seconds: number | null) => Math.max(1, Math.ceil(seconds ?? 0));
        if (!isKnown && day >= contactLimits.aDay)
          return { isTaken: false, within: 'day', waitSeconds: wait(dayWait) };
        if (!isKnown && hour >= contactLimits.anHour)
          return { isTaken: false, within: 'hour', waitSeconds: wait(hourWait) };
        await within
          .insert(contactViews)
          .values({ accountId, listingId, sellerMobile })
          // The seller has changed the number, so the new one is recorded.
          .onConflictDoUpdate({
            target: [contactViews.accountId, contactViews.listingId],
            set: { sellerMobile, createdAt: sql`now()` },
            setWhere: sql`${contactViews.sellerMobile} <> ${sellerMobile}`,
          });
        return { isTaken: true };
      });
    },
  };
}
