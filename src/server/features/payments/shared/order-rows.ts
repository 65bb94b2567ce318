import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { OfferOrder } from '#contract/offers/offer.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { orders } = schema;

export type OrderRow = typeof orders.$inferSelect;

/** Locks one order until the transaction is over; lock its car before. */
export async function lockOrder(transaction: Orm, id: number): Promise<OrderRow | undefined> {
  const [row] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

export async function orderByReference(orm: Orm, reference: string): Promise<OrderRow | undefined> {
  const [row] = await orm.select().from(orders).where(eq(orders.reference, reference));
  return row;
}

/** Orders that keep a car from others: a released one does until the seller marks the car as sold. */
export const keepingStatuses = ['held', 'released'] as const;

/** Whether a booking order, other than a given one, is paying for a car, holds it or has it. Lock the car before. */
export async function isOrdered(orm: Orm, listingId: number, except?: number): Promise<boolean> {
  const [found] = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listingId),
        inArray(orders.status, ['created', 'pending', ...keepingStatuses]),
        except === undefined ? undefined : ne(orders.id, except),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Orders that are not over, or whose buyer has the car: newest first. */
export async function currentOrders(
  orm: Orm,
  whose: { readonly buyerId: number } | { readonly offerIds: readonly number[] },
): Promise<OrderRow[]> {
  if ('offerIds' in whose && whose.offerIds.length === 0) return [];
  return await orm
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['created', 'pending', ...keepingStatuses]),
        'buyerId' in whose ? eq(orders.buyerId, whose.buyerId) : inArray(orders.offerId, [...whose.offerIds]),
      ),
    )
    .orderBy(desc(orders.id));
}

/** What both parties of an agreement see of its order. */
export function offerOrderOf({ reference, status, fee, heldUntil }: OrderRow): OfferOrder {
  return { reference, status, fee, heldUntil: status === 'held' ? (heldUntil?.toISOString() ?? null) : null };
}

/** Paid booking orders that hold these cars. */
export async function heldOrders(orm: Orm, listingIds: readonly number[]): Promise<OrderRow[]> {
  if (listingIds.length === 0) return [];
  return await orm
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'held'), inArray(orders.listingId, [...listingIds])));
}

/** Whether a paid booking order holds a car or has it. Lock the car before. */
export async function isHeld(transaction: Orm, listingId: number): Promise<boolean> {
  const [found] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.listingId, listingId), inArray(orders.status, [...keepingStatuses])))
    .limit(1);
  return found !== undefined;
}
