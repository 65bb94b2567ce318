import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, max } from 'drizzle-orm';
import { type ReadyQuestion, readyQuestions } from '#contract/conversations/conversation.ts';
import { dateText } from '#contract/date-text.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { isDemonstrationCar } from '#server/db/demonstration-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { appendMessage, type StoredMessage } from '#server/features/conversations/shared/append-message.ts';
import { lockConversation, sideOf } from '#server/features/conversations/shared/conversation-rows.ts';

const { conversationMessages, conversations, listings } = schema;

/** Batch size; the rest is handled by the next run. */
const most = 100;

type Car = typeof listings.$inferSelect;
type Message = typeof conversationMessages.$inferSelect;
type Answer = Pick<StoredMessage, 'kind' | 'text' | 'facts'>;

const yesOrNo = (value: boolean | null, yes: string, no: string) =>
  value === null ? 'Saya cek dulu ya.' : value ? yes : no;
const holders = {
  owner: 'BPKB saya pegang sendiri.',
  dealer: 'BPKB di dealer.',
  finance: 'BPKB masih di perusahaan pembiayaan.',
} as const;

/** As Indonesian sellers write: what they say is theirs, and is not translated. */
const facts: {
  readonly [Fact in NonNullable<(typeof readyQuestions)[ReadyQuestion]>]: (car: Car) => string;
} = {
  taxPaidUntil: ({ taxPaidUntil }) =>
    taxPaidUntil === null ? 'Saya cek dulu ya.' : `Pajak sampai ${dateText(taxPaidUntil, 'month', 'id')}.`,
  accidentFree: ({ accidentFree }) =>
    yesOrNo(accidentFree, 'Tidak pernah tabrakan.', 'Pernah tabrakan ringan, sudah diperbaiki.'),
  floodFree: ({ floodFree }) => yesOrNo(floodFree, 'Tidak pernah kebanjiran.', 'Pernah kebanjiran.'),
  serviceRecord: ({ serviceRecord }) =>
    yesOrNo(serviceRecord, 'Ada buku servisnya, lengkap.', 'Buku servisnya tidak ada.'),
  bpkbHolder: ({ bpkbHolder }) => (bpkbHolder === null ? 'Saya cek dulu ya.' : holders[bpkbHolder]),
  ownership: ({ ownership }) => (ownership === null ? 'Saya cek dulu ya.' : `Tangan ke-${ownership}.`),
};

/** What a demonstration seller answers; nothing to what needs no answer. */
export function answerTo(
  { kind, facts: said, seq }: Pick<Message, 'kind' | 'facts' | 'seq'>,
  car: Car,
): Answer | undefined {
  const asked = typeof said === 'object' && said !== null && 'question' in said ? said.question : undefined;
  const question = Object.keys(readyQuestions).find((key): key is ReadyQuestion => key === asked);
  const isThere: Answer = {
    kind: 'answer',
    facts: { answer: car.status === 'sold' ? 'sold' : 'still-there' },
  };
  switch (kind) {
    case 'question': {
      if (question === 'weekend') return { kind: 'answer', facts: { answer: 'come-see' } };
      if (question === 'reason') return { kind: 'text', text: 'Mau ganti mobil yang lebih besar.' };
      const fact = question && readyQuestions[question];
      return fact ? { kind: 'text', text: facts[fact](car) } : isThere;
    }
    case 'visit':
      return { kind: 'visit-answer', facts: { about: seq, isAgreed: true } };
    case 'numbers':
      return { kind: 'numbers', facts: { isAgreed: true } };
    case 'text':
      return isThere;
    default:
      return undefined;
  }
}

/**
 * Answers what buyers wrote to demonstration sellers, from the facts of their cars, so that one person can try a
 * conversation (docs/product.md#demonstration-cars).
 * @param conversationId limits the run to this one
 * @returns whether any was answered
 */
export async function answerMessages({ orm }: Database, conversationId?: number): Promise<boolean> {
  const waiting = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(
        isNotNull(conversations.waitingSince),
        isDemonstrationCar,
        conversationId === undefined ? undefined : eq(conversations.id, conversationId),
      ),
    )
    .orderBy(asc(conversations.id))
    .limit(most);
  for (const { id } of waiting) await inTransaction(orm, (transaction) => answer(transaction, id));
  return waiting.length > 0;
}

async function answer(transaction: Orm, id: number): Promise<void> {
  const row = await lockConversation(transaction, id);
  const side = row?.sellerId == null ? undefined : sideOf(row, row.sellerId);
  // Another process was first.
  if (!row || side?.role !== 'seller' || row.waitingSince === null) return;
  const [car] = await transaction.select().from(listings).where(eq(listings.id, row.listingId));
  const own = eq(conversationMessages.conversationId, id);
  const [answered] = await transaction
    .select({ seq: max(conversationMessages.seq) })
    .from(conversationMessages)
    .where(and(own, eq(conversationMessages.by, 'seller')));
  const messages = await transaction
    .select()
    .from(conversationMessages)
    .where(own)
    .orderBy(asc(conversationMessages.seq));
  let latest = row;
  for (const message of messages.filter(({ seq, by }) => by === 'buyer' && seq > (answered?.seq ?? 0))) {
    const given = car && answerTo(message, car);
    if (given) latest = await appendMessage(transaction, latest, side, { clientId: randomUUID(), ...given });
  }
  if (latest === row)
    await transaction.update(conversations).set({ waitingSince: null }).where(eq(conversations.id, id));
}
