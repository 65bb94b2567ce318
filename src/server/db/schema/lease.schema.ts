import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which process runs an interval job (db/lease.ts). Times are the database's. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** The process. */
  holder: text('holder').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
