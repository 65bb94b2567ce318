import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import {
  type ConversationEvent,
  type ConversationMessage,
  type ConversationView,
  conversationMessage,
} from '#contract/conversations/conversation.schema.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { maskTogether } from '#contract/masking/contact-details.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { carPictureOf } from '#server/features/listing/shared/car-picture.ts';
import { AppError } from '#server/http/app-error.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';
import { type Side, sideOf } from './shared/conversation-rows.ts';

const { accounts, blockedAccounts, brands, cities, conversationInboxes, conversationMessages } = schema;
const { conversations, leads, listingPriceChanges, listings, models, offers, offerSteps, provinces } = schema;
const { variants } = schema;
const buyers = alias(accounts, 'buyers');
const sellers = alias(accounts, 'sellers');
const perPage = 30;
/** Messages of one answer. */
const mostMessages = 50;
/** Messages before the first that a number may have begun in. */
const contextOfMask = 3;
const mostEvents = 100;

type MessageRow = typeof conversationMessages.$inferSelect;

/** What is not text of a message, as stored. */
const storedFacts = z.pick(conversationMessage(), {
  question: true,
  answer: true,
  visit: true,
  about: true,
  isAgreed: true,
});
const factsOf = ({ facts }: Pick<MessageRow, 'facts'>) => z.safeParse(storedFacts, facts).data ?? {};

/** Messages as one of the two reads them; what the other wrote is masked until both show their numbers. */
function messagesFor(
  rows: readonly MessageRow[],
  role: Side['role'],
  isShared: boolean,
): ConversationMessage[] {
  const theirs = rows.filter(({ by }) => by !== role);
  const masked = new Map(
    isShared
      ? []
      : maskTogether(theirs.map(({ text }) => text)).texts.map((text, at) => [theirs[at]?.seq ?? 0, text]),
  );
  return rows.map((row) => ({
    ...{ seq: row.seq, kind: row.kind, by: row.by, images: row.images },
    text: masked.get(row.seq) ?? row.text,
    ...factsOf(row),
    clientId: row.by === role ? row.clientId : null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Conversations as their two sides see them; other accounts have no access. */
export function createConversationViews(orm: Orm, previews: PreviewSource) {
  /** A held message is seen by its author alone. */
  const seenBy = (accountId: number) =>
    or(isNull(conversationMessages.heldAt), eq(conversationMessages.authorId, accountId));

  const rowsOf = (accountId: number, where: SQL | undefined) =>
    orm
      .select({
        row: conversations,
        car: listings,
        buyer: buyers,
        seller: sellers,
        brandName: brands.name,
        modelName: models.name,
        variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
        place: sql<string>`coalesce(${cities.name}, ${provinces.name})`,
        leadName: sql<string | null>`(select name from ${leads}
          where ${leads.listingId} = ${listings.id} and ${leads.accountId} = ${conversations.buyerId}
          order by ${leads.id} desc limit 1)`,
        isBlocked: sql<boolean>`exists (select 1 from ${blockedAccounts}
          where (${blockedAccounts.accountId} = ${conversations.buyerId} and ${blockedAccounts.blockedId} = ${conversations.sellerId})
          or (${blockedAccounts.accountId} = ${conversations.sellerId} and ${blockedAccounts.blockedId} = ${conversations.buyerId}))`,
        unread: sql<number>`(select count(*)::int from ${conversationMessages}
          where ${conversationMessages.conversationId} = ${conversations.id} and ${conversationMessages.heldAt} is null
          and ${conversationMessages.by} <> (case when ${conversations.buyerId} = ${accountId} then 'buyer' else 'seller' end)
          and ${conversationMessages.seq} > (case when ${conversations.buyerId} = ${accountId}
            then ${conversations.buyerRead} else ${conversations.sellerRead} end))`,
        lastSeen: sql<number | null>`(select max(${conversationMessages.seq}) from ${conversationMessages}
          where ${conversationMessages.conversationId} = ${conversations.id} and ${seenBy(accountId)})`,
      })
      .from(conversations)
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .innerJoin(brands, eq(brands.id, listings.brandId))
      .innerJoin(models, eq(models.id, listings.modelId))
      .innerJoin(provinces, eq(provinces.id, listings.provinceId))
      .leftJoin(buyers, eq(buyers.id, conversations.buyerId))
      .leftJoin(sellers, eq(sellers.id, conversations.sellerId))
      .leftJoin(variants, eq(variants.id, listings.variantId))
      .leftJoin(cities, eq(cities.id, listings.cityId))
      .where(and(or(eq(conversations.buyerId, accountId), eq(conversations.sellerId, accountId)), where))
      .$dynamic();
  type Row = Awaited<ReturnType<typeof rowsOf>>[number];

  /** The latest message that the reader sees of each conversation. */
  async function lastOf(rows: readonly Row[]): Promise<ReadonlyMap<number, MessageRow>> {
    const wanted = rows.flatMap(({ row, lastSeen }) =>
      lastSeen === null ? [] : [[row.id, lastSeen] as const],
    );
    if (wanted.length === 0) return new Map();
    const found = await orm
      .select()
      .from(conversationMessages)
      .where(
        or(
          ...wanted.map(([id, seq]) =>
            and(eq(conversationMessages.conversationId, id), eq(conversationMessages.seq, seq)),
          ),
        ),
      );
    return new Map(found.map((message) => [message.conversationId, message]));
  }

  function viewOf(
    found: Row,
    accountId: number,
    last: MessageRow | undefined,
    pictures: ReadonlyMap<string, Picture>,
  ): ConversationView {
    const { row, car, buyer, seller, place, leadName, isBlocked, unread } = found;
    const side = sideOf(row, accountId);
    if (!side) throw new AppError('not_found');
    const isBuyer = side.role === 'buyer';
    const other = isBuyer ? seller : buyer;
    const isShared = row.isBuyerSharing && row.isSellerSharing;
    const label = listingLabel(found);
    const [shown] = last ? messagesFor([last], side.role, isShared) : [];
    return {
      ...{ id: row.id, role: side.role, edition: row.edition, lastSeq: row.lastSeq, unread },
      version: isBuyer ? row.buyerVersion : row.sellerVersion,
      lastAt: row.updatedAt.toISOString(),
      last: shown
        ? {
            ...{ kind: shown.kind, by: shown.by, text: shown.text.slice(0, 200) },
            ...{ question: shown.question, answer: shown.answer },
          }
        : null,
      read: isBuyer ? row.buyerRead : row.sellerRead,
      otherRead: isBuyer ? row.sellerRead : row.buyerRead,
      otherReceived: isBuyer ? row.sellerReceived : row.buyerReceived,
      isArchived: isBuyer ? row.isBuyerArchived : row.isSellerArchived,
      listing: {
        ...{ id: car.id, label, price: car.price, status: car.status },
        slug: listingSlug({ id: car.id, label, makeYear: car.makeYear, place }),
        ...carPictureOf(car, pictures),
      },
      other: {
        id: other?.publicId ?? null,
        name: isBuyer ? (car.sellerName ?? other?.name ?? null) : (buyer?.name ?? leadName),
        mobile: isShared ? (other?.mobile ?? null) : null,
        isWhatsapp: other?.isWhatsapp ?? false,
      },
      isSharing: isBuyer ? row.isBuyerSharing : row.isSellerSharing,
      isOtherSharing: isBuyer ? row.isSellerSharing : row.isBuyerSharing,
      isOpen: other !== null && !other.isSuspended && !isBlocked,
    };
  }

  async function viewsOf(rows: readonly Row[], accountId: number): Promise<ConversationView[]> {
    const pictures = await picturesOf(
      previews,
      rows.flatMap(({ car }) => car.images.slice(0, 1)),
    );
    const last = await lastOf(rows);
    return rows.map((row) => viewOf(row, accountId, last.get(row.row.id), pictures));
  }

  /** @throws AppError `not_found` for a conversation of others */
  async function one(id: number, accountId: number): Promise<ConversationView> {
    const [view] = await viewsOf(await rowsOf(accountId, eq(conversations.id, id)), accountId);
    if (!view) throw new AppError('not_found');
    return view;
  }

  const isUnread = (accountId: number) => sql`exists (select 1 from ${conversationMessages}
    where ${conversationMessages.conversationId} = ${conversations.id} and ${conversationMessages.heldAt} is null
    and ${conversationMessages.by} <> (case when ${conversations.buyerId} = ${accountId} then 'buyer' else 'seller' end)
    and ${conversationMessages.seq} > (case when ${conversations.buyerId} = ${accountId}
      then ${conversations.buyerRead} else ${conversations.sellerRead} end))`;

  async function inbox(accountId: number, query: ParsedQueryOf<'inbox'>): Promise<DataOf<'inbox'>> {
    const { after, archived, words, listingId, conversationId, page = 1 } = query;
    // Read first: what changes meanwhile is fetched again.
    const [counted] = await orm
      .select({ version: conversationInboxes.version })
      .from(conversationInboxes)
      .where(eq(conversationInboxes.accountId, accountId));
    const isBuyer = eq(conversations.buyerId, accountId);
    const isSeller = eq(conversations.sellerId, accountId);
    const isArchived = or(
      and(isBuyer, conversations.isBuyerArchived),
      and(isSeller, conversations.isSellerArchived),
    );
    const since = Number(after);
    const text = words?.trim() ?? '';
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, '%')}%`;
    const where = and(
      after === undefined
        ? undefined
        : or(
            and(isBuyer, gt(conversations.buyerVersion, since)),
            and(isSeller, gt(conversations.sellerVersion, since)),
          ),
      archived === undefined ? undefined : archived === '1' ? isArchived : sql`not (${isArchived})`,
      listingId === undefined ? undefined : eq(conversations.listingId, listingId),
      conversationId === undefined ? undefined : eq(conversations.id, conversationId),
      text === ''
        ? undefined
        : sql`concat_ws(' ', ${brands.name}, ${models.name}, ${variants.name}, ${listings.variantName}, ${listings.makeYear}::text,
            case when ${conversations.buyerId} = ${accountId} then ${listings.sellerName} else ${buyers.name} end) ilike ${pattern}`,
    );
    const matching = rowsOf(accountId, where).as('matching');
    const totalCount = await orm.$count(matching);
    const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
    if (page > pageCount) throw new AppError('not_found');
    const rows = await rowsOf(accountId, where)
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const unread = await orm.$count(
      conversations,
      and(or(isBuyer, isSeller), sql`not (${isArchived})`, isUnread(accountId)),
    );
    return {
      items: await viewsOf(rows, accountId),
      ...{ unread, version: counted?.version ?? 0 },
      meta: { totalCount, pageCount, currentPage: page, perPage },
    };
  }

  /** Leads, steps of offers and changes of the price since the two have dealt with each other. */
  async function eventsOf(listingId: number, buyerId: number | null): Promise<ConversationEvent[]> {
    if (buyerId === null) return [];
    const [sent, steps, prices] = [
      await orm
        .select()
        .from(leads)
        .where(and(eq(leads.listingId, listingId), eq(leads.accountId, buyerId)))
        .orderBy(desc(leads.id))
        .limit(mostEvents),
      await orm
        .select({ step: offerSteps, status: offers.status })
        .from(offerSteps)
        .innerJoin(offers, eq(offers.id, offerSteps.offerId))
        .where(and(eq(offers.listingId, listingId), eq(offers.buyerId, buyerId)))
        .orderBy(desc(offerSteps.id))
        .limit(mostEvents),
      await orm
        .select()
        .from(listingPriceChanges)
        .where(eq(listingPriceChanges.listingId, listingId))
        .orderBy(asc(listingPriceChanges.changedAt)),
    ];
    const [car] = await orm
      .select({ price: listings.price })
      .from(listings)
      .where(eq(listings.id, listingId));
    const events: ConversationEvent[] = [
      ...sent.map(
        ({ kind, message, createdAt }): ConversationEvent => ({
          ...{ kind: 'lead', leadKind: kind, text: message, at: createdAt.toISOString() },
        }),
      ),
      ...steps.map(
        ({ step, status }): ConversationEvent => ({
          ...{ kind: 'offer', offerId: step.offerId, action: step.action, by: step.by, amount: step.amount },
          ...{ note: step.note, status, at: step.createdAt.toISOString() },
        }),
      ),
      ...prices.map(
        ({ formerPrice, changedAt }, at): ConversationEvent => ({
          ...{ kind: 'price', from: formerPrice, at: changedAt.toISOString() },
          to: prices[at + 1]?.formerPrice ?? car?.price ?? formerPrice,
        }),
      ),
    ];
    return events.sort((one, other) => (one.at < other.at ? -1 : 1));
  }

  return {
    inbox,
    one,

    /** @throws AppError `not_found` for a conversation of others */
    async thread(
      accountId: number,
      { conversationId, before, after }: ParsedQueryOf<'thread'>,
    ): Promise<DataOf<'thread'>> {
      const conversation = await one(conversationId, accountId);
      const { role, isSharing, isOtherSharing } = conversation;
      const [row] = await orm.select().from(conversations).where(eq(conversations.id, conversationId));
      const own = and(eq(conversationMessages.conversationId, conversationId), seenBy(accountId));
      const read = (where: SQL | undefined, order: SQL, limit: number) =>
        orm.select().from(conversationMessages).where(and(own, where)).orderBy(order).limit(limit);
      const { seq } = conversationMessages;
      const isLater = after !== undefined;
      const found = isLater
        ? await read(gt(seq, Number(after)), asc(seq), mostMessages + 1)
        : await read(before === undefined ? undefined : lt(seq, before), desc(seq), mostMessages + 1);
      const rows = found.slice(0, mostMessages);
      if (!isLater) rows.reverse();
      const [first] = rows;
      const context = first ? (await read(lt(seq, first.seq), desc(seq), contextOfMask)).reverse() : [];
      const messages = messagesFor([...context, ...rows], role, isSharing && isOtherSharing);
      // Those from before the conversation are on the car's page.
      const began = row?.createdAt.toISOString() ?? '';
      const events = await eventsOf(conversation.listing.id, row?.buyerId ?? null);
      return {
        ...{ conversation, messages: messages.slice(context.length) },
        events: events.filter(({ kind, at }) => kind !== 'price' || at >= began),
        hasMore: found.length > mostMessages,
      };
    },
  };
}
