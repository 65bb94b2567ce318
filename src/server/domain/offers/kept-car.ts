import { and, eq, gt, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';

const { offers } = schema;

/**
 * An advertisement that becomes public again is still kept for the buyer it was kept for: nobody gets out of an agreement
 * by an edit that somebody has to look at.
 */
export async function asKept<Outcome extends { readonly status: string }>(
  transaction: Orm,
  listingId: number,
  outcome: Outcome,
): Promise<Outcome | (Omit<Outcome, 'status'> & { status: 'reserved' })> {
  if (outcome.status !== 'live') return outcome;
  const [kept] = await transaction
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.listingId, listingId),
        eq(offers.status, 'accepted'),
        gt(offers.reservedUntil, sql`now()`),
      ),
    )
    .limit(1);
  return kept ? { ...outcome, status: 'reserved' } : outcome;
}
