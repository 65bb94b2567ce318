import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { conversationLimits } from '#contract/conversations/conversation.ts';
import { textKey } from '#contract/conversations/risky-text.ts';
import { dayInJakarta, isDay } from '#contract/dates.ts';
import { formWords } from '#contract/form/form-words.ts';
import type { Language } from '#contract/language.ts';
import { publicStatuses } from '#contract/listing/listing.ts';
import { visitDays } from '#contract/payments/order.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import { isBlocked } from '#server/features/account/shared/blocked.ts';
import { appendMessage } from '#server/features/conversations/shared/append-message.ts';
import { carName } from '#server/features/conversations/shared/car-name.ts';
import {
  type ConversationRow,
  lockConversation,
  openConversation,
  type Side,
  sideOf,
} from '#server/features/conversations/shared/conversation-rows.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { hashesOf } from '#server/features/photos/shared/photo-hashes.ts';
import { keysOfPhotos } from '#server/features/photos/shared/photo-keys.ts';
import type { UploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Once, usedForAnother } from '#server/http/once.ts';
import { refusedForm } from '#server/http/refused-form.ts';
import { cleanLine, cleanParagraphs, publicText } from '#server/reading/clean-text.ts';
import { type AccountRow, ownersOf, type Principal } from '#server/session/principal.ts';

const { accounts, conversationMessages, conversations, listings } = schema;

const dayMs = 86_400_000;
const shownInNotice = 80;

export type NewMessage = {
  readonly query: ParsedQueryOf<'sendMessage'>;
  readonly account: AccountRow;
  readonly principal: Principal;
  readonly once: Once;
  readonly language: Language;
};

/** What is stored of a message beside its place. */
type Content = {
  readonly text: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly textKey: string | null;
};

/** @throws AppError `validation_failed`, `conflict` for what only the other side may send */
function contentOf({ query, language }: NewMessage, { role }: Side, hasPhotos: boolean): Content {
  const { kind, question, answer, day, part, about, isAgreed } = query;
  const text = cleanParagraphs(query.text ?? '');
  const words = { text, textKey: null };
  const required = (field: string) =>
    new AppError('validation_failed', { [field]: [formWords.required[language]] }, language);
  switch (kind) {
    case 'text': {
      if (text === '' && !hasPhotos) throw required('text');
      const key = textKey(text);
      return { text, facts: {}, textKey: key.length >= conversationLimits.sameTextLength ? key : null };
    }
    case 'question':
      if (role !== 'buyer') throw new AppError('conflict');
      if (question === undefined) throw required('question');
      return { ...words, facts: { question } };
    case 'answer':
      if (role !== 'seller') throw new AppError('conflict');
      if (answer === undefined) throw required('answer');
      return { ...words, facts: { answer } };
    case 'visit': {
      const place = cleanLine(query.place ?? '');
      if (day === undefined) throw required('day');
      if (part === undefined) throw required('part');
      if (place === '') throw required('place');
      const now = new Date();
      const isSoon = isDay(day) && day >= dayInJakarta(now) && day <= dayInJakarta(now, visitDays.last);
      if (!isSoon) throw refusedForm({ day: formWords.visit_day }, language);
      return { ...words, facts: { visit: { day, part, place } } };
    }
    case 'visit-answer':
      if (about === undefined) throw required('about');
      if (isAgreed === undefined) throw required('isAgreed');
      return { ...words, facts: { about, isAgreed: isAgreed === '1' } };
    case 'numbers':
      if (isAgreed === undefined) throw required('isAgreed');
      return { text: '', textKey: null, facts: { isAgreed: isAgreed === '1' } };
    default:
      return kind satisfies never;
  }
}

/** @throws AppError `conflict` unless it is a proposal of the other that is not answered */
async function requireProposal(
  transaction: Orm,
  { id }: ConversationRow,
  { role }: Side,
  about: number,
): Promise<void> {
  const rows = await transaction
    .select({ by: conversationMessages.by, kind: conversationMessages.kind })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, id),
        or(
          and(eq(conversationMessages.seq, about), eq(conversationMessages.kind, 'visit')),
          and(
            eq(conversationMessages.kind, 'visit-answer'),
            sql`(${conversationMessages.facts} ->> 'about')::int = ${about}`,
          ),
        ),
      ),
    );
  const [first] = rows;
  if (rows.length !== 1 || first?.kind !== 'visit' || first.by === role) throw new AppError('conflict');
}

/** Beginning many conversations in a day is what fraud does. @throws AppError `rate_limited` */
async function limitStarts(transaction: Orm, account: AccountRow): Promise<void> {
  const { newAccountDays, newAccountStarts, starts } = conversationLimits;
  const isNew = Date.now() - account.createdAt.getTime() < newAccountDays * dayMs;
  const begun = await transaction.$count(
    conversations,
    and(eq(conversations.buyerId, account.id), gt(conversations.createdAt, sql`now() - interval '1 day'`)),
  );
  // The one just begun is counted.
  if (begun > (isNew ? newAccountStarts : starts)) throw new AppError('rate_limited');
}

/**
 * The conversation that a message belongs to, locked.
 * @throws AppError `not_found`, `gone` where the car or the other is no longer there, `rate_limited`
 */
async function conversationOf(transaction: Orm, message: NewMessage): Promise<ConversationRow> {
  const { query, account } = message;
  if (query.conversationId !== undefined) {
    const row = await lockConversation(transaction, query.conversationId);
    if (!row) throw new AppError('not_found');
    return row;
  }
  if (query.listingId === undefined) throw new AppError('not_found');
  await lockName(transaction, `conversations of ${account.id}`);
  const [car] = await transaction
    .select({ status: listings.status, publishedAt: listings.publishedAt, sellerId: listings.userId })
    .from(listings)
    .where(eq(listings.id, query.listingId));
  if (!car || car.publishedAt === null) throw new AppError('not_found');
  const opened = await openConversation(transaction, query.listingId, account.id, query);
  if (!opened) throw new AppError('not_found');
  if (opened.isNew) {
    if (!publicStatuses.some((status) => status === car.status)) throw new AppError('gone');
    // A block must not be revealed.
    if (car.sellerId !== null && (await isBlocked(transaction, { accountId: account.id, by: car.sellerId })))
      throw new AppError('not_found');
    await limitStarts(transaction, account);
  }
  return opened.row;
}

/** @throws AppError `gone` where the other is gone, suspended or blocked */
async function requireOpen(transaction: Orm, { accountId, otherId }: Side): Promise<void> {
  if (accountId === null || otherId === null) throw new AppError('gone');
  const [other] = await transaction
    .select({ isSuspended: accounts.isSuspended })
    .from(accounts)
    .where(eq(accounts.id, otherId));
  if (!other || other.isSuspended) throw new AppError('gone');
  const isEither =
    (await isBlocked(transaction, { accountId, by: otherId })) ||
    (await isBlocked(transaction, { accountId: otherId, by: accountId }));
  if (isEither) throw new AppError('gone');
}

/** Whether the author has written the same to so many people that staff look at it first. */
async function isToMany(
  transaction: Orm,
  authorId: number,
  conversationId: number,
  key: string | null,
): Promise<boolean> {
  if (key === null) return false;
  const { sameTextDays, sameTextTo } = conversationLimits;
  const [found] = await transaction
    .select({ people: sql<number>`count(distinct ${conversationMessages.conversationId})::int` })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.authorId, authorId),
        eq(conversationMessages.textKey, key),
        ne(conversationMessages.conversationId, conversationId),
        gt(conversationMessages.createdAt, sql`now() - make_interval(days => ${sameTextDays}::int)`),
      ),
    );
  return (found?.people ?? 0) >= sameTextTo;
}

/** One notice for all that is unread since the other has last looked. */
async function tell(
  transaction: Orm,
  row: ConversationRow,
  side: Side,
  { account, query }: NewMessage,
  text: string,
): Promise<void> {
  if (side.otherId === null) return;
  const { listingId, id: conversationId } = row;
  const read = side.role === 'buyer' ? row.sellerRead : row.buyerRead;
  await notify(transaction, {
    ...{ accountId: side.otherId, kind: 'message-received', key: `${conversationId}:${read}`, listingId },
    facts: {
      ...{ listingId, car: await carName(transaction, listingId), conversationId },
      ...{ name: account.name ?? '', messageKind: query.kind },
      text: publicText(text, shownInNotice).text,
    },
  });
}

/**
 * Adds a message to its conversation, which a buyer's first one begins.
 * @returns the conversation and the message's place in it
 * @throws AppError `not_found`, `gone`, `validation_failed`, `conflict`, `photo_missing`, `rate_limited`
 */
export async function sendMessage(
  { orm }: Database,
  uploads: UploadRepository,
  message: NewMessage,
): Promise<{ readonly conversationId: number; readonly seq: number; readonly isNew: boolean }> {
  const { query, account, principal, once, language } = message;
  const hashes = hashesOf(query.images ?? '', 'images', language);
  const made = await once.change(async (transaction) => {
    const row = await conversationOf(transaction, message);
    const side = sideOf(row, account.id);
    if (!side) throw new AppError('not_found');
    await requireOpen(transaction, side);
    const { text, facts, textKey } = contentOf(message, side, hashes.length > 0);
    if (query.kind === 'visit-answer') await requireProposal(transaction, row, side, query.about ?? 0);
    const isHeld = await isToMany(transaction, account.id, row.id, textKey);
    const changed = await appendMessage(transaction, row, side, {
      ...{ clientId: query.clientId, kind: query.kind, text, facts, textKey, isHeld },
      images: await keysOfPhotos(transaction, uploads, ownersOf(principal), hashes),
    });
    if (!isHeld) await tell(transaction, changed, side, message, text);
    return { conversationId: row.id, seq: changed.lastSeq };
  });
  if (made.isNew) return { ...made.result, isNew: true };
  const [known] = await orm
    .select({ conversationId: conversationMessages.conversationId, seq: conversationMessages.seq })
    .from(conversationMessages)
    .where(
      and(eq(conversationMessages.clientId, query.clientId), eq(conversationMessages.authorId, account.id)),
    );
  if (!known) throw usedForAnother(language);
  return { ...known, isNew: false };
}
