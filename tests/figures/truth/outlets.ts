import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';

const hours = z.array(z.array(z.array(z.string())));
const outlet = z.object({
  ...{ brand: z.string(), name: z.string(), address: z.string(), city: z.string(), zone: z.string() },
  ...{ kinds: z.array(z.string()), offers: z.array(z.string()), telephone: z.nullable(z.string()) },
  hours: z.nullable(hours),
});
export type Outlet = z.infer<typeof outlet>;
const dealer = z.object({
  ...{ slug: z.string(), name: z.string(), about: z.nullable(z.string()), address: z.nullable(z.string()) },
  ...{ city: z.nullable(z.string()), since: z.coerce.number(), hours: z.nullable(hours) },
});
export type Dealer = z.infer<typeof dealer>;

export async function readOutlets({ orm }: Pick<Database, 'orm'>): Promise<readonly Outlet[]> {
  const found = await orm.execute(sql`
    select o.brand, o.name, o.address, c.name as city, c.province_id::text as zone, o.kinds, o.offers,
      o.telephone, o.hours
    from outlets o join cities c on c.id = o.city_id order by o.id`);
  return z.parse(z.object({ rows: z.array(outlet) }), found).rows;
}

export async function readDealers({ orm }: Pick<Database, 'orm'>): Promise<readonly Dealer[]> {
  const found = await orm.execute(sql`
    select d.slug, d.name, d.about, d.address, c.name as city, extract(year from a.created_at) as since, d.hours
    from dealer_pages d join accounts a on a.id = d.account_id left join cities c on c.id = d.city_id
    order by d.account_id`);
  return z.parse(z.object({ rows: z.array(dealer) }), found).rows;
}
