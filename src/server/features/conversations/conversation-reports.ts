import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { listingLabel } from '#contract/listing/listing-name.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import { cleanParagraphs } from '#server/reading/clean-text.ts';
import { changeConversation, lockConversation, sideOf } from './shared/conversation-rows.ts';

const { accounts, brands, conversationMessages, conversationReports, conversations, listings, models } =
  schema;
const buyers = alias(accounts, 'buyers');
const sellers = alias(accounts, 'sellers');
const perPage = 20;
const mostMessages = 2000;

/** Reports of conversations, and messages that are held: what staff may read of conversations, and nothing else. */
export function createConversationReports({ orm }: Database, trail: AuditTrail) {
  const openReport = and(
    eq(conversationReports.conversationId, conversations.id),
    isNull(conversationReports.judgedAt),
  );
  const heldIn = and(
    eq(conversationMessages.conversationId, conversations.id),
    isNotNull(conversationMessages.heldAt),
  );
  const isReported = sql`exists (select 1 from ${conversationReports} where ${openReport})`;
  const hasHeld = sql`exists (select 1 from ${conversationMessages} where ${heldIn})`;
  const isOpen = or(isReported, hasHeld);

  /** @throws AppError `not_found` unless there is something to judge */
  async function requireOpen(transaction: Orm, id: number) {
    const row = await lockConversation(transaction, id);
    const [found] = await transaction
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.id, id), isOpen));
    if (!row || !found) throw new AppError('not_found');
    return row;
  }

  return {
    /** @throws AppError `not_found` for a conversation of others */
    async report(
      accountId: number,
      { conversationId, reason, details = '' }: ParsedQueryOf<'reportConversation'>,
      once: Once,
    ): Promise<void> {
      await once.change(async (transaction) => {
        const row = await lockConversation(transaction, conversationId);
        const side = row && sideOf(row, accountId);
        if (!side) throw new AppError('not_found');
        await transaction
          .insert(conversationReports)
          .values({ conversationId, by: side.role, reason, details: cleanParagraphs(details) });
      });
    },

    /** Those that wait for staff, the longest first. */
    async waiting(page: number): Promise<DataOf<'staffConversations'>> {
      const totalCount = await orm.$count(conversations, isOpen);
      const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
      if (page > pageCount) throw new AppError('not_found');
      const rows = await orm
        .select({
          row: conversations,
          ...{ brandName: brands.name, modelName: models.name, variantName: listings.variantName },
          ...{ buyer: buyers.name, seller: sellers.name },
          ...{ buyerPublicId: buyers.publicId, sellerPublicId: sellers.publicId },
          report: sql<
            typeof conversationReports.$inferSelect | null
          >`(select to_jsonb(r) from (select * from ${conversationReports}
            where ${openReport} order by ${conversationReports.id} desc limit 1) r)`,
          held: sql<{
            by: 'buyer' | 'seller';
            held_at: string;
          } | null>`(select to_jsonb(m) from (select "by", held_at from ${conversationMessages}
            where ${heldIn} order by ${conversationMessages.seq} limit 1) m)`,
        })
        .from(conversations)
        .innerJoin(listings, eq(listings.id, conversations.listingId))
        .innerJoin(brands, eq(brands.id, listings.brandId))
        .innerJoin(models, eq(models.id, listings.modelId))
        .leftJoin(buyers, eq(buyers.id, conversations.buyerId))
        .leftJoin(sellers, eq(sellers.id, conversations.sellerId))
        .where(isOpen)
        .orderBy(asc(conversations.id))
        .limit(perPage)
        .offset((page - 1) * perPage);
      return {
        items: rows.map((found) => {
          const { row, report, held } = found;
          const accusedRole = held?.by ?? (report?.by === 'buyer' ? 'seller' : 'buyer');
          const accountId = accusedRole === 'buyer' ? found.buyerPublicId : found.sellerPublicId;
          return {
            ...({ id: row.id, why: report ? 'report' : 'held', car: listingLabel(found) } as const),
            ...{ buyer: found.buyer, seller: found.seller, reason: report?.reason ?? null },
            details: report?.details ?? '',
            accused: accountId === null ? null : { role: accusedRole, accountId },
            since: new Date(report ? sinceOf(report) : (held?.held_at ?? row.updatedAt)).toISOString(),
          };
        }),
        meta: { totalCount, pageCount, currentPage: page, perPage },
      };
    },

    /** The messages of such a conversation. @throws AppError `not_found` for any other */
    async read(id: number, actorId: number, once: Once): Promise<DataOf<'staffConversation'>> {
      await trail.once({ action: 'read-conversation', actorId, once }, async (transaction) => {
        const row = await requireOpen(transaction, id);
        return { listingId: row.listingId, facts: { reference: String(id) } };
      });
      const rows = await orm
        .select()
        .from(conversationMessages)
        .where(eq(conversationMessages.conversationId, id))
        .orderBy(desc(conversationMessages.seq))
        .limit(mostMessages);
      rows.reverse();
      return {
        messages: rows.map(({ seq, by, kind, text, images, heldAt, createdAt }) => ({
          ...{ seq, by, kind, text, images },
          ...{ isHeld: heldAt !== null, createdAt: createdAt.toISOString() },
        })),
      };
    },

    /** @throws AppError `not_found` where nothing waits for a judgement */
    async judge(
      { conversationId, verdict }: ParsedQueryOf<'staffJudgeConversation'>,
      actorId: number,
      once: Once,
    ): Promise<void> {
      await trail.once({ action: 'judge-conversation', actorId, once }, async (transaction) => {
        const row = await requireOpen(transaction, conversationId);
        await transaction
          .update(conversationReports)
          .set({ judgedAt: sql`now()` })
          .where(
            and(eq(conversationReports.conversationId, conversationId), isNull(conversationReports.judgedAt)),
          );
        const held = and(
          eq(conversationMessages.conversationId, conversationId),
          isNotNull(conversationMessages.heldAt),
        );
        if (verdict === 'release')
          await transaction.update(conversationMessages).set({ heldAt: null }).where(held);
        // Emptied, so that it is neither delivered nor waits again.
        if (verdict === 'withhold')
          await transaction
            .update(conversationMessages)
            .set({ heldAt: null, text: '', images: [], textKey: null })
            .where(held);
        if (verdict !== 'dismiss') await changeConversation(transaction, row, { edition: row.edition + 1 });
        return { listingId: row.listingId, facts: { reference: String(conversationId), note: verdict } };
      });
    },
  };
}

/** As JSON it has the database's names. */
const sinceOf = (report: object): string =>
  'created_at' in report && typeof report.created_at === 'string' ? report.created_at : '';
