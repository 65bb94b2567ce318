import { and, asc, eq, inArray } from 'drizzle-orm';
import { activeOrderStatuses, type OrderAction, orderStep } from '#contract/payments/order.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { lockCar } from '#server/features/offers/shared/offer-rows.ts';
import { lockOrder } from './order-rows.ts';
import { stepOrder } from './step-order.ts';

const { listings, orders } = schema;

type Which = {
  readonly listingId?: number;
  readonly sellerId?: number;
  readonly buyerId?: number;
  readonly offerId?: number;
};

/**
 * Ends booking orders whose car is no longer offered, whose buyer leaves, or whose agreement ends: what was paid is
 * refunded, what was not cannot be paid any more.
 * @param keepsHeld leaves those that hold their car: a sold car stays the buyer's until they confirm or the hold ends
 * @returns whether public data has changed
 */
export async function endOrders(
  transaction: Orm,
  { listingId, sellerId, buyerId, offerId }: Which,
  { keepsHeld = false } = {},
): Promise<boolean> {
  const found = await transaction
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .leftJoin(listings, eq(listings.id, orders.listingId))
    .where(
      and(
        inArray(orders.status, [...activeOrderStatuses]),
        listingId === undefined ? undefined : eq(orders.listingId, listingId),
        sellerId === undefined ? undefined : eq(listings.userId, sellerId),
        buyerId === undefined ? undefined : eq(orders.buyerId, buyerId),
        offerId === undefined ? undefined : eq(orders.offerId, offerId),
      ),
    )
    .orderBy(asc(orders.listingId), asc(orders.id));
  let concernsPublic = false;
  for (const { id, listingId: carId } of found) {
    const car = carId === null ? undefined : await lockCar(transaction, carId);
    const order = await lockOrder(transaction, id);
    if (!order || (keepsHeld && order.status === 'held')) continue;
    const action: OrderAction = order.status === 'held' ? 'refund' : 'fail';
    // Ended by another request meanwhile.
    if (!orderStep(order.status, 'site', action)) continue;
    const stepped = await stepOrder(transaction, car, order, { action, by: 'site' });
    if (stepped.concernsPublic) concernsPublic = true;
  }
  return concernsPublic;
}
