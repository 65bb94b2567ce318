import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/**
 * Variants of new vehicles (docs/product.md#new-vehicles). Processes detect changes by the revision in
 * `seed_state`.
 */
export const newVehicles = pgTable('new_vehicles', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Identifies the variant (new-vehicle-row.ts). */
  key: text('key').notNull().unique(),
  kind: text('kind').notNull(),
  brand: text('brand').notNull(),
  brandName: text('brand_name').notNull(),
  model: text('model').notNull(),
  modelName: text('model_name').notNull(),
  /** Unparsed facts by column; unknown ones are absent. */
  cells: jsonb('cells').notNull(),
  /** A new build's files replace rows of origin `files` only. */
  origin: text('origin', { enum: ['files', 'import', 'demo'] }).notNull(),
});

/** All known prices, past and present. */
export const newVehiclePrices = pgTable(
  'new_vehicle_prices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The variant's key. Not a foreign key: prices outlive their variant. */
    key: text('key').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** `2026-08`, or a year if the month is unknown. */
    date: text('date').notNull(),
    source: text('source').notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('new_vehicle_prices_once').on(table.key, table.price, table.date, table.source)],
);

/**
 * Visits of a new model's page, so that a visitor counts once a day. The hash is of this model and this day: what else
 * the visitor saw cannot be derived. Rows are deleted after `demandDays`.
 */
export const newModelViews = pgTable(
  'new_model_views',
  {
    /** `kind/brand/model` (contract/collections/awaited-id.ts). */
    model: text('model').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    viewerHash: text('viewer_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.day, table.viewerHash] }),
    index('new_model_views_day').on(table.day),
  ],
);
