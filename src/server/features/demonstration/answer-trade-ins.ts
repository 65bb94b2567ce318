import { and, asc, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { tradeDetails } from '#contract/trade/trade-details.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { isDemonstrationSeller } from '#server/db/demonstration-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { advanceLead } from '#server/features/leads/shared/advance-lead.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { tradePrices } from './trade-prices.ts';

const { accounts, dealerPages, leadRecipients, leads } = schema;

/** Batch size; the rest is handled by the next run. */
const most = 100;

const isWaiting = and(eq(leadRecipients.state, 'new'), isDemonstrationSeller);

/**
 * Demonstration dealers name a price for the trade-ins they were sent, so that one person can try the whole trade-in.
 * @param leadId limits the run to this lead
 */
export async function answerTradeIns({ orm }: Database, leadId?: number): Promise<void> {
  const waiting = await orm
    .selectDistinct({ id: leadRecipients.leadId })
    .from(leadRecipients)
    .innerJoin(accounts, eq(accounts.id, leadRecipients.accountId))
    .where(and(isWaiting, leadId === undefined ? undefined : eq(leadRecipients.leadId, leadId)))
    .orderBy(asc(leadRecipients.leadId))
    .limit(most);
  for (const { id } of waiting) await inTransaction(orm, (transaction) => answer(transaction, id));
}

async function answer(transaction: Orm, leadId: number): Promise<void> {
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, leadId));
  if (!lead) return;
  const { data: details } = z.safeParse(tradeDetails(), lead.details);
  const amounts = details ? tradePrices(details) : [];
  for (const [at, dealer] of (await dealersOf(transaction, lead)).entries()) {
    // Another process was first.
    if (!(await advanceLead(transaction, { leadId, readerId: dealer.id }, 'done'))) return;
    const amount = amounts[at];
    if (!details || !dealer.page || lead.accountId === null || amount === undefined) continue;
    const { name, slug } = dealer.page;
    await notify(transaction, {
      accountId: lead.accountId,
      kind: 'trade-answered',
      key: `${leadId} ${slug}`,
      facts: { dealer: name, slug, car: details.car.name, amount },
    });
  }
}

/** The dealers it waits for, the wanted car's first, then those with most cars in the sender's city. */
async function dealersOf(transaction: Orm, { id, listingId, cityId }: typeof leads.$inferSelect) {
  const ownsWanted = sql`exists (select from listings where id = ${listingId} and user_id = ${accounts.id})`;
  const cars = sql`(select count(*) from listings
    where user_id = ${accounts.id} and city_id = ${cityId} and status in ('live', 'reserved'))`;
  return await transaction
    .select({ id: accounts.id, page: dealerPages })
    .from(leadRecipients)
    .innerJoin(accounts, eq(accounts.id, leadRecipients.accountId))
    .leftJoin(dealerPages, eq(dealerPages.accountId, accounts.id))
    .where(and(isWaiting, eq(leadRecipients.leadId, id)))
    .orderBy(desc(ownsWanted), desc(cars), asc(accounts.id));
}
