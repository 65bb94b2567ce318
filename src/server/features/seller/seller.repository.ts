import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { publicStatuses } from '#contract/listing/listing.ts';
import type { Orm } from '#server/db/database.ts';

const car = z.object({ id: z.coerce.number() });
const facts = z.object({
  since: z.nullable(z.string()),
  answers: z.coerce.number(),
  hours: z.nullable(z.coerce.number()),
});

const isPublic = sql`l.status in (${sql.join(
  publicStatuses.map((status) => sql`${status}`),
  sql`, `,
)}) and l.published_at is not null and (l.expires_at is null or l.expires_at > now())`;

/** Public facts about a seller, by the opaque id of their account. */
export function createSellerRepository(orm: Orm) {
  return {
    /** The public cars, newest first. */
    async carsOf(publicId: string): Promise<number[]> {
      const found = await orm.execute(sql`
        select l.id from accounts a join listings l on l.user_id = a.id
        where a.public_id = ${publicId} and ${isPublic}
        order by l.published_at desc, l.id desc`);
      return z.parse(z.object({ rows: z.array(car) }), found).rows.map(({ id }) => id);
    },

    /** The month of the first ad, and the median time to the first response to an offer. */
    async factsOf(publicId: string): Promise<z.infer<typeof facts>> {
      const found = await orm.execute(sql`
        with own as (
          select l.id, l.published_at from accounts a join listings l on l.user_id = a.id
          where a.public_id = ${publicId}
        ), answered as (
          select extract(epoch from min(s.created_at) - min(o.created_at)) / 3600 as hours
          from own join offers o on o.listing_id = own.id
          join offer_steps s on s.offer_id = o.id and s.by = 'seller'
          group by o.id
        )
        select
          (select to_char(min(published_at) at time zone 'Asia/Jakarta', 'YYYY-MM') from own) as since,
          (select count(*) from answered) as answers,
          (select percentile_cont(0.5) within group (order by hours) from answered) as hours`);
      const [row] = z.parse(z.object({ rows: z.array(facts) }), found).rows;
      return row ?? { since: null, answers: 0, hours: null };
    },
  };
}
