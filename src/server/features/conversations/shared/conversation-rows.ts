import { and, eq, sql } from 'drizzle-orm';
import type { ConversationRole } from '#contract/conversations/conversation.ts';
import type { VisitSource } from '#contract/page/visit-source.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { visitColumns } from '#server/reading/visit-columns.ts';

const { conversations, conversationInboxes, listings } = schema;

export type ConversationRow = typeof conversations.$inferSelect;
export type Side = {
  readonly role: ConversationRole;
  readonly accountId: number | null;
  readonly otherId: number | null;
};

/** The side of an account; undefined for anybody else. */
export function sideOf({ buyerId, sellerId }: ConversationRow, accountId: number): Side | undefined {
  if (buyerId === accountId) return { role: 'buyer', accountId, otherId: sellerId };
  return sellerId === accountId ? { role: 'seller', accountId, otherId: buyerId } : undefined;
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(transaction: Orm, id: number): Promise<ConversationRow | undefined> {
  const [row] = await transaction.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return row;
}

/**
 * The conversation of a buyer about a car with its seller, locked; it is begun if there is none.
 * @returns undefined for a car without a seller's account, one's own, or one whose seller has changed since
 */
export async function openConversation(
  transaction: Orm,
  listingId: number,
  buyerId: number,
  visit: VisitSource = {},
): Promise<{ readonly row: ConversationRow; readonly isNew: boolean } | undefined> {
  const [car] = await transaction
    .select({ sellerId: listings.userId })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!car || car.sellerId === null || car.sellerId === buyerId) return undefined;
  const { sellerId } = car;
  const [created] = await transaction
    .insert(conversations)
    .values({ listingId, buyerId, sellerId, ...visitColumns(visit) })
    .onConflictDoNothing()
    .returning();
  if (created) return { row: created, isNew: true };
  const [row] = await transaction
    .select()
    .from(conversations)
    .where(and(eq(conversations.listingId, listingId), eq(conversations.buyerId, buyerId)))
    .for('update');
  return row && { row, isNew: false };
}

/** The next version of an account's inbox; its row stays locked until the transaction ends. */
async function nextVersion(transaction: Orm, accountId: number | null): Promise<number | undefined> {
  if (accountId === null) return undefined;
  const [row] = await transaction
    .insert(conversationInboxes)
    .values({ accountId, version: 1 })
    .onConflictDoUpdate({
      target: conversationInboxes.accountId,
      set: { version: sql`${conversationInboxes.version} + 1`, changedAt: sql`clock_timestamp()` },
    })
    .returning({ version: conversationInboxes.version });
  return row?.version;
}

/** Writes a change of a conversation, which must be locked, and tells both inboxes, or that of one account. */
export async function changeConversation(
  transaction: Orm,
  row: ConversationRow,
  changes: Partial<ConversationRow>,
  only?: number,
): Promise<ConversationRow> {
  const versions = new Map<number | null, number | undefined>();
  // In order of accounts, so that two changes do not wait for each other.
  for (const id of [row.buyerId, row.sellerId].sort((one, other) => (one ?? 0) - (other ?? 0)))
    if (only === undefined || id === only) versions.set(id, await nextVersion(transaction, id));
  const [changed] = await transaction
    .update(conversations)
    .set({
      ...changes,
      buyerVersion: versions.get(row.buyerId) ?? row.buyerVersion,
      sellerVersion: versions.get(row.sellerId) ?? row.sellerVersion,
    })
    .where(eq(conversations.id, row.id))
    .returning();
  return changed ?? row;
}

/**
 * Something else happened between a buyer and the seller of a car, such as an offer: it stands in their conversation,
 * which is begun for it.
 */
export async function noteInConversation(
  transaction: Orm,
  listingId: number,
  buyerId: number,
): Promise<void> {
  const opened = await openConversation(transaction, listingId, buyerId);
  if (opened) await changeConversation(transaction, opened.row, { updatedAt: new Date() });
}
