import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { claimStates } from '#contract/warranty/warranty.ts';
import { accounts } from './account.schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bigId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** Warranties that staff have issued. */
export const warranties = pgTable(
  'warranties',
  {
    id: bigId(),
    /** Staff's idempotency key; null for warranties from before there was one. */
    clientId: uuid('client_id'),
    /** On the holder's paper. */
    number: text('number').notNull(),
    /** Of the plan in the operator's table, as it was. */
    plan: text('plan').notNull(),
    planName: text('plan_name').notNull(),
    /** Normalised, as in `listings.regNo`. */
    plate: text('plate').notNull(),
    /** Both days belong to it. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    fromKilometers: integer('from_kilometers').notNull(),
    toKilometers: integer('to_kilometers').notNull(),
    issuedBy: bigint('issued_by', { mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('warranties_number').on(table.number),
    uniqueIndex('warranties_client_id').on(table.clientId).where(sql`client_id is not null`),
  ],
);

/** Claims on warranties. */
export const warrantyClaims = pgTable(
  'warranty_claims',
  {
    id: bigId(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    warrantyId: bigint('warranty_id', { mode: 'number' })
      .notNull()
      .references(() => warranties.id),
    state: text('state', { enum: claimStates }).notNull().default('received'),
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    kilometers: integer('kilometers').notNull(),
    /** What happened. */
    description: text('description').notNull(),
    /** Keys of its photos. */
    images: text('images').array().notNull().default([]),
    /** What staff answer. */
    answer: text('answer').notNull().default(''),
    consentVersion: text('consent_version').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('warranty_claims_account').on(table.accountId, table.createdAt),
    index('warranty_claims_state').on(table.state, table.createdAt),
    index('warranty_claims_images').using('gin', table.images),
  ],
);
