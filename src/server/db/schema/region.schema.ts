import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** `id` is the official two-digit code. */
export const provinces = pgTable('provinces', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
});

/**
 * The 514 regencies and cities. `id` is the official four-digit code without its dot, except for Jakarta
 * Selatan, which is 146 (docs/product.md#identity).
 */
export const cities = pgTable(
  'cities',
  {
    id: integer('id').primaryKey(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    isPopular: boolean('is_popular').notNull().default(false),
  },
  (table) => [index('cities_province').on(table.provinceId)],
);
