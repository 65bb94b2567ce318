import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
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
import { collectionKinds } from '#contract/collections/collections.ts';
import { type LeadKind, leadStates } from '#contract/leads/lead.ts';
import { mutableWays } from '#contract/notifications/notification.ts';
import { offerActions, offerStatuses } from '#contract/offers/offer.ts';
import { accounts } from './account.schema.ts';
import { listings } from './listing.schema.ts';
import { outlets } from './outlet.schema.ts';
import { visitSource } from './visit-source.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bigId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const accountRef = (name: string) =>
  bigint(name, { mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' });
const listingRef = () =>
  bigint('listing_id', { mode: 'number' }).references(() => listings.id, { onDelete: 'cascade' });

/** Which account has seen which number: seeing it again is free (docs/product.md#seller-contact). */
export const contactViews = pgTable(
  'contact_views',
  {
    accountId: accountRef('account_id').notNull(),
    listingId: listingRef().notNull(),
    /** The seller's number, E.164: the limit counts distinct sellers. */
    sellerMobile: text('seller_mobile').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    index('contact_views_recent').on(table.accountId, table.createdAt),
    index('contact_views_listing').on(table.listingId),
  ],
);

/**
 * Views of cars, so that a visitor counts once per car and day. The hash covers visitor, car and day, so
 * views cannot be linked to each other. Kept as long as late views of that day are accepted.
 */
export const listingViews = pgTable(
  'listing_views',
  {
    listingId: listingRef().notNull(),
    day: date('day').notNull(),
    viewerHash: text('viewer_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day, table.viewerHash] }),
    index('listing_views_day').on(table.day),
  ],
);

/** Views of cars by day, for their sellers. Kept as long as their charts reach back (listing-activity.ts). */
export const listingViewDays = pgTable(
  'listing_view_days',
  {
    listingId: listingRef().notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    index('listing_view_days_day').on(table.day),
  ],
);

/** Contact views of deleted accounts, keyed by a hash of the account's number. */
export const spentViews = pgTable(
  'spent_views',
  {
    viewerHash: text('viewer_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('spent_views_viewer').on(table.viewerHash, table.createdAt)],
);

/** Leads: requests to a seller, a lender, an insurer or an outlet. */
export const leads = pgTable(
  'leads',
  {
    id: bigId(),
    /** The client's idempotency key. */
    clientId: uuid('client_id').notNull(),
    kind: text('kind').$type<LeadKind>().notNull(),
    state: text('state', { enum: leadStates }).notNull().default('new'),
    listingId: listingRef(),
    /** Set for a request to an outlet; its name is kept if the outlet is deleted. */
    outletId: bigint('outlet_id', { mode: 'number' }).references(() => outlets.id, { onDelete: 'set null' }),
    outletName: text('outlet_name'),
    /** The new vehicle concerned. */
    vehicle: text('vehicle'),
    accountId: accountRef('account_id'),
    /** As in `uploads.owner`. */
    owner: text('owner').notNull(),
    /** Keyed hash of the sender's network address, for the limits. */
    askedFrom: text('asked_from').notNull(),
    name: text('name').notNull(),
    /** E.164. */
    mobile: text('mobile').notNull(),
    mobileVerified: boolean('mobile_verified').notNull().default(false),
    email: text('email'),
    message: text('message').notNull().default(''),
    cityId: bigint('city_id', { mode: 'number' }),
    /** For a test drive or service. */
    preferredOn: date('preferred_on', { mode: 'string' }),
    /** In rupiah; for a loan or insurance. */
    price: bigint('price', { mode: 'number' }),
    downPayment: bigint('down_payment', { mode: 'number' }),
    months: smallint('months'),
    /** `comprehensive` or `total-loss`. */
    cover: text('cover'),
    /** The national id, encrypted (docs/product.md#national-id). */
    ktpCipher: text('ktp_cipher'),
    /** Both vehicles of a trade-in. */
    details: jsonb('details'),
    /** Keys of the photos of the sender's vehicle. */
    images: text('images').array().notNull().default([]),
    consentVersion: text('consent_version').notNull(),
    ...visitSource(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('leads_images').using('gin', table.images),
    uniqueIndex('leads_client_id').on(table.clientId),
    index('leads_listing').on(table.listingId, table.createdAt),
    index('leads_outlet').on(table.outletId, table.createdAt),
    index('leads_account').on(table.accountId, table.createdAt),
    index('leads_mobile').on(table.mobile, table.createdAt),
    index('leads_asked_from').on(table.askedFrom, table.createdAt),
  ],
);

/** The dealers to whom a lead was passed on, each with its own state. */
export const leadRecipients = pgTable(
  'lead_recipients',
  {
    leadId: bigint('lead_id', { mode: 'number' })
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    accountId: accountRef('account_id').notNull(),
    state: text('state', { enum: leadStates }).notNull().default('new'),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.accountId] }),
    index('lead_recipients_account').on(table.accountId),
  ],
);

/** A buyer's offer for a car; the contract's offer graph defines the possible steps. */
export const offers = pgTable(
  'offers',
  {
    id: bigId(),
    clientId: uuid('client_id').notNull(),
    listingId: listingRef().notNull(),
    buyerId: accountRef('buyer_id').notNull(),
    status: text('status', { enum: offerStatuses }).notNull(),
    /** In rupiah: the latest amount proposed by either side. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Incremented by every step. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** The end of the reservation by an accepted offer. */
    reservedUntil: instant('reserved_until'),
    ...visitSource(),
  },
  (table) => [
    uniqueIndex('offers_client_id').on(table.clientId),
    index('offers_listing').on(table.listingId, table.updatedAt),
    index('offers_buyer').on(table.buyerId, table.updatedAt),
    index('offers_expiring').on(table.expiresAt).where(sql`status in ('sent', 'countered')`),
    index('offers_reserving').on(table.reservedUntil).where(sql`reserved_until is not null`),
  ],
);

/** Steps of an offer, visible to both sides. */
export const offerSteps = pgTable(
  'offer_steps',
  {
    id: bigId(),
    clientId: uuid('client_id'),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    action: text('action', { enum: offerActions }).notNull(),
    by: text('by', { enum: ['buyer', 'seller', 'site'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('offer_steps_offer').on(table.offerId, table.id),
    uniqueIndex('offer_steps_client_id').on(table.clientId).where(sql`client_id is not null`),
  ],
);

/** Messages in the app and by push, unique by key. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigId(),
    accountId: accountRef('account_id').notNull(),
    kind: text('kind').notNull(),
    /** Derived from the message's subject, so that a message is never sent twice. */
    key: text('key').notNull(),
    listingId: listingRef(),
    /** Data for the text; parsed by the schema of its kind. */
    facts: jsonb('facts').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
    pushedAt: instant('pushed_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.accountId, table.key),
    index('notifications_recent').on(table.accountId, table.id),
    index('notifications_to_push').on(table.id).where(sql`pushed_at is null`),
  ],
);

/** Web Push subscriptions. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    accountId: accountRef('account_id').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_account').on(table.accountId)],
);

/** Muted message kinds, by channel. */
export const mutedKinds = pgTable(
  'muted_kinds',
  {
    accountId: accountRef('account_id').notNull(),
    kind: text('kind').notNull(),
    way: text('way', { enum: mutableWays }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.way] })],
);

/** What a buyer keeps, merged from the devices of an account. */
export const accountCollections = pgTable(
  'account_collections',
  {
    accountId: accountRef('account_id').notNull(),
    kind: text('kind', { enum: collectionKinds }).notNull(),
    items: jsonb('items').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    // Counts favourites for a listing's owner.
    index('account_collections_favourites')
      .using('gin', table.items.op('jsonb_path_ops'))
      .where(sql`kind = 'favourites'`),
  ],
);

export const blockedAccounts = pgTable(
  'blocked_accounts',
  {
    accountId: accountRef('account_id').notNull(),
    blockedId: accountRef('blocked_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.blockedId] })],
);

/** Consents: the version of the text, and when it was given (UU 27/2022, article 22). */
export const consents = pgTable(
  'consents',
  {
    id: bigId(),
    /** As in `uploads.owner`. */
    owner: text('owner').notNull(),
    version: text('version').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('consents_once').on(table.owner, table.version)],
);

/** Messages to the site from the contact form. */
export const supportMessages = pgTable(
  'contact_messages',
  {
    id: bigId(),
    owner: text('owner').notNull(),
    askedFrom: text('asked_from').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    mobile: text('mobile'),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    mailedAt: instant('mailed_at'),
  },
  (table) => [index('contact_messages_asked_from').on(table.askedFrom, table.createdAt)],
);

/** Requests to become a dealer or an agent. */
export const scopeRequests = pgTable(
  'scope_requests',
  {
    id: bigId(),
    accountId: accountRef('account_id').notNull(),
    scope: text('scope', { enum: ['dealer', 'agent'] }).notNull(),
    company: text('company').notNull(),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    isGranted: boolean('is_granted'),
  },
  (table) => [
    uniqueIndex('scope_requests_open').on(table.accountId).where(sql`decided_at is null`),
    index('scope_requests_waiting').on(table.createdAt).where(sql`decided_at is null`),
  ],
);

/** The audit trail of staff actions. Append-only, enforced by a trigger. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: bigId(),
    /** Null for the command line. */
    actorId: bigint('actor_id', { mode: 'number' }),
    action: text('action').notNull(),
    listingId: bigint('listing_id', { mode: 'number' }),
    accountId: bigint('account_id', { mode: 'number' }),
    facts: jsonb('facts').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_trail_listing').on(table.listingId),
    index('audit_trail_account').on(table.accountId),
  ],
);
