import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Orm } from '#server/db/database.ts';

/** Minimum number of responses for a meaningful response time. */
const leastAnswers = 3;

const facts = z.object({
  rows: z.array(
    z.object({
      since: z.nullable(z.string()),
      answers: z.coerce.number(),
      hours: z.nullable(z.coerce.number()),
    }),
  ),
});

/**
 * The month of a seller's first ad, and the median time to the first response to an offer in hours; null with too few
 * responses.
 * @param publicId the opaque id of the account
 */
export async function sellerFactsOf(
  orm: Orm,
  publicId: string,
): Promise<{ readonly since: string | null; readonly answerHours: number | null }> {
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
  const [row] = z.parse(facts, found).rows;
  const { since = null, answers = 0, hours = null } = row ?? {};
  return {
    since,
    answerHours: answers < leastAnswers || hours === null ? null : Math.max(1, Math.ceil(hours)),
  };
}
