import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { isOpenOffer } from '#contract/offers/offer.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { endOrders } from '#server/features/payments/shared/end-orders.ts';
import { goingOn } from './end-offers.ts';
import { lockCar } from './offer-rows.ts';
import { stepOffer } from './step-offer.ts';

const { offers } = schema;

/**
 * Ends offers and bookings for a car that is no longer available: when it is sold, the seller declines open offers; when
 * it is removed, accepted ones too; when staff takes it down, the site ends all, and both parties are
 * notified. Must run before the listing itself is changed, in the same transaction.
 */
export async function closeOffers(
  transaction: Orm,
  listingId: number,
  change: 'sold' | 'remove' | 'take-down',
): Promise<void> {
  await endOrders(transaction, { listingId }, { keepsHeld: change === 'sold' });
  const rows = await transaction
    .select()
    .from(offers)
    .where(and(eq(offers.listingId, listingId), inArray(offers.status, [...goingOn])))
    .orderBy(asc(offers.id))
    .for('update');
  if (rows.length === 0) return;
  const car = await lockCar(transaction, listingId);
  if (!car) return;
  const by = change === 'take-down' ? 'site' : 'seller';
  for (const offer of rows) {
    if (isOpenOffer(offer.status) || change !== 'sold')
      await stepOffer(transaction, car, offer, { action: 'decline', by });
  }
  // A sold car is no longer reserved.
  await transaction
    .update(offers)
    .set({ reservedUntil: null })
    .where(and(eq(offers.listingId, listingId), isNotNull(offers.reservedUntil)));
}
