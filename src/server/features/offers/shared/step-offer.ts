import { and, eq, gt, ne, sql } from 'drizzle-orm';
import {
  isOpenOffer,
  type OfferAction,
  type OfferParty,
  offerLimits,
  stepOf,
} from '#contract/offers/offer.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { noteInConversation } from '#server/features/conversations/shared/conversation-rows.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { endOrders } from '#server/features/payments/shared/end-orders.ts';
import { isHeld, isOrdered } from '#server/features/payments/shared/order-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import { isOffered, type OfferedCar, type OfferRow } from './offer-rows.ts';

const { listings, offers, offerSteps } = schema;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
export const validUntil = (now: Date) => new Date(now.getTime() + offerLimits.validDays * dayMs);
const reservedUntil = (now: Date) => new Date(now.getTime() + offerLimits.reservedHours * hourMs);

export type Move = {
  readonly action: OfferAction;
  readonly by: OfferParty;
  readonly amount?: number | undefined;
  readonly note?: string | undefined;
  /** The idempotency key of the acting party. */
  readonly clientId?: string | undefined;
};

/**
 * Moves an offer one step along the graph: records the step, reserves or releases the car, and notifies the
 * other party. Car and offer must be locked first.
 * @returns whether public data has changed
 * @throws AppError `conflict` if the graph has no such step, `car_reserved` and `gone` if the car cannot be
 * reserved
 */
export async function stepOffer(
  transaction: Orm,
  car: OfferedCar,
  offer: OfferRow,
  { action, by, amount, note = '', clientId }: Move,
): Promise<boolean> {
  const step = stepOf(offer.status, by, action);
  if (!step) throw new AppError('conflict');
  const now = new Date();
  const isAccepted = step.to === 'accepted';
  if (isAccepted) await reserve(transaction, car, now);
  // The agreement that was paid for is over.
  if (offer.status === 'accepted') await endOrders(transaction, { offerId: offer.id });
  const isFreed = !isAccepted && (await free(transaction, car, offer));
  const after = {
    status: step.to,
    amount: amount ?? offer.amount,
    revision: offer.revision + 1,
    updatedAt: now,
    expiresAt: isOpenOffer(step.to) ? validUntil(now) : offer.expiresAt,
    reservedUntil: isAccepted ? reservedUntil(now) : null,
  };
  await transaction.update(offers).set(after).where(eq(offers.id, offer.id));
  const [written] = await transaction
    .insert(offerSteps)
    .values({ offerId: offer.id, action, by, amount: amount ?? null, note, clientId: clientId ?? null })
    .onConflictDoNothing()
    .returning({ id: offerSteps.id });
  // A concurrent request has used its id for another offer.
  if (!written) throw new AppError('conflict');
  // When the site ends an offer, neither party has declined.
  const told = by === 'site' && action === 'decline' ? 'closed' : step.to;
  await tell(transaction, car, { ...offer, ...after }, told, by);
  return isAccepted || isFreed;
}

/** @throws AppError `car_reserved`, `gone` */
async function reserve(transaction: Orm, car: OfferedCar, now: Date): Promise<void> {
  if (car.status === 'reserved') throw new AppError('car_reserved');
  if (!isOffered(car, now)) throw new AppError('gone');
  // A buyer is paying for it at the dealer's price.
  if (await isOrdered(transaction, car.id)) throw new AppError('car_reserved');
  await transaction
    .update(listings)
    .set({ status: 'reserved', updatedAt: now })
    .where(eq(listings.id, car.id));
}

/**
 * Puts the car on offer again, unless another offer or a booking reserves it.
 * @returns whether it was reserved for this offer
 */
export async function free(transaction: Orm, car: OfferedCar, offer: OfferRow): Promise<boolean> {
  if (offer.reservedUntil === null || car.status !== 'reserved') return false;
  const [another] = await transaction
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.listingId, car.id), ne(offers.id, offer.id), gt(offers.reservedUntil, sql`now()`)));
  if (another || (await isHeld(transaction, car.id))) return false;
  await transaction
    .update(listings)
    .set({ status: 'live', updatedAt: new Date() })
    .where(eq(listings.id, car.id));
  return true;
}

/** Notifies everyone except the acting party. */
export async function tell(
  transaction: Orm,
  { id: listingId, label, sellerId }: OfferedCar,
  { id: offerId, amount, revision, buyerId }: OfferRow,
  status: string,
  by: OfferParty,
): Promise<void> {
  await noteInConversation(transaction, listingId, buyerId);
  const parties = { buyer: buyerId, seller: sellerId } as const;
  for (const side of ['buyer', 'seller'] as const) {
    const accountId = parties[side];
    if (side === by || accountId === null) continue;
    const facts = { listingId, car: label, offerId, status, amount, role: side };
    const key = `${offerId}:${revision}:${status}`;
    await notify(transaction, { accountId, kind: 'offer-changed', key, listingId, facts });
  }
}
