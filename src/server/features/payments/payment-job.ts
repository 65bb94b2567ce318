import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { unsettledOrderStatuses } from '#contract/payments/order.ts';
import { type Database, schema } from '#server/db/database.ts';
import { leaseOf } from '#server/db/lease.ts';
import { reasonOf } from '#server/process/error-reason.ts';
import { type IntervalJob, startIntervalJob } from '#server/process/interval-job.ts';
import type { Settlement } from './settlement.ts';

const { orders } = schema;

const everyMs = 30_000;
/** Batch size; the rest comes with the next run. */
const most = 100;
/** How many orders are asked about at once. */
const atOnce = 4;

/**
 * Ends holds that are over. Then asks the provider about every order that may have changed without a notification:
 * unsettled ones each minute; failed and expired ones, whose payment may still arrive, each hour for two days and each
 * day for a month.
 */
export async function reconcile(
  database: Database,
  settlement: Settlement,
  onWarning: (line: string) => void,
): Promise<void> {
  await endHolds(database, settlement, onWarning);
  const { orm } = database;
  const isDue = or(
    and(
      inArray(orders.status, [...unsettledOrderStatuses]),
      or(isNull(orders.askedAt), lt(orders.askedAt, sql`now() - interval '1 minute'`)),
    ),
    and(
      inArray(orders.status, ['failed', 'expired']),
      or(
        isNull(orders.askedAt),
        lt(
          orders.askedAt,
          sql`now() - case when ${orders.createdAt} > now() - interval '2 days' then interval '1 hour' else interval '1 day' end`,
        ),
      ),
      sql`${orders.createdAt} > now() - interval '30 days'`,
    ),
  );
  const oldest = orm
    .select({ id: orders.id })
    .from(orders)
    // Those of another provider wait until it is configured again (docs/operations.md).
    .where(and(eq(orders.provider, settlement.provider), isDue))
    .orderBy(sql`${orders.askedAt} nulls first`)
    .limit(most)
    .for('update', { skipLocked: true });
  // Marked first: another process asks about others, and one that fails goes to the end of the line.
  const due = await orm
    .update(orders)
    .set({ askedAt: sql`now()` })
    .where(inArray(orders.id, oldest))
    .returning({ reference: orders.reference });
  const settle = async ({ reference }: { readonly reference: string }) => {
    await settlement.settle(reference).catch((error: unknown) => {
      onWarning(`order ${reference} could not be settled: ${reasonOf(error)}`);
    });
  };
  // A few at once: a provider that does not answer takes seconds for each.
  for (let at = 0; at < due.length; at += atOnce) await Promise.all(due.slice(at, at + atOnce).map(settle));
}

async function endHolds(
  { orm }: Database,
  settlement: Settlement,
  onWarning: (line: string) => void,
): Promise<void> {
  const over = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'held'), lte(orders.heldUntil, sql`now()`)))
    .orderBy(asc(orders.heldUntil))
    .limit(most);
  for (const order of over) {
    // One that fails does not hold up the others.
    await settlement.endHold(order).catch((error: unknown) => {
      onWarning(`the hold of order ${order.reference} could not be ended: ${reasonOf(error)}`);
    });
  }
}

export function startPaymentJob(
  database: Database,
  settlement: Settlement,
  onWarning: (line: string) => void,
): IntervalJob {
  return startIntervalJob({
    everyMs,
    work: () => reconcile(database, settlement, onWarning),
    lease: leaseOf(database, 'payments'),
    failed: 'payments could not be reconciled',
    onWarning,
  });
}
