import { sql } from 'drizzle-orm';
import { jakarta } from '#contract/dates.ts';
import type { Orm } from '#server/db/database.ts';

/** Number of days before expiry at which a listing's owner is notified. */
export const tellDaysBefore = 3;

/** Notifies owners of listings that expire soon, once per expiry; a renewed listing has a new one. */
export async function tellExpiring(orm: Orm): Promise<void> {
  await orm.execute(sql`
    insert into notifications (account_id, kind, key, listing_id, facts)
    select l.user_id, 'listing-expiring',
      'listing-expiring:' || l.id || ':' || to_char(l.expires_at at time zone ${jakarta}, 'YYYY-MM-DD'), l.id,
      jsonb_build_object('listingId', l.id, 'car', l.title,
        'expiresAt', to_char(l.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from listings l
    join accounts a on a.id = l.user_id
    where l.status in ('live', 'reserved')
      and l.expires_at > now()
      and l.expires_at <= now() + make_interval(days => ${tellDaysBefore}::int)
    on conflict do nothing`);
}
