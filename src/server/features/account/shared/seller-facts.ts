import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { conversationLimits } from '#contract/conversations/conversation.ts';
import type { Orm } from '#server/db/database.ts';
import { isPublicAd } from '#server/features/listing/shared/public-ad.ts';

const facts = z.object({
  rows: z.array(
    z.object({
      since: z.nullable(z.string()),
      answers: z.coerce.number(),
      hours: z.nullable(z.coerce.number()),
      silent: z.boolean(),
      sold: z.coerce.number(),
      count: z.coerce.number(),
    }),
  ),
});

export type SellerFacts = {
  readonly since: string | null;
  /** Median time to the first response to a message or an offer; null with too few responses. */
  readonly answerHours: number | null;
  readonly answers: number;
  /** Whether a buyer has been waiting for days, also after a reminder. */
  readonly isSilent: boolean;
  /** Cars that they marked as sold. */
  readonly sold: number;
  /** Public cars. */
  readonly count: number;
};

/**
 * What is measured about a seller, from their ads and their answers to messages and offers.
 * @param publicId the opaque id of the account
 */
export async function sellerFactsOf(orm: Orm, publicId: string): Promise<SellerFacts> {
  const found = await orm.execute(sql`
    with own as (
      select l.id, l.published_at, l.status, ${isPublicAd} as is_public from accounts a join listings l on l.user_id = a.id
      where a.public_id = ${publicId}
    ), answered as (
      select extract(epoch from min(s.created_at) - min(o.created_at)) / 3600 as hours
      from own join offers o on o.listing_id = own.id
      join offer_steps s on s.offer_id = o.id and s.by = 'seller'
      group by o.id
      union all
      select answer_minutes / 60.0 from own join conversations c on c.listing_id = own.id where answer_minutes is not null
    )
    select
      (select count(*) from own where status = 'sold') as sold,
      (select count(*) from own where is_public) as count,
      (select to_char(min(published_at) at time zone 'Asia/Jakarta', 'YYYY-MM') from own) as since,
      (select count(*) from answered) as answers,
      exists (select 1 from own join conversations c on c.listing_id = own.id
        where c.waiting_since is not null and c.reminded_at < now() - interval '1 day') as silent,
      (select percentile_cont(0.5) within group (order by hours) from answered) as hours`);
  const [row] = z.parse(facts, found).rows;
  const { since = null, answers = 0, hours = null, silent = false, sold = 0, count = 0 } = row ?? {};
  return {
    ...{ since, answers, sold, count },
    isSilent: silent,
    answerHours:
      answers < conversationLimits.leastAnswers || hours === null ? null : Math.max(1, Math.ceil(hours)),
  };
}
