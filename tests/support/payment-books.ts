import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OrderStatus } from '#contract/payments/order-status.ts';
import { type Database, schema } from '#server/db/database.ts';
import { reconcile } from '#server/features/payments/payment-job.ts';
import { createSettlement } from '#server/features/payments/settlement.ts';
import type { PaymentProvider } from '#server/features/payments/shared/payment-provider.ts';
import type { PaymentStandIn } from './payment-stand-in.ts';

const { ledgerEntries, ledgerTransactions, orders } = schema;

/** Lets the time to pay run out for some orders, and reconciles until nothing changes any more. */
export async function settleAll(
  database: Database,
  provider: PaymentProvider,
  references: readonly string[],
): Promise<void> {
  const { orm } = database;
  const settlement = createSettlement({ database, provider, origin: '', holdDays: () => 3 });
  const these = inArray(orders.reference, [...references]);
  await orm
    .update(orders)
    .set({ payBy: new Date(Date.now() - 600_000), invoicingUntil: null })
    .where(these);
  // A run takes 100 orders.
  for (let run = 0; run < 4 + references.length / 25; run += 1) {
    await orm.update(orders).set({ askedAt: null }).where(these);
    // What fails once is settled by a later run; what never is shows in the books.
    await reconcile(database, settlement, () => undefined);
  }
}

/**
 * Holds the orders and the ledger against the books of the provider: each order is in exactly one true state, nothing
 * was captured or refunded twice, no car is kept twice, and all sums to zero.
 */
export async function checkBooks(
  { orm }: Database,
  standIn: PaymentStandIn,
  references: readonly string[],
): Promise<OrderStatus[]> {
  const rows = await orm
    .select()
    .from(orders)
    .where(inArray(orders.reference, [...references]));
  expect(rows).toHaveLength(references.length);
  const posted = await orm
    .select({ reference: orders.reference, kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .innerJoin(orders, eq(orders.id, ledgerTransactions.orderId));
  const kept: (number | null)[] = [];
  for (const { reference, status, fee, listingId } of rows) {
    const isKept = status === 'held' || status === 'released';
    if (isKept) kept.push(listingId);
    expect(['held', 'released', 'refunded', 'failed', 'expired'], reference).toContain(status);
    expect([reference, status, standIn.balance(reference)]).toEqual([reference, status, isKept ? fee : 0]);
    const refunds = standIn.has(reference) ? standIn.payment(reference).refunds.size : 0;
    expect(refunds, reference).toBeLessThanOrEqual(1);
    const kinds = posted.flatMap((one) => (one.reference === reference ? [one.kind] : []));
    expect([reference, kinds.toSorted()]).toEqual([reference, movements(status)]);
  }
  expect(new Set(kept).size).toBe(kept.length);
  const [sum] = await orm.select({ all: sql<number>`coalesce(sum(amount), 0)::int` }).from(ledgerEntries);
  expect(sum?.all).toBe(0);
  return rows.map(({ status }) => status);
}

/** What the ledger holds of an order in a final or held state. */
function movements(status: OrderStatus): string[] {
  if (status === 'held') return ['pay'];
  if (status === 'released') return ['pay', 'release'];
  return status === 'refunded' ? ['confirm-refund', 'pay'] : [];
}
