import { Dexie, type Table } from 'dexie';
import type { AccountAnswer } from '#offline/account/account-answer.schema.ts';
import type { DeviceKey } from '#offline/account/device-key.schema.ts';
import type { ArticleDraft, ArticlePicture } from '#offline/articles/article-draft.schema.ts';
import type { AwaitedRow } from '#offline/awaited/awaited-row.schema.ts';
import type { ComparedRow } from '#offline/compare/compared-row.schema.ts';
import type { KeptConversation, KeptMessage } from '#offline/conversations/kept-conversation.schema.ts';
import type { Draft, DraftPhoto, PhotoBytesRow } from '#offline/drafts/draft.schema.ts';
import type { EventRow } from '#offline/events/event-row.schema.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import type { KeptMarket } from '#offline/sell/kept-market.schema.ts';
import type { KeptReference } from '#offline/sell/kept-reference.schema.ts';
import type { ContactRow } from '#offline/seller-number/contact-row.schema.ts';
import type { CatalogueBytes, KeptCity } from '#offline/snapshot/kept-city.schema.ts';
import type { ViewedRow } from '#offline/viewed/viewed-row.schema.ts';
import { deviceDatabaseName } from './device-database-name.ts';

/** The device's database. Tables are only added or versioned, never renamed. */
export class DeviceDatabase extends Dexie {
  declare readonly favourites: Table<FavouriteRow, number>;
  declare readonly viewed: Table<ViewedRow, number>;
  declare readonly compared: Table<ComparedRow, number>;
  declare readonly savedSearches: Table<SavedSearch, string>;
  declare readonly awaited: Table<AwaitedRow, string>;
  declare readonly catalogues: Table<KeptCity, string>;
  declare readonly catalogueBytes: Table<CatalogueBytes, string>;
  declare readonly drafts: Table<Draft, string>;
  declare readonly draftPhotos: Table<DraftPhoto, string>;
  declare readonly photoBytes: Table<PhotoBytesRow, string>;
  declare readonly outbox: Table<OutboxRow, string>;
  declare readonly deviceKeys: Table<DeviceKey, string>;
  declare readonly references: Table<KeptReference, string>;
  declare readonly markets: Table<KeptMarket, string>;
  declare readonly accountAnswers: Table<AccountAnswer, [account: string, name: string]>;
  declare readonly articleDrafts: Table<ArticleDraft, string>;
  declare readonly articlePictures: Table<ArticlePicture, string>;
  declare readonly contacts: Table<ContactRow, number>;
  declare readonly events: Table<EventRow, number>;
  declare readonly conversations: Table<KeptConversation, [account: string, id: number]>;
  declare readonly conversationMessages: Table<
    KeptMessage,
    [account: string, conversationId: number, seq: number]
  >;

  constructor(name = deviceDatabaseName) {
    // Opened by openDeviceDatabase, which reports failures.
    super(name, { autoOpen: false });
    // One version with all tables: Dexie compares it with the tables that are there, of whatever version, and goes
    // through all tables again for each that is declared. Rows of version 1 have fewer fields and are read as they
    // are: see kept-card.schema.ts.
    this.version(9).stores({
      favourites: 'id, savedAt',
      viewed: 'id, viewedAt',
      compared: 'id, addedAt',
      savedSearches: 'id, savedAt',
      catalogues: 'citySlug',
      catalogueBytes: 'citySlug',
      drafts: 'id',
      draftPhotos: 'id, draftId',
      // Separate, so that listing photos does not read a megabyte for each.
      photoBytes: 'photoId',
      outbox: 'id, draftId',
      deviceKeys: 'id',
      references: 'id',
      markets: 'id',
      accountAnswers: '[account+name]',
      contacts: 'listingId',
      awaited: 'id, savedAt',
      articleDrafts: 'id',
      articlePictures: 'key',
      events: '++id',
      conversations: '[account+id], [account+lastAt]',
      conversationMessages: '[account+conversationId+seq]',
    });
  }
}

/**
 * Why the database cannot be used: unavailable (private browsing), full, written by a newer version of the
 * app, or closed or deleted in the meantime, which the next call repairs.
 */
export type DeviceFailure = 'unsupported' | 'full' | 'newer-version' | 'closed' | 'unavailable';

export type Opened =
  | { readonly ok: true; readonly database: DeviceDatabase }
  | { readonly ok: false; readonly failure: DeviceFailure };

const failures: Readonly<Record<string, DeviceFailure>> = {
  MissingAPIError: 'unsupported',
  // Firefox in private browsing, and browsers that block storage:
  // https://bugzilla.mozilla.org/show_bug.cgi?id=781982
  InvalidStateError: 'unsupported',
  SecurityError: 'unsupported',
  QuotaExceededError: 'full',
  VersionError: 'newer-version',
  DatabaseClosedError: 'closed',
};

function nameOf(cause: unknown): string {
  return cause instanceof Error || cause instanceof DOMException ? cause.name : '';
}

/** Dexie wraps the browser's error: an OpenFailedError or AbortError has the cause inside. */
export function failureOf(cause: unknown): DeviceFailure {
  const known = failures[nameOf(cause)];
  if (known) return known;
  const inner = typeof cause === 'object' && cause !== null && 'inner' in cause ? cause.inner : undefined;
  return failures[nameOf(inner)] ?? 'unavailable';
}

export async function openDeviceDatabase(name?: string): Promise<Opened> {
  try {
    const database = new DeviceDatabase(name);
    await database.open();
    return { ok: true, database };
  } catch (cause) {
    return { ok: false, failure: failureOf(cause) };
  }
}
