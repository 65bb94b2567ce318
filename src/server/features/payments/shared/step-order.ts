import { and, eq, gt, ne, sql } from 'drizzle-orm';
import {
  isPosted,
  type OrderAction,
  type OrderParty,
  orderPostings,
  orderStep,
  type PostedAction,
} from '#contract/payments/order.ts';
import type { OrderStatus } from '#contract/payments/order-status.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { isOffered, type OfferedCar } from '#server/features/offers/shared/offer-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import { isOrdered, type OrderRow } from './order-rows.ts';

const { ledgerEntries, ledgerTransactions, listings, offers, orderEvents, orders } = schema;

const dayMs = 86_400_000;

export type OrderMove = {
  readonly action: OrderAction;
  readonly by: OrderParty;
  /** For `hold`. */
  readonly holdDays?: number;
};

export type SteppedOrder = {
  readonly order: OrderRow;
  /** Whether public data has changed. */
  readonly concernsPublic: boolean;
};

/**
 * Takes an order one step along the graph: writes the ledger, holds or frees the car, records the step and notifies
 * the other parties. Lock car and order first.
 * @param car undefined where the car is gone
 * @throws AppError `conflict` where the graph has no such step
 */
export async function stepOrder(
  transaction: Orm,
  car: OfferedCar | undefined,
  order: OrderRow,
  { action, by, holdDays = 0 }: OrderMove,
): Promise<SteppedOrder> {
  const status = orderStep(order.status, by, action);
  if (!status) throw new AppError('conflict');
  const now = new Date();
  const [after] = await transaction
    .update(orders)
    .set({
      status,
      updatedAt: now,
      heldUntil: action === 'hold' ? new Date(now.getTime() + holdDays * dayMs) : order.heldUntil,
      // The provider is to hear of it at once: the refund, or the end of the payment page.
      ...((action === 'refund' || action === 'fail') && { askedAt: null }),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!after) throw new AppError('conflict');
  if (isPosted(action)) await post(transaction, order, action);
  await transaction.insert(orderEvents).values({ orderId: order.id, action, by, status });
  let concernsPublic = false;
  if (car && action === 'hold') concernsPublic = await reserve(transaction, car, now);
  if (car && order.status === 'held' && action === 'refund') concernsPublic = await free(transaction, car);
  await tell(transaction, car, after, status, by);
  return { order: after, concernsPublic };
}

/** Writes what an action moves; the ledger's own key makes it impossible a second time. */
async function post(transaction: Orm, { id: orderId, fee }: OrderRow, kind: PostedAction): Promise<void> {
  const [written] = await transaction
    .insert(ledgerTransactions)
    .values({ orderId, kind })
    .returning({ id: ledgerTransactions.id });
  if (!written) throw new Error('the ledger has no transaction');
  const { debit, credit } = orderPostings[kind];
  await transaction.insert(ledgerEntries).values([
    { transactionId: written.id, account: debit, amount: fee },
    { transactionId: written.id, account: credit, amount: -fee },
  ]);
}

type Claim = {
  /** An order that exists. */
  readonly id?: number;
  /** The accepted offer it is based on; null for a dealer's price. */
  readonly offerId: number | null;
};

/** Whether an order may hold a car: it is offered, and neither another order nor another offer has it. */
export async function canHold(orm: Orm, car: OfferedCar, order: Claim): Promise<boolean> {
  if (!isOffered(car, new Date())) return false;
  if (await isOrdered(orm, car.id, order.id)) return false;
  if (car.status === 'live') return true;
  // Reserved without an order: by the buyer's own accepted offer, or by another's.
  const [another] = await orm
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.listingId, car.id),
        gt(offers.reservedUntil, sql`now()`),
        order.offerId === null ? undefined : ne(offers.id, order.offerId),
      ),
    )
    .limit(1);
  return another === undefined;
}

async function reserve(transaction: Orm, { id, status }: OfferedCar, now: Date): Promise<boolean> {
  if (status === 'reserved') return false;
  await transaction.update(listings).set({ status: 'reserved', updatedAt: now }).where(eq(listings.id, id));
  return true;
}

/** Offers the car again, unless an accepted offer reserves it. */
async function free(transaction: Orm, { id, status }: OfferedCar): Promise<boolean> {
  if (status !== 'reserved') return false;
  const [offer] = await transaction
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.listingId, id), gt(offers.reservedUntil, sql`now()`)))
    .limit(1);
  if (offer) return false;
  await transaction
    .update(listings)
    .set({ status: 'live', updatedAt: new Date() })
    .where(eq(listings.id, id));
  return true;
}

/** Statuses that a party is notified of. */
const toldStatuses = {
  buyer: ['held', 'released', 'refunding', 'refunded'],
  seller: ['held', 'released', 'refunding'],
} as const satisfies Record<string, readonly OrderStatus[]>;

async function tell(
  transaction: Orm,
  car: OfferedCar | undefined,
  { id, reference, buyerId, fee, car: name }: OrderRow,
  status: OrderStatus,
  by: OrderParty,
): Promise<void> {
  if (!car) return;
  const parties = { buyer: buyerId, seller: car.sellerId } as const;
  for (const role of ['buyer', 'seller'] as const) {
    const accountId = parties[role];
    if (accountId === null || role === by || !toldStatuses[role].some((told) => told === status)) continue;
    await notify(transaction, {
      accountId,
      kind: 'booking-changed',
      key: `${id}:${status}`,
      listingId: car.id,
      facts: { listingId: car.id, car: name, reference, status, amount: fee, role },
    });
  }
}
