import { bigint, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Variants of new vehicles (docs/product.md#new-vehicles). Processes follow them by their revision in `seed_state`. */
export const newVehicles = pgTable('new_vehicles', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** What makes it one variant (new-vehicle-row.ts). */
  key: text('key').notNull().unique(),
  kind: text('kind').notNull(),
  brand: text('brand').notNull(),
  brandName: text('brand_name').notNull(),
  model: text('model').notNull(),
  modelName: text('model_name').notNull(),
  /** The facts as they were written, by column; what is not known is absent. */
  cells: jsonb('cells').notNull(),
  /** Files of a new version replace what is theirs, and nothing that was imported. */
  origin: text('origin', { enum: ['files', 'import', 'demo'] }).notNull(),
});

/** Every price that was ever listed, the present one among them. */
export const newVehiclePrices = pgTable(
  'new_vehicle_prices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The variant's; what left the list keeps its prices. */
    key: text('key').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** `2026-08`, or a year where the month is not known. */
    date: text('date').notNull(),
    source: text('source').notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('new_vehicle_prices_once').on(table.key, table.price, table.date, table.source)],
);
