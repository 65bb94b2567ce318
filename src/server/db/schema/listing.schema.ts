import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { listingStatuses } from '#contract/listing/listing.ts';
import { reportReasons } from '#contract/report/report.ts';
import { listingTypes } from '#contract/vehicles/vehicle.ts';
import { accounts } from './account.schema.ts';
import { changedBy } from './changed-by.ts';
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
import { visitSource } from './visit-source.ts';

/** A timestamp; both drivers return it as a Date. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const listings = pgTable(
  'listings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Opaque public ids of the car and its seller; not guessable from `id`. */
    carIdHash: text('car_id_hash').notNull(),
    dealerIdHash: text('dealer_id_hash'),
    /** The client's idempotency key. */
    clientId: uuid('client_id'),
    /** Origin: `web`, `demo`, or the name given to an import. */
    source: text('source').notNull(),
    externalId: text('external_id'),
    /** Identifies a row of an import without external ids. */
    contentHash: text('content_hash'),

    status: text('status', { enum: listingStatuses }).notNull(),
    /** Why it is pending or rejected; see contract/sell. */
    rejectReasons: text('reject_reasons').array().notNull().default([]),
    /** Incremented by every change of its owner. */
    revision: integer('revision').notNull().default(1),
    /** SHA-256 of the token of the device that sent it, until an account owns it. */
    deviceHash: text('device_hash'),
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
    /** Null if only the province is known. */
    cityId: integer('city_id').references(() => cities.id),
    /** The district in it, if the seller named it (src/server/regions/districts.ts). */
    districtId: integer('district_id'),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id),
    variantId: integer('variant_id').references(() => variants.id),
    /** The seller's own text, if the variant is not in the catalogue. */
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
    /** Kilometres; the upper end of a band. */
    kilometerDriven: integer('kilometer_driven'),
    /** Number of owners, including the current one. */
    ownership: smallint('ownership'),
    /** Rupiah. */
    price: bigint('price', { mode: 'number' }).notNull(),
    isInsurance: boolean('is_insurance').notNull().default(false),
    /** The plate, upper case, no spaces; never public. */
    regNo: text('reg_no'),
    /** `YYYY-MM`. */
    taxPaidUntil: text('tax_paid_until'),
    /** Holder of the ownership book (BPKB). */
    bpkbHolder: text('bpkb_holder', { enum: ['owner', 'dealer', 'finance'] }),
    plateRegion: text('plate_region'),
    plateParity: text('plate_parity', { enum: ['odd', 'even'] }),
    serviceRecord: boolean('service_record'),
    accidentFree: boolean('accident_free'),
    floodFree: boolean('flood_free'),

    /** Keys of its photos in display order, cover first: of `media`, or of drawn photos. */
    images: text('images').array().notNull().default([]),
    /** Subjects of the photos by key, as far as the seller stated them. */
    photoViews: jsonb('photo_views').notNull().default({}),

    /** The part of its popularity that does not depend on time (docs/product.md#popularity). */
    quality: smallint('quality').notNull().default(0),
    views: integer('views').notNull().default(0),
    ...visitSource(),

    createdAt: instant('created_at').notNull(),
    publishedAt: instant('published_at'),
    expiresAt: instant('expires_at'),
    updatedAt: instant('updated_at').notNull(),
    /** The transaction that last wrote it, set by a trigger. */
    changedBy: changedBy(),
  },
  (table) => [
    uniqueIndex('listings_car_id_hash').on(table.carIdHash),
    uniqueIndex('listings_client_id').on(table.clientId).where(sql`client_id is not null`),
    uniqueIndex('listings_external').on(table.source, table.externalId).where(sql`external_id is not null`),
    uniqueIndex('listings_content').on(table.source, table.contentHash).where(sql`content_hash is not null`),
    index('listings_newest').on(table.publishedAt, table.id),
    index('listings_changed').on(table.changedBy, table.id),
    // For the job that expires listings.
    index('listings_user').on(table.userId).where(sql`user_id is not null`),
    // For a city's snapshot.
    index('listings_city').on(table.cityId),
    index('listings_mobile').on(table.mobile).where(sql`mobile is not null`),
    index('listings_plate').on(table.regNo).where(sql`reg_no is not null`),
    // Finds the listings that show a photo. Demonstration cars share drawn ones.
    index('listings_photos').using('gin', table.images).where(sql`source <> 'demo'`),
    index('listings_expiring').on(table.expiresAt).where(sql`status in ('live', 'reserved')`),
  ],
);

/**
 * Public cars that left a city: no longer public, deleted, or moved. Filled by triggers, so that copies of
 * listings know what to drop.
 */
export const listingDepartures = pgTable(
  'listing_departures',
  {
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    /** The city it left. */
    cityId: integer('city_id'),
    provinceId: integer('province_id').notNull(),
    changedBy: changedBy(),
    departedAt: instant('departed_at').notNull().defaultNow(),
  },
  (table) => [
    index('listing_departures_changed').on(table.changedBy),
    index('listing_departures_city').on(table.cityId, table.changedBy),
  ],
);

/** Former prices of public listings, the latest changes of each. Filled and limited by a trigger. */
export const listingPriceChanges = pgTable(
  'listing_price_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    listingId: bigint('listing_id', { mode: 'number' })
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** In rupiah, valid until `changedAt`. */
    formerPrice: bigint('former_price', { mode: 'number' }).notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [index('listing_price_changes_listing').on(table.listingId, table.id)],
);

/** Visitors' reports of listings. */
export const reports = pgTable(
  'reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    listingId: bigint('listing_id', { mode: 'number' })
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    details: text('details'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /**
     * As in `uploads`: a visitor counts once, and the outcome of their reports is known. Null for an unknown
     * sender.
     */
    owner: text('owner'),
    accountId: bigint('account_id', { mode: 'number' }).references(() => accounts.id, {
      onDelete: 'set null',
    }),
    /** When staff decided on it, and whether it was justified. */
    judgedAt: instant('judged_at'),
    isUpheld: boolean('is_upheld'),
  },
  (table) => [
    index('reports_listing').on(table.listingId),
    index('reports_owner').on(table.owner).where(sql`owner is not null`),
    index('reports_open').on(table.listingId).where(sql`judged_at is null`),
  ],
);

/** Photos uploaded by people or imports. Drawn ones need no row: their key is sufficient. */
export const media = pgTable(
  'media',
  {
    /** The first half of the SHA-256 of the original's bytes, in hexadecimal. */
    key: text('key').primaryKey(),
    sha256: text('sha256').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A tiny blurred preview as a data URI. */
    preview: text('preview').notNull(),
    /**
     * Perceptual hash, 64 bits as hexadecimal, similar for similar pictures. Null for a picture of a single
     * colour.
     */
    looksLike: text('looks_like'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Segments of the hash, indexed to find similar ones (photo-store/looks-like.ts).
    ...[1, 5, 9, 13].map((from) =>
      index(`media_looks_like_${from}`).on(sql`substr(${table.looksLike}, ${sql.raw(String(from))}, 4)`),
    ),
  ],
);

/**
 * Who uploaded which photo: it only counts as present for them. `owner` is `account:<id>` or `device:<hash>`.
 * Photos that no listing uses are deleted after a day.
 */
export const uploads = pgTable(
  'uploads',
  {
    owner: text('owner').notNull(),
    sha256: text('sha256').notNull(),
    key: text('key')
      .notNull()
      .references(() => media.key, { onDelete: 'cascade' }),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.sha256] }),
    index('uploads_created').on(table.createdAt),
    index('uploads_key').on(table.key),
  ],
);

/** Keys of the changes that were made, each written in the transaction of its change (`http/once.ts`). */
export const submissions = pgTable(
  'submissions',
  {
    clientId: uuid('client_id').primaryKey(),
    /** As in `uploads`, or `anyone`. Only the owner gets the response. */
    owner: text('owner').notNull(),
    /** The endpoint's name, and what it did if that may be several things; `earlier` for keys from before it was noted. */
    kind: text('kind').notNull(),
    /** Of a change to an own listing, which is what a repeated call is answered with. */
    listingId: bigint('listing_id', { mode: 'number' }).references(() => listings.id, {
      onDelete: 'cascade',
    }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('submissions_created').on(table.createdAt)],
);

/**
 * Versions of the data written to this database, such as the reference data and the size of the
 * demonstration.
 */
export const seedState = pgTable('seed_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
