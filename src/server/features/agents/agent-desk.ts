import { randomInt } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AgentDesk, AgentLead } from '#contract/agents/agent.schema.ts';
import { requestDays } from '#contract/agents/agent.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { balanceOf } from './agent-ledger.ts';

const { accounts, agentEntries, agentLeads, agentPayouts, agents, agentTransactions, listings } = schema;

const mostLeads = 100;
const mostMoves = 50;
/** Crockford's alphabet: no letters that look like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

const newCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

/** The code of an agent's link, made when it is first needed. */
async function codeOf(orm: Orm, accountId: number): Promise<string> {
  await orm.insert(agents).values({ accountId, code: newCode() }).onConflictDoNothing();
  const [agent] = await orm.select({ code: agents.code }).from(agents).where(eq(agents.accountId, accountId));
  // Another agent has the same code, once in a trillion.
  return agent?.code ?? codeOf(orm, accountId);
}

/** Until when a seller can answer a request. */
export const answerableUntil = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + requestDays * 86_400_000);

type LeadRow = typeof agentLeads.$inferSelect;

/** Refused, or agreed and then ended by the seller: what ends by time does so after it. */
export const isEnded = ({ agreedAt, endedAt, expiresAt }: LeadRow): boolean =>
  endedAt !== null && (agreedAt === null || (expiresAt !== null && endedAt <= expiresAt));

/** Sellers as their agent sees them. */
export async function leadViews(orm: Orm, rows: readonly LeadRow[]): Promise<AgentLead[]> {
  const ids = rows.map(({ id }) => id);
  const cars =
    ids.length === 0
      ? []
      : await orm
          .select({ id: agentLeads.id, cars: count(listings.id) })
          .from(agentLeads)
          .innerJoin(accounts, eq(accounts.mobile, agentLeads.mobile))
          .innerJoin(
            listings,
            and(
              eq(listings.userId, accounts.id),
              sql`${listings.createdAt} >= ${agentLeads.agreedAt}`,
              sql`${listings.createdAt} < ${agentLeads.expiresAt}`,
            ),
          )
          .where(inArray(agentLeads.id, ids))
          .groupBy(agentLeads.id);
  return rows.map((row) => {
    const { id, name, mobile, note, agreedAt, expiresAt, createdAt } = row;
    return {
      ...{ id, name, note },
      mobile: `…${mobile.slice(-4)}`,
      state: isEnded(row) ? 'refused' : agreedAt !== null ? 'agreed' : 'asked',
      expiresAt: (expiresAt ?? answerableUntil(createdAt)).toISOString(),
      createdAt: createdAt.toISOString(),
      cars: cars.find((each) => each.id === id)?.cars ?? 0,
    };
  });
}

/** Everything an agent sees: link, sellers, commissions and payouts. */
export async function deskOf(orm: Orm, agentId: number): Promise<AgentDesk> {
  const leads = await orm
    .select()
    .from(agentLeads)
    .where(eq(agentLeads.agentId, agentId))
    .orderBy(desc(agentLeads.id))
    .limit(mostLeads);
  const moves = await orm
    .select({
      id: agentTransactions.id,
      kind: agentTransactions.kind,
      car: agentTransactions.car,
      createdAt: agentTransactions.createdAt,
      amount: agentEntries.amount,
    })
    .from(agentTransactions)
    .innerJoin(
      agentEntries,
      and(eq(agentEntries.transactionId, agentTransactions.id), gt(agentEntries.amount, 0)),
    )
    .where(eq(agentTransactions.agentId, agentId))
    .orderBy(desc(agentTransactions.id))
    .limit(mostMoves);
  const payouts = await orm
    .select()
    .from(agentPayouts)
    .where(eq(agentPayouts.agentId, agentId))
    .orderBy(desc(agentPayouts.id))
    .limit(mostMoves);
  return {
    code: await codeOf(orm, agentId),
    leads: await leadViews(orm, leads),
    balance: await balanceOf(orm, agentId),
    moves: moves.map((move) => ({ ...move, createdAt: move.createdAt.toISOString() })),
    payouts: payouts.map(payoutOf),
  };
}

export function payoutOf({ id, amount, state, createdAt, decidedAt }: typeof agentPayouts.$inferSelect) {
  return {
    ...{ id, amount, state },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
