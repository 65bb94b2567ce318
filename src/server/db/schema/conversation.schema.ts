import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  conversationReportReasons,
  conversationRoles,
  messageKinds,
} from '#contract/conversations/conversation.ts';
import { accounts } from './account.schema.ts';
import { listings } from './listing.schema.ts';
import { visitSource } from './visit-source.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const accountRef = (name: string) =>
  bigint(name, { mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' });
const count = (name: string) => integer(name).notNull().default(0);
const no = (name: string) => boolean(name).notNull().default(false);
const inboxVersion = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** A buyer's conversation with a seller about a car. It outlives either account, for the other. */
export const conversations = pgTable(
  'conversations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    listingId: bigint('listing_id', { mode: 'number' })
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    buyerId: accountRef('buyer_id'),
    sellerId: accountRef('seller_id'),
    /** Of the latest message. */
    lastSeq: count('last_seq'),
    /** Grows where earlier messages read otherwise than before. */
    edition: integer('edition').notNull().default(1),
    /** The version of each one's inbox at the latest change (`conversationInboxes`). */
    buyerVersion: inboxVersion('buyer_version'),
    sellerVersion: inboxVersion('seller_version'),
    buyerRead: count('buyer_read'),
    sellerRead: count('seller_read'),
    buyerReceived: count('buyer_received'),
    sellerReceived: count('seller_received'),
    isBuyerArchived: no('is_buyer_archived'),
    isSellerArchived: no('is_seller_archived'),
    isBuyerSharing: no('is_buyer_sharing'),
    isSellerSharing: no('is_seller_sharing'),
    /** Minutes until the seller first answered; null before. */
    answerMinutes: integer('answer_minutes'),
    /** Since when the buyer has been waiting for an answer; null where the seller wrote last. */
    waitingSince: instant('waiting_since'),
    /** When the seller was reminded of it. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Of the latest message. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    ...visitSource(),
  },
  (table) => [
    uniqueIndex('conversations_once').on(table.listingId, table.buyerId),
    index('conversations_buyer').on(table.buyerId, table.updatedAt),
    index('conversations_seller').on(table.sellerId, table.updatedAt),
    index('conversations_waiting').on(table.waitingSince).where(sql`waiting_since is not null`),
  ],
);

/** Messages, only added; emptied when their author deletes the account. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    by: text('by', { enum: conversationRoles }).notNull(),
    authorId: accountRef('author_id'),
    clientId: uuid('client_id').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    text: text('text').notNull().default(''),
    /** Keys of photos. */
    images: text('images').array().notNull().default([]),
    /** Of kinds that are not text, as in the contract. */
    facts: jsonb('facts').notNull().default({}),
    /** What it says (`textKey`), where it is long enough to be the same as another on purpose. */
    textKey: text('text_key'),
    /** Not delivered until staff release it. */
    heldAt: instant('held_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    uniqueIndex('conversation_messages_client_id').on(table.clientId),
    index('conversation_messages_same').on(table.authorId, table.textKey, table.createdAt),
    index('conversation_messages_images').using('gin', table.images),
    index('conversation_messages_visits').on(table.createdAt).where(sql`kind = 'visit'`),
    index('conversation_messages_held').on(table.heldAt).where(sql`held_at is not null`),
  ],
);

/**
 * Counts the changes of an account's inbox. Its row is locked by every change, so that a smaller version is never
 * committed after a larger one was seen.
 */
export const conversationInboxes = pgTable(
  'conversation_inboxes',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    version: inboxVersion('version'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [index('conversation_inboxes_changed').on(table.changedAt)],
);

/** Reports of a conversation by one of the two: what allows staff to read it. */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    by: text('by', { enum: conversationRoles }).notNull(),
    reason: text('reason', { enum: conversationReportReasons }).notNull(),
    details: text('details').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    judgedAt: instant('judged_at'),
  },
  (table) => [
    index('conversation_reports_open').on(table.createdAt).where(sql`judged_at is null`),
    index('conversation_reports_conversation').on(table.conversationId),
  ],
);
