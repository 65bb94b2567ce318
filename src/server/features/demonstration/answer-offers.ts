import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Database, schema } from '#server/db/database.ts';
import { isDemonstrationCar } from '#server/db/demonstration-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isOffered, lockCar, lockOffer } from '#server/features/offers/shared/offer-rows.ts';
import { stepOffer } from '#server/features/offers/shared/step-offer.ts';
import type { MarketService } from '#server/market/market.service.ts';
import { offerAnswer } from './offer-answer.ts';

const { listings, offers, offerSteps } = schema;

/** Batch size; the rest is handled by the next run. */
const most = 100;

/**
 * Responds to the offers that wait for a demonstration seller, so that the whole sale can be tried by one
 * person (docs/product.md#demonstration-cars). While a car is reserved, other offers for it wait, as with any
 * seller.
 * @param offerId limits the run to this offer
 */
export async function answerOffers(
  database: Database,
  market: Pick<MarketService, 'marketOf'>,
  offerId?: number,
): Promise<void> {
  const waiting = await database.orm
    .select({ id: offers.id, listingId: offers.listingId })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(
      and(
        eq(offers.status, 'sent'),
        gt(offers.expiresAt, sql`now()`),
        isDemonstrationCar,
        eq(listings.status, 'live'),
        offerId === undefined ? undefined : eq(offers.id, offerId),
      ),
    )
    .orderBy(asc(offers.id))
    .limit(most);
  for (const { id, listingId } of waiting) {
    const concernsPublic = await inTransaction(database.orm, async (transaction) => {
      const car = await lockCar(transaction, listingId);
      const offer = await lockOffer(transaction, id);
      // Another request or process was first.
      if (!car || offer?.status !== 'sent' || car.status !== 'live' || !isOffered(car, new Date()))
        return false;
      const countered = await transaction.$count(
        offerSteps,
        and(eq(offerSteps.offerId, id), eq(offerSteps.by, 'seller')),
      );
      const answer = offerAnswer({
        amount: offer.amount,
        price: car.price,
        median: market.marketOf(car)?.median ?? null,
        hasCountered: countered > 0,
      });
      return await stepOffer(transaction, car, offer, { by: 'seller', ...answer });
    });
    if (concernsPublic) await database.announceChange();
  }
}
