import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/database.ts';

/**
 * Notifies accounts of favourites that cost less than when they were saved. The price is part of the key, so
 * that each price is notified once, however often it changes.
 * @param since only cars changed at or after this time
 */
export async function tellPriceDrops(orm: Orm, since: Date): Promise<void> {
  await orm.execute(sql`
    insert into notifications (account_id, kind, key, listing_id, facts)
    select c.account_id, 'price-dropped', 'price-dropped:' || l.id || ':' || l.price, l.id,
      jsonb_build_object('listingId', l.id, 'car', l.title, 'price', l.price, 'before', f.price)
    from account_collections c
    cross join lateral jsonb_to_recordset(c.items) as f(id bigint, price bigint, "isGone" boolean)
    join listings l on l.id = f.id
    where c.kind = 'favourites'
      and f."isGone" is not true
      and l.status in ('live', 'reserved')
      and (l.expires_at is null or l.expires_at > now())
      and l.price < f.price
      and l.user_id is distinct from c.account_id
      and l.updated_at >= ${since.toISOString()}::timestamptz
    on conflict do nothing`);
}
