import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { publicStatuses } from '#contract/listing/listing.ts';
import { type Waiting, waitingHours, waitingKinds } from '#contract/staff/overview.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { agentPayouts, conversationMessages, conversationReports, conversations, listings } = schema;
const { ownerReviewReports, ownerReviews, reports, scopeRequests, warrantyClaims } = schema;

const answer = z.object({
  rows: z.array(z.object({ kind: z.enum(waitingKinds), band: z.number(), count: z.number() })),
});

/** What waits for staff by kind and by how long: the conditions are those of each kind's list. */
export async function readWaiting(orm: Orm): Promise<Waiting[]> {
  const isPublic = sql.join(
    publicStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  const bands = sql.join(
    waitingHours.map((hours) => sql`${hours}::numeric`),
    sql`, `,
  );
  const { rows } = z.parse(
    answer,
    await orm.execute(sql`
      with reported as (
        select review_id, min(created_at) as since from ${ownerReviewReports} where judged_at is null group by 1),
      waiting as (
        select 'listings' as kind, updated_at as since from ${listings} where status = 'pending'
        union all
        select 'reports', min(r.created_at) from ${reports} r join ${listings} l on l.id = r.listing_id
          where r.judged_at is null and l.status in (${isPublic}) group by r.listing_id
        union all
        select 'conversations', least(r.since, m.since) from ${conversations} c
          left join (select conversation_id, min(created_at) as since from ${conversationReports}
            where judged_at is null group by 1) r on r.conversation_id = c.id
          left join (select conversation_id, min(held_at) as since from ${conversationMessages}
            where held_at is not null group by 1) m on m.conversation_id = c.id
          where r.since is not null or m.since is not null
        union all
        select 'ownerReviews', case when o.state = 'pending' then o.changed_at else p.since end
          from ${ownerReviews} o left join reported p on p.review_id = o.id
          where o.state = 'pending' or (o.state = 'live' and p.since is not null)
        union all
        select 'scopeRequests', created_at from ${scopeRequests} where decided_at is null
        union all
        select 'payouts', created_at from ${agentPayouts} where state = 'requested'
        union all
        select 'claims', created_at from ${warrantyClaims} where state in ('received', 'checking'))
      select kind, width_bucket(extract(epoch from now() - since)::numeric / 3600, array[${bands}]) as band,
        count(*)::int as count
      from waiting group by 1, 2`),
  );
  return waitingKinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const ages = [0, ...waitingHours].map((_, band) => own.find((row) => row.band === band)?.count ?? 0);
    return { kind, ages, count: ages.reduce((sum, each) => sum + each, 0) };
  });
}
