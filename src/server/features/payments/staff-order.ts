import { asc, eq, sql } from 'drizzle-orm';
import type { LedgerLine, StaffOrder } from '#contract/payments/payment.schema.ts';
import { type Database, schema } from '#server/db/database.ts';
import { orderByReference } from '#server/features/payments/shared/order-rows.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import type { OrderViews } from './order-views.ts';

const { accounts, auditTrail, ledgerEntries, ledgerTransactions } = schema;

type Parts = { readonly database: Database; readonly views: OrderViews; readonly trail: AuditTrail };

/** Most entries of the trail: an order has one decision, and seldom more. */
const mostEntries = 20;

/** An order as staff see it. @throws AppError `not_found` */
export async function readStaffOrder(
  { database: { orm }, views, trail }: Parts,
  reference: string,
): Promise<StaffOrder> {
  const row = await orderByReference(orm, reference);
  if (!row) throw new AppError('not_found');
  const lines = await orm
    .select({
      kind: ledgerTransactions.kind,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      createdAt: ledgerTransactions.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.orderId, row.id))
    .orderBy(asc(ledgerEntries.id));
  const [buyer] =
    row.buyerId === null ? [] : await orm.select().from(accounts).where(eq(accounts.id, row.buyerId));
  return {
    order: await views.one({ reference }, 'staff'),
    provider: row.provider,
    mobile: buyer?.mobile ?? null,
    ledger: lines.map((line): LedgerLine => ({ ...line, createdAt: line.createdAt.toISOString() })),
    trail: await trail.entries({
      where: sql`${auditTrail.facts} ->> 'reference' = ${reference}`,
      limit: mostEntries,
    }),
  };
}
