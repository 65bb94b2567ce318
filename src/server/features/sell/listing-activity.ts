import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sellerLeadKinds } from '#contract/leads/lead.ts';
import type { ListingActivity } from '#contract/listing/listing-activity.ts';
import type { Orm } from '#server/db/database.ts';
import { isFromBlocked } from '#server/features/account/shared/blocked.ts';

const counted = z.object({
  rows: z.array(
    z.object({
      id: z.coerce.number(),
      contactViews: z.coerce.number(),
      favourites: z.coerce.number(),
      leads: z.coerce.number(),
      newLeads: z.coerce.number(),
      offers: z.coerce.number(),
      openOffers: z.coerce.number(),
    }),
  ),
});

/**
 * Leads visible to a seller, except from blocked senders
 * (leads/lead.repository.ts).
 */
const isRead = sql`kind in ${sellerLeadKinds}
  and not exists (${isFromBlocked(sql`(select user_id from listings where id = leads.listing_id)`)})`;

/** Activity of the given listings, by id. Each count uses its own index. */
export async function activityOf(orm: Orm, ids: readonly number[]): Promise<Map<number, ListingActivity>> {
  if (ids.length === 0) return new Map();
  const { rows } = z.parse(
    counted,
    await orm.execute(sql`
      select wanted.id::text,
        (select count(*) from contact_views where listing_id = wanted.id) as "contactViews",
        (select count(*) from account_collections
          where kind = 'favourites' and items @> jsonb_build_array(jsonb_build_object('id', wanted.id))
            and not items @> jsonb_build_array(jsonb_build_object('id', wanted.id, 'isGone', true))) as "favourites",
        (select count(*) from leads where listing_id = wanted.id and ${isRead}) as "leads",
        (select count(*) from leads where listing_id = wanted.id and ${isRead} and state = 'new') as "newLeads",
        (select count(*) from offers where listing_id = wanted.id) as "offers",
        (select count(*) from offers
          where listing_id = wanted.id and status = 'sent' and expires_at > now()) as "openOffers"
      from unnest(${`{${ids.join(',')}}`}::bigint[]) as wanted(id)`),
  );
  return new Map(rows.map(({ id, ...activity }) => [id, activity]));
}
