import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts counted for all processes (http/shared-limiter.ts). Times are the database's. */
export const attempts = pgTable(
  'attempts',
  {
    /** A keyed hash of what is limited and by whom. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_until').on(table.until)],
);
