import {
  bigint,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { deviceClasses } from '#contract/page/tracking-event.ts';
import { visitKinds } from '#contract/page/visit-source.ts';
import { shownVitals } from '#contract/page/vital-bands.ts';

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

/** How pages felt: measurements of a day by the band of their value, from which shares of several days are made. */
export const pageVitals = pgTable(
  'page_vitals',
  {
    /** In Jakarta. */
    day: date('day', { mode: 'string' }).notNull(),
    /** A route's pattern. */
    page: text('page').notNull(),
    device: text('device', { enum: deviceClasses }).notNull(),
    metric: text('metric', { enum: shownVitals }).notNull(),
    /** Its place among the limits of the metric (vital-bands.ts). */
    band: smallint('band').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.device, table.metric, table.band] })],
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
