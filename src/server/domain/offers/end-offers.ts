import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { OfferStatus } from '#contract/offers/offer.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { lockCar, lockOffer } from './offer-rows.ts';
import { type Move, stepOffer } from './step-offer.ts';

const { listings, offers } = schema;

/** Where there is still something to be agreed on, or kept to. */
export const goingOn = ['sent', 'countered', 'accepted'] as const satisfies readonly OfferStatus[];
export const isGoingOn = (status: OfferStatus) => goingOn.some((one) => one === status);

type Ending = {
  /** The site ends it for them. */
  readonly bySite?: boolean;
  /** Only what they deal about with this account. */
  readonly withAccount?: number;
};

/**
 * Somebody deals no more, or not with somebody: what they are in the middle of is over, whoever did not end it is told,
 * and no car is kept for it. Each car is locked before its offer, as everywhere.
 * @returns whether what anyone can find has changed
 */
export async function endOffersOf(
  transaction: Orm,
  accountId: number,
  { bySite = false, withAccount }: Ending = {},
): Promise<boolean> {
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
  let concernsPublic = false;
  for (const { id, listingId, buyerId } of found) {
    const car = await lockCar(transaction, listingId);
    const offer = await lockOffer(transaction, id);
    // Ended by somebody else meanwhile.
    if (!car || !offer || !isGoingOn(offer.status)) continue;
    const theirs: Move =
      buyerId === accountId ? { action: 'withdraw', by: 'buyer' } : { action: 'decline', by: 'seller' };
    const move: Move = bySite ? { action: 'decline', by: 'site' } : theirs;
    if (await stepOffer(transaction, car, offer, move)) concernsPublic = true;
  }
  return concernsPublic;
}
