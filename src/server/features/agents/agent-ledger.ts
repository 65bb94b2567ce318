import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type AgentMove, agentPostings, agentSource } from '#contract/agents/agent.ts';
import { listingLabel } from '#contract/listing/listing-name.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';

const { agentEntries, agentTransactions } = schema;

/** What an agent earns with a car; undefined where the operator pays nothing. */
export type CommissionOf = (price: number) => number | undefined;

type Posting = {
  readonly agentId: number;
  readonly kind: AgentMove;
  readonly amount: number;
  readonly listingId?: number;
  readonly car?: string;
  readonly payoutId?: number;
};

/** Writes a movement once; the ledger's own keys make it impossible a second time. */
export async function post(transaction: Orm, { amount, ...move }: Posting): Promise<void> {
  const [written] = await transaction
    .insert(agentTransactions)
    .values(move)
    .onConflictDoNothing()
    .returning({ id: agentTransactions.id });
  if (!written) return;
  const { debit, credit } = agentPostings[move.kind];
  await transaction.insert(agentEntries).values([
    { transactionId: written.id, account: debit, amount },
    { transactionId: written.id, account: credit, amount: -amount },
  ]);
}

export type Balance = { readonly owed: number; readonly requested: number; readonly paid: number };

/** What is owed to an agent, asked for, and paid. */
export async function balanceOf(orm: Orm, agentId: number): Promise<Balance> {
  const rows = await orm
    .select({ account: agentEntries.account, sum: sql<string>`sum(${agentEntries.amount})` })
    .from(agentEntries)
    .innerJoin(agentTransactions, eq(agentTransactions.id, agentEntries.transactionId))
    .where(eq(agentTransactions.agentId, agentId))
    .groupBy(agentEntries.account);
  // Credits are negative. Adding zero avoids −0.
  const of = (account: string) => 0 - Number(rows.find((row) => row.account === account)?.sum ?? 0) + 0;
  return { owed: of('owed'), requested: of('requested'), paid: of('paid') };
}

const number = z.coerce.number();
const due = z.object({
  rows: z.array(
    z.object({
      listing_id: number,
      agent_id: number,
      price: number,
      brandName: z.string(),
      modelName: z.string(),
      variantName: z.nullable(z.string()),
    }),
  ),
});

/** Batch size; the rest comes with the next run. */
const most = 200;

/**
 * Writes the commissions that are due: for each sold car that an agent brought, with a finished deal (an accepted
 * offer, or a booking whose fee was passed on) of a buyer who is not the agent. The seller brought it by the agent's
 * link, or agreed to the agent before advertising it; a consent counts before a link.
 */
export async function writeCommissions(orm: Orm, commissionOf: CommissionOf): Promise<void> {
  const { rows } = z.parse(
    due,
    await orm.execute(sql`
      select * from (
        select l.id as listing_id, brought.agent_id, b.name as "brandName", m.name as "modelName",
          coalesce(v.name, l.variant_name) as "variantName",
          coalesce(
            (select o.amount from offers o where o.listing_id = l.id and o.status = 'accepted'
              and o.buyer_id <> brought.agent_id order by o.id desc limit 1),
            (select o.price from orders o where o.listing_id = l.id and o.status = 'released'
              and o.buyer_id <> brought.agent_id order by o.id desc limit 1)) as price
        from listings l join accounts s on s.id = l.user_id
        cross join lateral (select coalesce(
          (select d.agent_id from agent_leads d where d.mobile = s.mobile and d.agreed_at <= l.created_at
            and d.expires_at > l.created_at order by d.agreed_at limit 1),
          (select g.account_id from agents g where l.utm_source = ${agentSource} and g.code = l.utm_campaign)
        ) as agent_id) brought
        join accounts a on a.id = brought.agent_id and a.scope = 'agent' and not a.is_suspended
        join brands b on b.id = l.brand_id join models m on m.id = l.model_id
        left join variants v on v.id = l.variant_id
        where l.status = 'sold' and l.user_id <> brought.agent_id
          and not exists (select 1 from agent_transactions t where t.kind = 'commission' and t.listing_id = l.id)
      ) found where price is not null order by listing_id limit ${most}`),
  );
  for (const row of rows) {
    const amount = commissionOf(row.price);
    if (amount === undefined || amount === 0) continue;
    await inTransaction(orm, (transaction) =>
      post(transaction, {
        ...{ agentId: row.agent_id, kind: 'commission', amount, listingId: row.listing_id },
        car: listingLabel(row),
      }),
    );
  }
}
