import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { listingStatuses } from '#contract/listing.ts';
import { listingTypes } from '#contract/vehicle.ts';
import { cities, provinces } from './region.schema.ts';
import {
  bodyTypes,
  brands,
  categories,
  colors,
  fuels,
  models,
  transmissions,
  variants,
} from './vehicle.schema.ts';

/** An instant; both drivers are set to hand it over as a Date. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const listings = pgTable(
  'listings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Opaque public ids of the car and its seller; never guessable from `id`. */
    carIdHash: text('car_id_hash').notNull(),
    dealerIdHash: text('dealer_id_hash'),
    /** Made by the client, so that sending twice creates once. */
    clientId: uuid('client_id'),
    /** Where it came from: `web`, `demo`, or the name an import was given. */
    source: text('source').notNull(),
    externalId: text('external_id'),
    /** Of an import without external ids: what tells two rows apart. */
    contentHash: text('content_hash'),

    status: text('status', { enum: listingStatuses }).notNull(),
    rejectReasons: text('reject_reasons').array().notNull().default([]),
    isFeatured: boolean('is_featured').notNull().default(false),

    userId: bigint('user_id', { mode: 'number' }),
    sellerName: text('seller_name'),
    /** E.164. */
    mobile: text('mobile'),
    email: text('email'),
    isWhatsapp: boolean('is_whatsapp').notNull().default(false),
    mobileVerified: boolean('mobile_verified').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    provider: text('provider'),
    providerId: text('provider_id'),

    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id),
    /** Null where the seller named only the province. */
    cityId: integer('city_id').references(() => cities.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id),
    variantId: integer('variant_id').references(() => variants.id),
    /** As the seller wrote it, where it is none of the catalogue's. */
    variantName: text('variant_name'),

    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    makeYear: smallint('make_year').notNull(),
    registrationYear: smallint('registration_year'),
    color: text('color').references(() => colors.slug),
    bodyType: text('body_type').references(() => bodyTypes.slug),
    fuel: text('fuel')
      .notNull()
      .references(() => fuels.slug),
    transmission: text('transmission')
      .notNull()
      .references(() => transmissions.slug),
    listingType: text('listing_type', { enum: listingTypes }).notNull(),
    /** Kilometres; the upper end where the seller gave a band. */
    kilometerDriven: integer('kilometer_driven'),
    /** How many owners it has had, this one included. */
    ownership: smallint('ownership'),
    /** Rupiah. */
    price: bigint('price', { mode: 'number' }).notNull(),
    isInsurance: boolean('is_insurance').notNull().default(false),
    /** The plate, upper case, no spaces; never public. */
    regNo: text('reg_no'),
    /** `YYYY-MM`. */
    taxPaidUntil: text('tax_paid_until'),
    /** Who holds the ownership book (BPKB). */
    bpkbHolder: text('bpkb_holder', { enum: ['owner', 'dealer', 'finance'] }),
    plateRegion: text('plate_region'),
    plateParity: text('plate_parity', { enum: ['odd', 'even'] }),
    serviceRecord: boolean('service_record'),
    accidentFree: boolean('accident_free'),
    floodFree: boolean('flood_free'),

    /** Keys of its photos in order, the cover first: of `media`, or drawn ones. */
    images: text('images').array().notNull().default([]),

    /** The documented popularity (docs/decisions.md); higher stands first. */
    score: real('score').notNull().default(0),
    views: integer('views').notNull().default(0),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),

    createdAt: instant('created_at').notNull(),
    publishedAt: instant('published_at'),
    expiresAt: instant('expires_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('listings_car_id_hash').on(table.carIdHash),
    uniqueIndex('listings_client_id').on(table.clientId).where(sql`client_id is not null`),
    uniqueIndex('listings_external').on(table.source, table.externalId).where(sql`external_id is not null`),
    uniqueIndex('listings_content').on(table.source, table.contentHash).where(sql`content_hash is not null`),
    index('listings_newest').on(table.publishedAt, table.id),
  ],
);

/** Photos that people or imports brought. Drawn ones need no row: their key says all. */
export const media = pgTable('media', {
  /** The first half of the SHA-256 of the original's bytes, in hexadecimal. */
  key: text('key').primaryKey(),
  sha256: text('sha256').notNull().unique(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** A few blurred pixels as a data URI. */
  preview: text('preview').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What this database has been given so far: versions of the reference data, the demonstration's size. */
export const seedState = pgTable('seed_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
