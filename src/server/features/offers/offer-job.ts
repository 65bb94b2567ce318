import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { isOpenOffer } from '#contract/offers/offer.ts';
import { type Database, schema } from '#server/db/database.ts';
import { leaseOf } from '#server/db/lease.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockCar, lockOffer } from '#server/features/offers/shared/offer-rows.ts';
import { free, stepOffer, tell } from '#server/features/offers/shared/step-offer.ts';
import { keepingStatuses } from '#server/features/payments/shared/order-rows.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';

const { offers } = schema;

const everyMs = 60_000;
/** Interval of freeing cars reserved for a deleted buyer. */
const forsakenEveryMs = 60 * 60_000;
/** Batch size; the rest is handled by the next run. */
const most = 500;

const isPast = (instant: Date | null) => instant !== null && instant.getTime() <= Date.now();

/**
 * Expires offers without a response.
 * @returns their number
 */
export async function expireOffers({ orm }: Database): Promise<number> {
  const due = await orm
    .select({ id: offers.id, listingId: offers.listingId })
    .from(offers)
    .where(and(inArray(offers.status, ['sent', 'countered']), lte(offers.expiresAt, sql`now()`)))
    .orderBy(asc(offers.expiresAt))
    .limit(most);
  let count = 0;
  for (const { id, listingId } of due) {
    const isEnded = await inTransaction(orm, async (transaction) => {
      const car = await lockCar(transaction, listingId);
      const offer = await lockOffer(transaction, id);
      // Another request or process was first.
      if (!car || !offer || !isOpenOffer(offer.status) || !isPast(offer.expiresAt)) return false;
      await stepOffer(transaction, car, offer, { action: 'expire', by: 'site' });
      return true;
    });
    if (isEnded) count += 1;
  }
  return count;
}

/**
 * Puts cars back on offer whose 48 hours are over. The offer stays accepted, because the parties may still
 * agree.
 * @returns their number
 */
export async function freeReservations(database: Database): Promise<number> {
  const { orm } = database;
  const due = await orm
    .select({ id: offers.id, listingId: offers.listingId })
    .from(offers)
    .where(lte(offers.reservedUntil, sql`now()`))
    .orderBy(asc(offers.reservedUntil))
    .limit(most);
  let count = 0;
  for (const { id, listingId } of due) {
    const isFreed = await inTransaction(orm, async (transaction) => {
      const car = await lockCar(transaction, listingId);
      const offer = await lockOffer(transaction, id);
      if (!car || !offer || !isPast(offer.reservedUntil)) return false;
      const isNowFree = await free(transaction, car, offer);
      await transaction.update(offers).set({ reservedUntil: null }).where(eq(offers.id, id));
      if (isNowFree) await tell(transaction, car, offer, 'released', 'site');
      return isNowFree;
    });
    if (isFreed) count += 1;
  }
  if (count > 0) await database.announceChange();
  return count;
}

/**
 * Puts cars back on offer whose buyer's account was deleted along with the offer. A booking keeps its car without an
 * offer.
 */
export async function freeForsaken(database: Database): Promise<void> {
  const { listings, orders } = schema;
  const freed = await database.orm
    .update(listings)
    .set({ status: 'live', updatedAt: new Date() })
    .where(
      and(
        eq(listings.status, 'reserved'),
        sql`${listings.userId} is not null`,
        sql`not exists (select from offers where listing_id = ${listings.id} and reserved_until is not null)`,
        notExists(
          database.orm
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.listingId, listings.id), inArray(orders.status, [...keepingStatuses]))),
        ),
      ),
    )
    .returning({ id: listings.id });
  if (freed.length > 0) await database.announceChange();
}

/** The interval job of offers. Several processes on one database may run it concurrently. */
export function startOfferJob(database: Database, onWarning: (line: string) => void): IntervalJob {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return startIntervalJob({
    everyMs,
    async work() {
      await expireOffers(database);
      await freeReservations(database);
      if (performance.now() - lookedAt < forsakenEveryMs) return;
      await freeForsaken(database);
      lookedAt = performance.now();
    },
    lease: leaseOf(database, 'offers'),
    failed: 'offers could not be looked through',
    onWarning,
  });
}
