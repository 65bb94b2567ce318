import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/http/app-error.ts';
import { changeConversation, lockConversation, sideOf } from './shared/conversation-rows.ts';

/**
 * Notes what one side has received and read, and whether it is archived.
 * @returns whether anything is new
 * @throws AppError `not_found` for a conversation of others
 */
export async function noteConversation(
  { orm }: Database,
  accountId: number,
  { conversationId, received, read, isArchived }: ParsedQueryOf<'noteConversation'>,
): Promise<boolean> {
  return await inTransaction(orm, async (transaction) => {
    const row = await lockConversation(transaction, conversationId);
    const side = row && sideOf(row, accountId);
    if (!row || !side) throw new AppError('not_found');
    const isBuyer = side.role === 'buyer';
    const known = isBuyer
      ? { read: row.buyerRead, received: row.buyerReceived, archived: row.isBuyerArchived }
      : { read: row.sellerRead, received: row.sellerReceived, archived: row.isSellerArchived };
    const upTo = (given: string | undefined, before: number) =>
      Math.max(before, Math.min(row.lastSeq, Number(given ?? 0)));
    const nowRead = upTo(read, known.read);
    const nowReceived = Math.max(nowRead, upTo(received, known.received));
    const archived = isArchived === undefined ? known.archived : isArchived === '1';
    const isSame = nowRead === known.read && nowReceived === known.received && archived === known.archived;
    if (isSame) return false;
    const changes = isBuyer
      ? { buyerRead: nowRead, buyerReceived: nowReceived, isBuyerArchived: archived }
      : { sellerRead: nowRead, sellerReceived: nowReceived, isSellerArchived: archived };
    await changeConversation(transaction, row, changes);
    return true;
  });
}
