import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ledgerAccounts, orderActions } from '#contract/payments/order.ts';
import { orderStatuses } from '#contract/payments/order-status.ts';
import { accounts } from './account.schema.ts';
import { listings } from './listing.schema.ts';
import { offers } from './people.schema.ts';
import { visitSource } from './visit-source.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => bigint(name, { mode: 'number' });
const bigId = () => amount('id').primaryKey().generatedByDefaultAsIdentity();

/**
 * Booking orders; the contract's order graph defines the possible steps. They outlive account, listing and offer, since
 * the ledger refers to them.
 */
export const orders = pgTable(
  'orders',
  {
    id: bigId(),
    /** The public name, by which the payment provider knows it too. */
    reference: text('reference').notNull(),
    clientId: uuid('client_id').notNull(),
    listingId: amount('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    buyerId: amount('buyer_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The accepted offer; null for a dealer's price. */
    offerId: amount('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    /** The car's name at the time of the order. */
    car: text('car').notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('created'),
    /** Rupiah: what is paid, and the agreed price. */
    fee: amount('fee').notNull(),
    price: amount('price').notNull(),
    name: text('name').notNull(),
    visitOn: date('visit_on', { mode: 'string' }),
    termsVersion: text('terms_version').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own id, where it has one. */
    providerId: text('provider_id'),
    payUrl: text('pay_url'),
    /** While set and in the future, a process creates the payment at the provider. */
    invoicingUntil: instant('invoicing_until'),
    payBy: instant('pay_by').notNull(),
    heldUntil: instant('held_until'),
    /** When the provider was asked last. */
    askedAt: instant('asked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    ...visitSource(),
  },
  (table) => [
    uniqueIndex('orders_reference').on(table.reference),
    uniqueIndex('orders_client_id').on(table.clientId),
    // A car has one order at a time, whatever runs at once.
    uniqueIndex('orders_one_active').on(table.listingId).where(sql`status in ('created', 'pending', 'held')`),
    index('orders_buyer').on(table.buyerId, table.updatedAt),
    index('orders_unsettled').on(table.askedAt).where(sql`status in ('created', 'pending', 'refunding')`),
    index('orders_held').on(table.heldUntil).where(sql`status = 'held'`),
  ],
);

/** What happened to an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigId(),
    orderId: amount('order_id')
      .notNull()
      .references(() => orders.id),
    action: text('action', { enum: orderActions }).notNull(),
    by: text('by', { enum: ['buyer', 'staff', 'site'] }).notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/** Movements of money. Each kind happens once for an order. Append-only, enforced by a trigger. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigId(),
    orderId: amount('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: orderActions }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('ledger_transactions_once').on(table.orderId, table.kind)],
);

/**
 * Double entry: debits are positive, credits negative, and those of a transaction sum to zero (a deferred trigger).
 * Append-only, enforced by a trigger.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigId(),
    transactionId: amount('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account', { enum: ledgerAccounts }).notNull(),
    /** Rupiah. */
    amount: amount('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.account),
  ],
);

/** Payments of the embedded provider, which stands for a real one on loopback. */
export const sandboxPayments = pgTable('sandbox_payments', {
  reference: text('reference').primaryKey(),
  amount: amount('amount').notNull(),
  status: text('status', { enum: ['pending', 'paid', 'failed', 'expired', 'refunded'] })
    .notNull()
    .default('pending'),
  payBy: instant('pay_by').notNull(),
});
