import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OfferAction, OfferStatus } from '#contract/offer.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { notify } from '../notifications/notify.ts';

const { listings, offers, offerSteps } = schema;

const open = ['sent', 'countered', 'accepted'] as const satisfies readonly OfferStatus[];

type Ending = {
  readonly status: OfferStatus;
  readonly action: OfferAction;
  readonly by: 'buyer' | 'seller';
};
const asBuyer: Ending = { status: 'withdrawn', action: 'withdraw', by: 'buyer' };
const asSeller: Ending = { status: 'declined', action: 'decline', by: 'seller' };

/** Somebody leaves: what they still deal about is over, the other side is told, and no car is kept for them. */
export async function endOffersOf(transaction: Orm, accountId: number): Promise<void> {
  const found = await transaction
    .select({ offer: offers, sellerId: listings.userId, car: listings.title, listing: listings.status })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(
      and(
        inArray(offers.status, [...open]),
        sql`(${offers.buyerId} = ${accountId} or ${listings.userId} = ${accountId})`,
      ),
    )
    .for('update', { of: [offers, listings] });
  for (const { offer, sellerId, car, listing } of found) {
    const ending = offer.buyerId === accountId ? asBuyer : asSeller;
    const { id: offerId, listingId, amount } = offer;
    await transaction
      .update(offers)
      .set({
        status: ending.status,
        revision: sql`${offers.revision} + 1`,
        updatedAt: sql`now()`,
        reservedUntil: null,
      })
      .where(eq(offers.id, offerId));
    await transaction.insert(offerSteps).values({ offerId, action: ending.action, by: ending.by });
    if (offer.status === 'accepted' && listing === 'reserved')
      await transaction
        .update(listings)
        .set({ status: 'live', revision: sql`${listings.revision} + 1`, updatedAt: sql`now()` })
        .where(and(eq(listings.id, listingId), eq(listings.status, 'reserved')));
    const other = ending.by === 'buyer' ? sellerId : offer.buyerId;
    if (other !== null && other !== accountId)
      await notify(transaction, {
        accountId: other,
        kind: 'offer-changed',
        key: `${offerId}:${offer.revision + 1}`,
        listingId,
        facts: { listingId, car, offerId, status: ending.status, amount },
      });
  }
}
