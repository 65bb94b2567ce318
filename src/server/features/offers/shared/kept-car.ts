import { and, eq, gt, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { isHeld } from '#server/features/payments/shared/order-rows.ts';

const { offers } = schema;

/**
 * A listing that becomes public again stays reserved for its buyer: an edit that needs a review does not end
 * an agreement.
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
  return kept || (await isHeld(transaction, listingId)) ? { ...outcome, status: 'reserved' } : outcome;
}
