import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayAfter, dayInJakarta, jakarta } from '#contract/dates.ts';
import { activityDays, type ListingOnOffer } from '#contract/listing/listing-activity.ts';
import type { Orm } from '#server/db/database.ts';
import { isReadBySeller } from './read-leads.ts';

export type RecentActivity = Pick<ListingOnOffer, 'contacts' | 'from' | 'views' | 'contactsByDay'>;

const counted = z.lazy(() =>
  z.object({
    rows: z.array(
      z.object({
        id: z.coerce.number(),
        day: z.string(),
        views: z.coerce.number(),
        contacts: z.coerce.number(),
      }),
    ),
  }),
);

/** Views and contacts of listings by day, today last; every listing has an entry. */
export async function recentActivityOf(
  orm: Orm,
  ids: readonly number[],
  now = Date.now(),
): Promise<ReadonlyMap<number, RecentActivity>> {
  if (ids.length === 0) return new Map();
  const from = dayInJakarta(now, 1 - activityDays);
  const wanted = sql`(select unnest(${`{${ids.join(',')}}`}::bigint[]))`;
  const { rows } = z.parse(
    counted,
    await orm.execute(sql`
      with contacted as (
        select listing_id, person, min(at) as at from (
          select listing_id, account_id::text as person, created_at as at
          from contact_views where listing_id in ${wanted}
          union all
          select listing_id, coalesce(account_id::text, mobile), created_at
          from leads where listing_id in ${wanted} and ${isReadBySeller}
        ) as each_contact
        group by listing_id, person
      )
      select listing_id::text as id, day::text, views::int, 0 as contacts
      from listing_view_days where listing_id in ${wanted} and day >= ${from}
      union all
      select listing_id::text, (at at time zone ${jakarta})::date::text as day, 0, count(*)::int
      from contacted group by listing_id, day`),
  );
  return new Map(
    ids.map((id) => {
      const own = rows.filter((row) => row.id === id);
      const byDay = (count: 'views' | 'contacts') =>
        Array.from({ length: activityDays }, (_, later) => {
          const day = dayAfter(from, later);
          return own.reduce((sum, row) => (row.day === day ? sum + row[count] : sum), 0);
        });
      return [
        id,
        {
          contacts: own.reduce((sum, { contacts }) => sum + contacts, 0),
          from,
          views: byDay('views'),
          contactsByDay: byDay('contacts'),
        },
      ];
    }),
  );
}
