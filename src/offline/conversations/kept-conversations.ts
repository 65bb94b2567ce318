import { Dexie } from 'dexie';
import * as z from 'zod/mini';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ConversationMessage, ConversationView } from '#contract/conversations/conversation.schema.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { readRows } from '#offline/device/read-rows.ts';
import { type KeptConversation, keptConversation, keptMessage } from './kept-conversation.schema.ts';

/*
 * Conversations on the device, by account. The messages of one are kept without gaps, so that what is missing is known
 * by the first and the last.
 */

type Thread = DataOf<'thread'>;

const ofConversation = (account: string, id: number) =>
  [
    [account, id, Dexie.minKey],
    [account, id, Dexie.maxKey],
  ] as const;

const parseConversation = (row: unknown): KeptConversation | undefined =>
  z.safeParse(keptConversation, row).data;

/** The latest first. */
export async function listConversations(
  { conversations }: DeviceDatabase,
  account: string,
): Promise<KeptConversation[]> {
  const rows = await conversations
    .where('[account+lastAt]')
    .between([account, Dexie.minKey], [account, Dexie.maxKey])
    .reverse()
    .toArray();
  return readRows(keptConversation, rows);
}

export async function readConversation(
  { conversations }: DeviceDatabase,
  account: string,
  id: number,
): Promise<KeptConversation | undefined> {
  return parseConversation(await conversations.get([account, id]));
}

/** The latest messages, in order. */
export async function readMessages(
  { conversationMessages }: DeviceDatabase,
  account: string,
  id: number,
  most: number,
): Promise<ConversationMessage[]> {
  const [first, last] = ofConversation(account, id);
  const rows = await conversationMessages
    .where('[account+conversationId+seq]')
    .between([...first], [...last])
    .reverse()
    .limit(most)
    .toArray();
  return readRows(keptMessage, rows)
    .map(({ message }) => message)
    .reverse();
}

/** How many conversations have something unread. */
export async function countUnread(database: DeviceDatabase, account: string): Promise<number> {
  return (await listConversations(database, account)).filter(
    ({ view }) => view.unread > 0 && !view.isArchived,
  ).length;
}

/** What was read here counts, also before the server has heard of it. */
function withRead(view: ConversationView, read: number): ConversationView {
  return read >= view.lastSeq ? { ...view, unread: 0 } : view;
}

function keptAs(
  account: string,
  view: ConversationView,
  before: KeptConversation | undefined,
): KeptConversation {
  const read = Math.max(before?.read ?? 0, view.read);
  return {
    ...{ account, id: view.id, lastAt: view.lastAt, view: withRead(view, read), read },
    ...{ events: before?.events ?? [], edition: before?.edition ?? 0 },
    ...{ from: before?.from ?? 0, to: before?.to ?? 0 },
    told: before?.told ?? { read: view.read, received: 0 },
  };
}

/** Keeps what the server says of conversations; an older answer that arrives late changes nothing. */
export async function keepViews(
  database: DeviceDatabase,
  account: string,
  views: readonly ConversationView[],
): Promise<void> {
  const { conversations } = database;
  await database.transaction('rw', conversations, async () => {
    for (const view of views) {
      const before = await readConversation(database, account, view.id);
      if (before && before.view.version > view.version) continue;
      await conversations.put(keptAs(account, view, before));
    }
  });
}

/**
 * Keeps an answer of `thread`.
 * @param asked what it was asked for
 * @returns false if it does not continue what is kept, which the latest messages then replace
 */
export async function keepThread(
  database: DeviceDatabase,
  account: string,
  { conversation: view, messages, events, hasMore }: Thread,
  asked: { readonly before?: number; readonly after?: number },
): Promise<boolean> {
  const { conversations, conversationMessages } = database;
  return await database.transaction('rw', conversations, conversationMessages, async () => {
    const before = await readConversation(database, account, view.id);
    // An older answer that arrives late does not replace what is known of the conversation.
    const latest = before && before.view.version > view.version ? before.view : view;
    const kept = keptAs(account, latest, before);
    const isSame = kept.edition === view.edition;
    const { from, to } = kept;
    const isContinued =
      isSame &&
      (asked.after === undefined || asked.after === to) &&
      (asked.before === undefined || asked.before === from);
    const isLatest = asked.after === undefined && asked.before === undefined;
    if (!isContinued && !isLatest) return false;
    const first = messages[0]?.seq ?? view.lastSeq + 1;
    // What is held for others has a place, and is not there.
    const isJoined = isLatest && isSame && kept.to > 0 && first <= to + 1;
    const [least, most] = ofConversation(account, view.id);
    if (isLatest && !isJoined)
      await conversationMessages
        .where('[account+conversationId+seq]')
        .between([...least], [...most])
        .delete();
    await conversationMessages.bulkPut(
      messages.map((message) => ({ account, conversationId: view.id, seq: message.seq, message })),
    );
    const begin = hasMore ? first : 1;
    const end = asked.after !== undefined && hasMore ? (messages.at(-1)?.seq ?? to) : view.lastSeq;
    await conversations.put({
      ...kept,
      ...{ events, edition: view.edition },
      from: asked.after !== undefined || isJoined ? Math.min(from, begin) : begin,
      to: asked.before !== undefined ? to : isJoined ? Math.max(to, end) : end,
    });
    return true;
  });
}

/** Notes that everything up to a message was read here. */
export async function noteRead(
  database: DeviceDatabase,
  account: string,
  id: number,
  seq: number,
): Promise<void> {
  const { conversations } = database;
  await database.transaction('rw', conversations, async () => {
    const before = await readConversation(database, account, id);
    if (!before || before.read >= seq) return;
    await conversations.put({ ...before, read: seq, view: withRead(before.view, seq) });
  });
}

/** What the server has not been told yet: what was read, and what has been received. */
export async function untold(
  database: DeviceDatabase,
  account: string,
): Promise<{ readonly id: number; readonly read: number; readonly received: number }[]> {
  return (await listConversations(database, account))
    .filter(({ told, read, to }) => told.read < read || told.received < to)
    .map(({ id, read, to }) => ({ id, read, received: to }));
}

export async function noteTold(
  database: DeviceDatabase,
  account: string,
  { id, read, received }: { readonly id: number; readonly read: number; readonly received: number },
): Promise<void> {
  const { conversations } = database;
  await database.transaction('rw', conversations, async () => {
    const before = await readConversation(database, account, id);
    if (before) await conversations.put({ ...before, told: { read, received } });
  });
}
