import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { jakarta } from '#contract/dates.ts';
import { isPublic } from '#server/catalogue/car-rows.ts';
import type { Orm } from '#server/db/database.ts';
import { isDemonstrationSeller } from '#server/db/demonstration-rows.ts';

const number = z.coerce.number();
const row = z.object({
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  hours: z.unknown(),
  photo: z.nullable(z.string()),
  verified: z.nullable(z.string()),
  is_demo: z.boolean(),
  mobile: z.string(),
  city_id: z.nullable(number),
  city_slug: z.nullable(z.string()),
  city_name: z.nullable(z.string()),
  province_id: z.nullable(number),
  province: z.nullable(z.string()),
  cars: number,
  newest: z.nullable(number),
  average: z.nullable(number),
  ratings: number,
});
export type DealerRow = z.infer<typeof row>;
const rows = z.object({ rows: z.array(row) });

/**
 * Dealers that may show a page, those with most cars first; those without cars too, if `slug` or `withEmpty` is given.
 * A dealer that names no city is where most of its cars are.
 */
export async function readDealers(
  orm: Orm,
  { slug, withEmpty = false }: { readonly slug?: string; readonly withEmpty?: boolean } = {},
): Promise<DealerRow[]> {
  const all = withEmpty || slug !== undefined;
  const found = await orm.execute(sql`
    with page as (
      select p.*, accounts.mobile, ${isDemonstrationSeller} as is_demo
      from dealer_pages p join accounts on accounts.id = p.account_id
      where accounts.scope = 'dealer' and not accounts.is_suspended
      ${slug === undefined ? sql`` : sql`and p.slug = ${slug}`}
    ), stock as (
      select user_id, count(*) as cars, mode() within group (order by city_id) as city_id,
        (array_agg(id order by published_at desc, id desc))[1] as newest
      from listings where user_id in (select account_id from page) and ${isPublic} group by user_id
    ), rating as (
      select dealer_id, avg(stars)::float8 as average, count(*) as ratings from deal_ratings
      where hidden_at is null and dealer_id in (select account_id from page) group by dealer_id
    )
    select page.slug, page.name, page.address, page.hours, page.photo, page.mobile, page.is_demo,
      to_char(page.verified_at at time zone ${jakarta}, 'YYYY-MM') as verified,
      c.id as city_id, c.slug as city_slug, c.name as city_name, v.id as province_id, v.name as province,
      coalesce(stock.cars, 0) as cars, stock.newest, rating.average, coalesce(rating.ratings, 0) as ratings
    from page ${all ? sql`left join` : sql`join`} stock on stock.user_id = page.account_id
    left join rating on rating.dealer_id = page.account_id
    left join cities c on c.id = coalesce(page.city_id, stock.city_id)
    left join provinces v on v.id = c.province_id
    order by coalesce(stock.cars, 0) desc, page.name, page.slug`);
  return z.parse(rows, found).rows;
}
