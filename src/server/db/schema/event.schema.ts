import { bigint, date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { visitKinds } from '#contract/page/visit-source.ts';

/** How often something happened in a day, on a kind of page (docs/product.md#tracking). Nothing is about a person. */
export const eventCounts = pgTable(
  'event_counts',
  {
    /** In Jakarta. */
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event').notNull(),
    /** A route's pattern. */
    page: text('page').notNull(),
    visit: text('visit', { enum: visitKinds }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.page, table.visit] })],
);

/** Batches that are counted, until no device would send them again. */
export const eventBatches = pgTable(
  'event_batches',
  {
    id: uuid('id').primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('event_batches_received').on(table.receivedAt)],
);
