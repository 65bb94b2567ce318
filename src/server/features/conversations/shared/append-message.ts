import type { MessageKind } from '#contract/conversations/conversation.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { type ConversationRow, changeConversation, type Side } from './conversation-rows.ts';

const { conversationMessages } = schema;

/** A message as it is stored; `facts` as in the contract. */
export type StoredMessage = {
  readonly clientId: string;
  readonly kind: MessageKind;
  readonly text?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly textKey?: string | null;
  readonly images?: string[];
  /** Not delivered until staff release it. */
  readonly isHeld?: boolean;
};

/** What the message changes in its conversation. */
function changesOf(row: ConversationRow, { role }: Side, { kind, facts }: StoredMessage, now: Date) {
  const seq = row.lastSeq + 1;
  const own =
    role === 'buyer' ? { buyerRead: seq, buyerReceived: seq } : { sellerRead: seq, sellerReceived: seq };
  const { waitingSince, answerMinutes } = row;
  const minutes = waitingSince && Math.ceil((now.getTime() - waitingSince.getTime()) / 60_000);
  const turn =
    role === 'buyer'
      ? { waitingSince: waitingSince ?? now }
      : { waitingSince: null, remindedAt: null, answerMinutes: answerMinutes ?? minutes };
  const sharing =
    kind === 'numbers'
      ? { [role === 'buyer' ? 'isBuyerSharing' : 'isSellerSharing']: facts?.isAgreed === true }
      : {};
  const after = { ...row, ...sharing };
  const isOtherEdition =
    (row.isBuyerSharing && row.isSellerSharing) !== (after.isBuyerSharing && after.isSellerSharing);
  return {
    ...{ lastSeq: seq, updatedAt: now, ...own, ...turn, ...sharing },
    // An archived conversation comes back with a message.
    ...{ isBuyerArchived: false, isSellerArchived: false },
    // What was masked is seen, or the other way round.
    edition: row.edition + (isOtherEdition ? 1 : 0),
  };
}

/** Adds a message to its conversation, which must be locked, and tells both inboxes. */
export async function appendMessage(
  transaction: Orm,
  row: ConversationRow,
  side: Side,
  message: StoredMessage,
): Promise<ConversationRow> {
  const { clientId, kind, text, facts, textKey, images, isHeld = false } = message;
  const now = new Date();
  const changes = changesOf(row, side, message, now);
  await transaction.insert(conversationMessages).values({
    ...{ conversationId: row.id, seq: changes.lastSeq, by: side.role, authorId: side.accountId },
    ...{ clientId, kind, text, facts, textKey, images, heldAt: isHeld ? now : null, createdAt: now },
  });
  return await changeConversation(transaction, row, changes);
}
