import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { OfferStatus } from '#contract/offers/offer.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { endOrders } from '#server/features/payments/shared/end-orders.ts';
import { lockCar, lockOffer } from './offer-rows.ts';
import { type Move, stepOffer } from './step-offer.ts';

const { listings, offers } = schema;

/** Open or accepted. */
export const goingOn = ['sent', 'countered', 'accepted'] as const satisfies readonly OfferStatus[];
export const isGoingOn = (status: OfferStatus) => goingOn.some((one) => one === status);

type Ending = {
  /** Whether the site ends it for both. */
  readonly bySite?: boolean;
  /** Limits it to offers with this account. */
  readonly withAccount?: number;
};

/**
 * Ends the offers and bookings of an account, or its offers with another account; the other party is notified,
 * and no car stays reserved. Each car is locked before its offer, as everywhere.
 * @returns whether public data has changed
 */
export async function endOffersOf(
  transaction: Orm,
  accountId: number,
  { bySite = false, withAccount }: Ending = {},
): Promise<boolean> {
  let concernsPublic = false;
  if (withAccount === undefined) {
    for (const which of [{ buyerId: accountId }, { sellerId: accountId }])
      if (await endOrders(transaction, which)) concernsPublic = true;
  }
  const asBuyer = and(
    eq(offers.buyerId, accountId),
    withAccount === undefined ? undefined : eq(listings.userId, withAccount),
  );
  const asSeller = and(
    eq(listings.userId, accountId),
    withAccount === undefined ? undefined : eq(offers.buyerId, withAccount),
  );
  const found = await transaction
    .select({ id: offers.id, listingId: offers.listingId, buyerId: offers.buyerId })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(and(inArray(offers.status, [...goingOn]), or(asBuyer, asSeller)))
    .orderBy(asc(offers.listingId), asc(offers.id));
  for (const { id, listingId, buyerId } of found) {
    const car = await lockCar(transaction, listingId);
    const offer = await lockOffer(transaction, id);
    // Ended by another request in the meantime.
    if (!car || !offer || !isGoingOn(offer.status)) continue;
    const theirs: Move =
      buyerId === accountId ? { action: 'withdraw', by: 'buyer' } : { action: 'decline', by: 'seller' };
    const move: Move = bySite ? { action: 'decline', by: 'site' } : theirs;
    if (await stepOffer(transaction, car, offer, move)) concernsPublic = true;
  }
  return concernsPublic;
}
