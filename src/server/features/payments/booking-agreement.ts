import { and, desc, eq } from 'drizzle-orm';
import type { BookingProblem } from '#contract/payments/payment.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isBlocked } from '#server/features/account/shared/blocked.ts';
import { isOffered, type OfferedCar } from '#server/features/offers/shared/offer-rows.ts';
import { canHold } from '#server/features/payments/shared/step-order.ts';

const { accounts, offers } = schema;

export type Agreement =
  | { readonly kind: 'agreed'; readonly price: number; readonly offerId: number | null }
  | { readonly kind: 'refused'; readonly problem: BookingProblem; readonly price: number };

/**
 * On what a buyer may book a car: their accepted offer, or a dealer's asking price, which is fixed. A private seller
 * agrees to nothing but an offer.
 */
export async function agreementOn(orm: Orm, car: OfferedCar, buyerId: number): Promise<Agreement> {
  const refused = (problem: BookingProblem, price = car.price) =>
    ({ kind: 'refused', problem, price }) as const;
  const { sellerId } = car;
  if (sellerId === buyerId) return refused('own_car');
  if (sellerId === null || !isOffered(car, new Date())) return refused('not_offered');
  const [seller] = await orm.select().from(accounts).where(eq(accounts.id, sellerId));
  // A block is not revealed.
  if (!seller || seller.isSuspended || (await isBlocked(orm, { accountId: buyerId, by: sellerId })))
    return refused('not_offered');
  const [offer] = await orm
    .select({ id: offers.id, amount: offers.amount })
    .from(offers)
    .where(and(eq(offers.listingId, car.id), eq(offers.buyerId, buyerId), eq(offers.status, 'accepted')))
    .orderBy(desc(offers.updatedAt))
    .limit(1);
  if (!offer && seller.scope !== 'dealer') return refused('no_agreement');
  const price = offer?.amount ?? car.price;
  const offerId = offer?.id ?? null;
  if (!(await canHold(orm, car, { offerId }))) return refused('reserved', price);
  return { kind: 'agreed', price, offerId };
}
