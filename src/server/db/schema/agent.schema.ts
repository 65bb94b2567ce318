import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { agentAccounts, agentMoves, payoutStates } from '#contract/agents/agent.ts';
import { accounts } from './account.schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => bigint(name, { mode: 'number' });
const bigId = () => amount('id').primaryKey().generatedByDefaultAsIdentity();

/** The code in an agent's link. */
export const agents = pgTable(
  'agents',
  {
    accountId: amount('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('agents_code').on(table.code)],
);

/** Sellers that agents asked. A refused request has an end and no consent. */
export const agentLeads = pgTable(
  'agent_leads',
  {
    id: bigId(),
    agentId: amount('agent_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** E.164. */
    mobile: text('mobile').notNull(),
    note: text('note').notNull().default(''),
    agreedAt: instant('agreed_at'),
    expiresAt: instant('expires_at'),
    /** Set once the consent is over, so that the seller may agree again. */
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // A seller has one agent at a time, whatever runs at once.
    uniqueIndex('agent_leads_one_consent')
      .on(table.mobile)
      .where(sql`agreed_at is not null and ended_at is null`),
    index('agent_leads_agent').on(table.agentId, table.createdAt),
  ],
);

/** Payouts that agents asked for. Like the ledger, they outlive the account. */
export const agentPayouts = pgTable(
  'agent_payouts',
  {
    id: bigId(),
    agentId: amount('agent_id').notNull(),
    amount: amount('amount').notNull(),
    state: text('state', { enum: payoutStates }).notNull().default('requested'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [index('agent_payouts_agent').on(table.agentId, table.id)],
);

/** Movements of commissions. Append-only, enforced by a trigger. */
export const agentTransactions = pgTable(
  'agent_transactions',
  {
    id: bigId(),
    agentId: amount('agent_id').notNull(),
    kind: text('kind', { enum: agentMoves }).notNull(),
    /** Of a commission. */
    listingId: amount('listing_id'),
    /** The car's name at the time. */
    car: text('car'),
    /** Of the others. */
    payoutId: amount('payout_id').references(() => agentPayouts.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('agent_transactions_car').on(table.listingId).where(sql`kind = 'commission'`),
    uniqueIndex('agent_transactions_payout').on(table.payoutId, table.kind).where(sql`payout_id is not null`),
    index('agent_transactions_agent').on(table.agentId, table.id),
  ],
);

/** Double entry: debits are positive, credits negative, and those of a transaction sum to zero (a deferred trigger). */
export const agentEntries = pgTable(
  'agent_entries',
  {
    id: bigId(),
    transactionId: amount('transaction_id')
      .notNull()
      .references(() => agentTransactions.id),
    account: text('account', { enum: agentAccounts }).notNull(),
    /** Rupiah. */
    amount: amount('amount').notNull(),
  },
  (table) => [index('agent_entries_transaction').on(table.transactionId)],
);
