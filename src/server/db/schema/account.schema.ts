import { bigint, boolean, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { scopes } from '#contract/account/account.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Accounts, by their verified mobile number. */
export const accounts = pgTable(
  'accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Opaque id, used by other accounts and by devices. */
    publicId: text('public_id').notNull(),
    /** E.164. */
    mobile: text('mobile').notNull(),
    scope: text('scope', { enum: scopes }).notNull().default('user'),
    name: text('name'),
    email: text('email'),
    /** Whether buyers may write to the number on WhatsApp. */
    isWhatsapp: boolean('is_whatsapp').notNull().default(true),
    isSuspended: boolean('is_suspended').notNull().default(false),
    /** When its number became another account's; `mobile` then contains no number. Deleted 30 days later. */
    detachedAt: instant('detached_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_mobile').on(table.mobile),
    uniqueIndex('accounts_public_id').on(table.publicId),
  ],
);

/** Sessions of browsers and API clients. Only the token's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Browser and operating system at sign-in, as far as known. */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiring').on(table.expiresAt)],
);

/** One-time codes sent. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** E.164. */
    mobile: text('mobile').notNull(),
    /** Keyed hash of number and code. */
    codeHash: text('code_hash').notNull(),
    /** The requester: the hash of a device's token, or of the address without one. */
    askedBy: text('asked_by').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('one_time_codes_mobile').on(table.mobile, table.createdAt)],
);
