import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { reviewColumns } from '#server/features/owner-reviews/shared/read-reviews.ts';
import type { AccountRow } from '#server/session/principal.ts';

const { contestEntries } = schema;
const { agentEntries, agentLeads, agentPayouts, agents, agentTransactions } = schema;
const { dealerPages, dealRatings, ownerReviews, warranties, warrantyClaims } = schema;

/**
 * What an account has as a buyer with a warranty, as a dealer and as an agent.
 * @param most maximum number of rows per kind
 */
export async function dealingsOf(orm: Orm, { id, mobile }: AccountRow, most: number) {
  const sellers = await orm
    .select()
    .from(agentLeads)
    .where(eq(agentLeads.agentId, id))
    .orderBy(desc(agentLeads.id))
    .limit(most);
  return {
    ratings: await orm
      .select({
        ...{ listingId: dealRatings.listingId, car: dealRatings.car, stars: dealRatings.stars },
        ...{ words: dealRatings.words, hiddenAt: dealRatings.hiddenAt, createdAt: dealRatings.createdAt },
      })
      .from(dealRatings)
      .where(eq(dealRatings.buyerId, id))
      .orderBy(desc(dealRatings.id))
      .limit(most),
    contestEntries: await orm
      .select()
      .from(contestEntries)
      .where(eq(contestEntries.accountId, id))
      .limit(most),
    ownerReviews: await orm
      .select(reviewColumns)
      .from(ownerReviews)
      .where(eq(ownerReviews.accountId, id))
      .orderBy(desc(ownerReviews.id))
      .limit(most),
    /** A warranty belongs to a car: it is known whose it is once it is claimed. */
    warrantyClaims: await orm
      .select({
        ...{ number: warranties.number, planName: warranties.planName, plate: warranties.plate },
        ...{ startsOn: warranties.startsOn, endsOn: warranties.endsOn, state: warrantyClaims.state },
        ...{ happenedOn: warrantyClaims.happenedOn, kilometers: warrantyClaims.kilometers },
        ...{ description: warrantyClaims.description, images: warrantyClaims.images },
        ...{ answer: warrantyClaims.answer, consentVersion: warrantyClaims.consentVersion },
        ...{ createdAt: warrantyClaims.createdAt, changedAt: warrantyClaims.changedAt },
      })
      .from(warrantyClaims)
      .innerJoin(warranties, eq(warranties.id, warrantyClaims.warrantyId))
      .where(eq(warrantyClaims.accountId, id))
      .orderBy(desc(warrantyClaims.id))
      .limit(most),
    dealerPage: await orm.select().from(dealerPages).where(eq(dealerPages.accountId, id)),
    /** Whom they agreed to as a seller; agents' notes stay with the agents. */
    consentsToAgents: await orm
      .select({
        ...{ name: agentLeads.name, agreedAt: agentLeads.agreedAt, expiresAt: agentLeads.expiresAt },
        endedAt: agentLeads.endedAt,
      })
      .from(agentLeads)
      .where(and(eq(agentLeads.mobile, mobile), isNotNull(agentLeads.agreedAt)))
      .limit(most),
    agentLinks: await orm
      .select({ code: agents.code, createdAt: agents.createdAt })
      .from(agents)
      .where(eq(agents.accountId, id)),
    /** As the agent sees them: without the sellers' numbers. */
    agentSellers: sellers.map(({ name, note, agreedAt, expiresAt, endedAt, createdAt, mobile: number }) => ({
      ...{ name, note, mobile: `…${number.slice(-4)}`, agreedAt, expiresAt, endedAt, createdAt },
    })),
    commissionMoves: await orm
      .select({
        ...{ kind: agentTransactions.kind, car: agentTransactions.car, amount: agentEntries.amount },
        createdAt: agentTransactions.createdAt,
      })
      .from(agentTransactions)
      .innerJoin(
        agentEntries,
        // The debit: a movement's amount.
        and(eq(agentEntries.transactionId, agentTransactions.id), gt(agentEntries.amount, 0)),
      )
      .where(eq(agentTransactions.agentId, id))
      .orderBy(desc(agentTransactions.id))
      .limit(most),
    commissionPayouts: await orm
      .select({
        ...{ amount: agentPayouts.amount, state: agentPayouts.state, createdAt: agentPayouts.createdAt },
        decidedAt: agentPayouts.decidedAt,
      })
      .from(agentPayouts)
      .where(eq(agentPayouts.agentId, id))
      .orderBy(desc(agentPayouts.id))
      .limit(most),
  };
}
