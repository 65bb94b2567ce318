import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { conversationLimits } from '#contract/conversations/conversation.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { visitDays } from '#contract/payments/order.ts';
import { type Database, schema } from '#server/db/database.ts';
import { leaseOf } from '#server/db/lease.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import { carName } from './shared/car-name.ts';
import { lockConversation } from './shared/conversation-rows.ts';

const { conversationMessages, conversations } = schema;

const everyMs = 10 * 60_000;
/** Batch size; the rest is handled by the next run. */
const most = 500;

/**
 * Reminds sellers of buyers who have been waiting for days.
 * @returns their number
 */
export async function remindSellers({ orm }: Database): Promise<number> {
  const { unansweredDays: days } = conversationLimits;
  const due = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        lt(conversations.waitingSince, sql`now() - make_interval(days => ${days}::int)`),
        isNull(conversations.remindedAt),
      ),
    )
    .orderBy(asc(conversations.waitingSince))
    .limit(most);
  for (const { id } of due)
    await inTransaction(orm, async (transaction) => {
      const row = await lockConversation(transaction, id);
      if (!row?.waitingSince || row.remindedAt) return;
      const { listingId, sellerId, waitingSince } = row;
      await transaction.update(conversations).set({ remindedAt: new Date() }).where(eq(conversations.id, id));
      if (sellerId === null) return;
      await notify(transaction, {
        ...{
          accountId: sellerId,
          kind: 'message-waiting',
          key: `${id}:${waitingSince.toISOString()}`,
          listingId,
        },
        facts: { listingId, car: await carName(transaction, listingId), conversationId: id, days },
      });
    });
  return due.length;
}

/** Deletes conversations in which nothing was said for 24 months. */
export async function forgetConversations({ orm }: Database): Promise<void> {
  const { keptMonths } = conversationLimits;
  await orm
    .delete(conversations)
    .where(lt(conversations.updatedAt, sql`now() - make_interval(months => ${keptMonths}::int)`));
}

/** A proposed visit, as stored. */
const storedVisit = z.object({ visit: z.object({ day: z.string(), part: z.string(), place: z.string() }) });

/** Tells both sides of a visit that they agreed on: on the day before, or on the day. */
export async function remindOfVisits({ orm }: Database, now = new Date()): Promise<void> {
  const [today, tomorrow] = [dayInJakarta(now), dayInJakarta(now, 1)];
  const rows = await orm
    .select({ message: conversationMessages, conversation: conversations })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(
      and(
        eq(conversationMessages.kind, 'visit'),
        gt(conversationMessages.createdAt, sql`now() - make_interval(days => ${visitDays.last + 1}::int)`),
        sql`${conversationMessages.facts} -> 'visit' ->> 'day' in (${today}, ${tomorrow})`,
        sql`exists (select 1 from conversation_messages answer
          where answer.conversation_id = ${conversations.id} and answer.kind = 'visit-answer'
          and (answer.facts ->> 'about')::int = ${conversationMessages.seq} and (answer.facts ->> 'isAgreed')::boolean)`,
      ),
    )
    .limit(most);
  for (const { message, conversation } of rows) {
    const { visit } = z.safeParse(storedVisit, message.facts).data ?? {};
    if (!visit) continue;
    const { listingId, id: conversationId, buyerId, sellerId } = conversation;
    const facts = { listingId, car: await carName(orm, listingId), conversationId, ...visit };
    for (const accountId of [buyerId, sellerId])
      if (accountId !== null)
        await notify(orm, {
          ...{ accountId, kind: 'visit-soon', key: `${conversationId}:${message.seq}`, listingId, facts },
        });
  }
}

export function startConversationJob(database: Database, onWarning: (line: string) => void): IntervalJob {
  return startIntervalJob({
    everyMs,
    async work() {
      await remindSellers(database);
      await remindOfVisits(database);
      await forgetConversations(database);
    },
    lease: leaseOf(database, 'conversations'),
    failed: 'conversations could not be looked through',
    onWarning,
  });
}
