import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta, jakarta, startOfDay } from '#contract/dates.ts';
import { publicStatuses } from '#contract/listing/listing.ts';
import { overviewDays, type PageFaults } from '#contract/staff/overview.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { contactViews, eventCounts, listings, offers } = schema;

const week = 7;
const mostFaulty = 4;
type Days = DataOf<'staffOverview'>['days'];

const counts = z.object({
  rows: z.array(
    z.object({ day: z.string(), kind: z.enum(['listings', 'contacts', 'offers']), count: z.number() }),
  ),
});

/** What happened on each of the last days; guests' ads count once their number is verified. */
export async function readDays(orm: Orm, now: Date): Promise<Days> {
  const days = Array.from({ length: overviewDays }, (_, index) =>
    dayInJakarta(now, index + 1 - overviewDays),
  );
  const since = startOfDay(days[0] ?? dayInJakarta(now)).toISOString();
  const { rows } = z.parse(
    counts,
    await orm.execute(sql`
      with happened as (
        select 'listings' as kind, created_at as at from ${listings}
          where created_at >= ${since}::timestamptz and status <> 'unverified'
        union all
        select 'contacts', created_at from ${contactViews} where created_at >= ${since}::timestamptz
        union all
        select 'offers', created_at from ${offers} where created_at >= ${since}::timestamptz)
      select to_char(at at time zone ${jakarta}, 'YYYY-MM-DD') as day, kind, count(*)::int as count
      from happened group by 1, 2`),
  );
  const found = new Map(rows.map(({ day, kind, count }) => [`${day} ${kind}`, count]));
  return days.map((day) => ({
    day,
    listings: found.get(`${day} listings`) ?? 0,
    contacts: found.get(`${day} contacts`) ?? 0,
    offers: found.get(`${day} offers`) ?? 0,
  }));
}

export async function countPublic(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(listings)
    .where(inArray(listings.status, [...publicStatuses]));
  return row?.count ?? 0;
}

const failures = z.object({
  rows: z.array(
    z.object({
      ...{ page: z.string(), today: z.number(), week: z.number() },
      ...{ before: z.number(), views: z.number() },
    }),
  ),
});

/** Pages whose own scripts have failed in the last seven days. Of the visits whose events are sent. */
export async function readFaults(orm: Orm, now: Date, most = mostFaulty): Promise<PageFaults[]> {
  const [today, from, first] = [0, 1 - week, 1 - 2 * week].map((later) => dayInJakarta(now, later));
  const sum = (where: ReturnType<typeof sql>) => sql`coalesce(sum(count) filter (where ${where}), 0)::int`;
  const { rows } = z.parse(
    failures,
    await orm.execute(sql`
      select page, ${sum(sql`event = 'page_failed' and day = ${today}`)} as today,
        ${sum(sql`event = 'page_failed' and day >= ${from}`)} as week,
        ${sum(sql`event = 'page_failed' and day < ${from}`)} as before,
        ${sum(sql`event = 'page_viewed' and day >= ${from}`)} as views
      from ${eventCounts}
      where event in ('page_failed', 'page_viewed') and day >= ${first}
      group by page
      having sum(count) filter (where event = 'page_failed' and day >= ${from}) > 0
      order by week desc, page limit ${most}`),
  );
  return rows;
}
