import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { reviewStates } from '#contract/owner-reviews/owner-review.ts';
import { type OwnerReviewReason, reviewReportReasons } from '#contract/owner-reviews/review-reasons.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { accounts } from './account.schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bigId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What is reviewed: slugs of the catalogue, which may know the model no longer. */
const vehicle = () => ({
  kind: text('kind').$type<VehicleKind>().notNull(),
  brand: text('brand').notNull(),
  model: text('model').notNull(),
});

/** Indexes of a scope's public reviews in each order: a page reads no more rows than it shows. */
const orderedIndexes = (scope: string, columns: string) =>
  Object.entries({ newest: '', highest: 'total desc, ', lowest: 'total, ' }).map(([order, by]) =>
    index(`owner_reviews_${scope}_${order}`)
      .on(sql.raw(`${columns}${by}published_at desc, id desc`))
      .where(sql`state = 'live'`),
  );

/** Reviews by owners, one an account and model (docs/product.md#owner-reviews). */
export const ownerReviews = pgTable(
  'owner_reviews',
  {
    id: bigId(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ...vehicle(),
    /** Brand and model, as they were called. */
    name: text('name').notNull(),
    variant: text('variant').notNull().default(''),
    makeYear: integer('make_year').notNull(),
    ownedYears: integer('owned_years').notNull(),
    comfort: smallint('comfort').notNull(),
    driving: smallint('driving').notNull(),
    runningCost: smallint('running_cost').notNull(),
    reliability: smallint('reliability').notNull(),
    value: smallint('value').notNull(),
    total: smallint('total')
      .notNull()
      .generatedAlwaysAs(sql`comfort + driving + running_cost + reliability + value`),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The first name alone. */
    author: text('author').notNull(),
    /** Keys of its photos. */
    images: text('images').array().notNull().default([]),
    state: text('state', { enum: reviewStates }).notNull(),
    reasons: text('reasons').array().$type<OwnerReviewReason[]>().notNull().default([]),
    /** Raised by every change: a decision of staff names it. */
    revision: integer('revision').notNull().default(1),
    consentVersion: text('consent_version').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** When it was first public. */
    publishedAt: instant('published_at'),
    found: searchVector('found').generatedAlwaysAs(
      sql`to_tsvector('simple', name || ' ' || variant || ' ' || title || ' ' || body)`,
    ),
  },
  (table) => {
    const { kind, brand, model, id } = table;
    return [
      uniqueIndex('owner_reviews_own').on(table.accountId, kind, brand, model),
      ...orderedIndexes('all', ''),
      ...orderedIndexes('kind', 'kind, '),
      ...orderedIndexes('brand', 'kind, brand, '),
      ...orderedIndexes('model', 'kind, brand, model, '),
      index('owner_reviews_waiting').on(table.changedAt, id).where(sql`state = 'pending'`),
      index('owner_reviews_found').using('gin', table.found),
      index('owner_reviews_images').using('gin', table.images),
      index('owner_reviews_text').on(sql`md5(body)`),
    ];
  },
);

/** Sums of the public reviews of each model, kept by a trigger: counts and means need no scan. */
export const ownerReviewSums = pgTable(
  'owner_review_sums',
  {
    ...vehicle(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
    comfort: integer('comfort').notNull(),
    driving: integer('driving').notNull(),
    runningCost: integer('running_cost').notNull(),
    reliability: integer('reliability').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.brand, table.model] })],
);

/** Readers' reports of a review. Deciding on the review settles them. */
export const ownerReviewReports = pgTable(
  'owner_review_reports',
  {
    id: bigId(),
    reviewId: bigint('review_id', { mode: 'number' })
      .notNull()
      .references(() => ownerReviews.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reviewReportReasons }).notNull(),
    details: text('details'),
    /** As in `uploads`; null once it is deleted. */
    owner: text('owner'),
    createdAt: instant('created_at').notNull().defaultNow(),
    judgedAt: instant('judged_at'),
  },
  (table) => [
    index('owner_review_reports_open').on(table.reviewId).where(sql`judged_at is null`),
    index('owner_review_reports_owner').on(table.owner),
  ],
);
