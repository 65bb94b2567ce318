import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './account.schema.ts';
import { listings } from './listing.schema.ts';
import { cities } from './region.schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a dealer says about itself on its public page (docs/product.md#dealer-pages). */
export const dealerPages = pgTable(
  'dealer_pages',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** In its address; stays when the name changes. */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    about: text('about').notNull().default(''),
    address: text('address').notNull().default(''),
    cityId: integer('city_id').references(() => cities.id),
    /** Ids of further cities that it serves. */
    areas: integer('areas').array().notNull().default([]),
    hours: jsonb('hours'),
    /** Key of an uploaded photo. */
    photo: text('photo'),
    /** When staff compared its papers with its name; null before. */
    verifiedAt: instant('verified_at'),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('dealer_pages_slug').on(table.slug), index('dealer_pages_city').on(table.cityId)],
);

/** What buyers say about a dealer after a finished deal, once for each. */
export const dealRatings = pgTable(
  'deal_ratings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    dealerId: bigint('dealer_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null once the buyer's account is deleted. */
    buyerId: bigint('buyer_id', { mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    listingId: bigint('listing_id', { mode: 'number' }).references(() => listings.id, {
      onDelete: 'set null',
    }),
    /** The car's name at the time. */
    car: text('car').notNull(),
    stars: smallint('stars').notNull(),
    words: text('words').notNull().default(''),
    hiddenAt: instant('hidden_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('deal_ratings_deal').on(table.listingId, table.buyerId),
    index('deal_ratings_dealer').on(table.dealerId, table.createdAt),
  ],
);
