import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cities } from './region.schema.ts';

/** Dealers and service centres of new vehicles, written by imports and the demonstration. */
export const outlets = pgTable(
  'outlets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** `import` or `demo`. */
    source: text('source').notNull(),
    /** The outlet's id within its source. */
    externalId: text('external_id').notNull(),
    /** Hash of the imported content, to detect unchanged rows. */
    contentHash: text('content_hash').notNull(),
    /** Brand slug of the new-vehicle catalogue. */
    brand: text('brand').notNull(),
    brandName: text('brand_name').notNull(),
    kinds: text('kinds').array().notNull(),
    offers: text('offers').array().notNull(),
    name: text('name').notNull(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    address: text('address').notNull(),
    /** The outlet's position, or the centre of its city. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    isExact: boolean('is_exact').notNull(),
    telephone: text('telephone'),
    whatsapp: text('whatsapp'),
    hours: jsonb('hours'),
  },
  (table) => [
    uniqueIndex('outlets_external').on(table.source, table.externalId),
    index('outlets_city').on(table.cityId),
  ],
);
