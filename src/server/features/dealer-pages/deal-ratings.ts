import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJakarta } from '#contract/dates.ts';
import { dealRatingForm } from '#contract/dealer-pages/deal-rating-form.ts';
import type { ShownRating } from '#contract/dealer-pages/dealer-values.schema.ts';
import type { Language } from '#contract/language.ts';
import { listingLabel } from '#contract/listing/listing-name.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Once, usedForAnother } from '#server/http/once.ts';
import { requireValid } from '#server/http/refused-form.ts';
import { cleanParagraphs } from '#server/reading/clean-text.ts';

const { dealRatings } = schema;

const mostShown = 10;

type RatingRow = typeof dealRatings.$inferSelect;

export function ratingOf({ id, stars, words, car, createdAt }: RatingRow): ShownRating {
  // The month in Jakarta: a day would say which buyer it was.
  const month = dayInJakarta(createdAt).slice(0, 7);
  return { id, stars, words, car, month };
}

/** The newest ratings of a dealer that staff has not hidden. */
export async function shownRatings(orm: Orm, dealerId: number): Promise<ShownRating[]> {
  const rows = await orm
    .select()
    .from(dealRatings)
    .where(and(eq(dealRatings.dealerId, dealerId), isNull(dealRatings.hiddenAt)))
    .orderBy(desc(dealRatings.createdAt), desc(dealRatings.id))
    .limit(mostShown);
  return rows.map(ratingOf);
}

const deal = z.object({
  listing_id: z.coerce.number(),
  dealer_id: z.coerce.number(),
  slug: z.string(),
  brandName: z.string(),
  modelName: z.string(),
  variantName: z.nullable(z.string()),
});
const deals = z.object({ rows: z.array(deal) });

/**
 * Finished deals of a buyer that are not rated yet: a car of a dealer that is sold, and for which this buyer had an
 * accepted offer, or a booking whose fee was passed on.
 */
async function dealsOf(
  orm: Orm,
  buyerId: number,
  where: { readonly dealer: string } | { readonly listingId: number },
): Promise<z.infer<typeof deal>[]> {
  const found = await orm.execute(sql`
    select l.id as listing_id, p.account_id as dealer_id, p.slug, b.name as "brandName", m.name as "modelName",
      coalesce(v.name, l.variant_name) as "variantName"
    from listings l join dealer_pages p on p.account_id = l.user_id
    join brands b on b.id = l.brand_id join models m on m.id = l.model_id
    left join variants v on v.id = l.variant_id
    where l.status = 'sold' and l.user_id <> ${buyerId}
      and ${'dealer' in where ? sql`p.slug = ${where.dealer}` : sql`l.id = ${where.listingId}`}
      and (
        exists (select 1 from offers o where o.listing_id = l.id and o.buyer_id = ${buyerId} and o.status = 'accepted')
        or exists (select 1 from orders o where o.listing_id = l.id and o.buyer_id = ${buyerId} and o.status = 'released'))
      and not exists (select 1 from deal_ratings r where r.listing_id = l.id and r.buyer_id = ${buyerId})
    order by l.updated_at desc, l.id desc limit 20`);
  return z.parse(deals, found).rows;
}

export async function unratedDeals(
  orm: Orm,
  buyerId: number,
  dealer: string,
): Promise<{ listingId: number; car: string }[]> {
  const found = await dealsOf(orm, buyerId, { dealer });
  return found.map((row) => ({ listingId: row.listing_id, car: listingLabel(row) }));
}

type Given = {
  readonly listingId: number;
  readonly stars: number;
  readonly words?: string | undefined;
};

/**
 * Rates a finished deal, once.
 * @returns the dealer's slug
 * @throws AppError `not_found` without such a deal, `validation_failed`
 */
export async function rateDeal(
  database: Database,
  buyerId: number,
  { listingId, stars, words: typed = '' }: Given,
  { once, language }: { readonly once: Once; readonly language: Language },
): Promise<string> {
  const words = cleanParagraphs(typed);
  requireValid(dealRatingForm.problemsOf({ stars: String(stars), words }, new Date()), language);
  const made = await once.change(async (transaction) => {
    const [found] = await dealsOf(transaction, buyerId, { listingId });
    if (!found) throw new AppError('not_found');
    await transaction
      .insert(dealRatings)
      .values({ listingId, stars, words, buyerId, dealerId: found.dealer_id, car: listingLabel(found) })
      // Of two calls at once the first counts.
      .onConflictDoNothing();
    return found.slug;
  });
  if (made.isNew) await database.announceChange();
  const slug = made.isNew ? made.result : await ratedDealer(database.orm, buyerId, listingId);
  if (slug === undefined) throw usedForAnother(language);
  return slug;
}

/** The dealer of a rated deal. */
async function ratedDealer(orm: Orm, buyerId: number, listingId: number): Promise<string | undefined> {
  const { dealerPages } = schema;
  const [rated] = await orm
    .select({ slug: dealerPages.slug })
    .from(dealRatings)
    .innerJoin(dealerPages, eq(dealerPages.accountId, dealRatings.dealerId))
    .where(and(eq(dealRatings.listingId, listingId), eq(dealRatings.buyerId, buyerId)));
  return rated?.slug;
}
