import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DataOf, EndpointName } from '#contract/api/endpoint-schemas.ts';
import type { ConversationMessage, ConversationView } from '#contract/conversations/conversation.schema.ts';
import {
  countUnread,
  listConversations,
  noteRead,
  readConversation,
  readMessages,
} from '#offline/conversations/kept-conversations.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { openDevice } from '#tests/support/sell-drafts.ts';
import { fetchEarlier, type Post, syncInboxOf, syncThread } from './sync-inbox.ts';

const account = 'A'.repeat(22);
const perThread = 50;
const perInbox = 30;

/** The seller's side of conversations, as the server tells it. */
class Inbox {
  version = 0;
  readonly threads = new Map<number, { view: ConversationView; messages: ConversationMessage[] }>();
  readonly calls: string[] = [];
  /** Thrown by the next calls of these names. */
  readonly failing = new Set<string>();

  write(id: number, text: string, by: 'buyer' | 'seller' = 'buyer'): void {
    const messages = this.threads.get(id)?.messages ?? [];
    const seq = messages.length + 1;
    const createdAt = new Date(Date.UTC(2026, 10, 1) + this.version * 1000).toISOString();
    messages.push({ ...{ seq, kind: 'text', by, text, images: [] }, clientId: null, createdAt });
    const before = this.threads.get(id)?.view ?? sampleView(id);
    this.change(id, { ...before, lastSeq: seq, lastAt: createdAt, unread: before.unread + 1 }, messages);
  }

  change(id: number, view: ConversationView, messages = this.threads.get(id)?.messages ?? []): void {
    this.version += 1;
    this.threads.set(id, { view: { ...view, version: this.version }, messages });
  }

  readonly post = (async (name: EndpointName, fields: Record<string, string>) => {
    this.calls.push(name);
    if (this.failing.has(name)) throw new Error('no connection');
    if (name === 'inbox') return this.#inbox(fields);
    if (name === 'thread') return this.#thread(fields);
    const found = this.threads.get(Number(fields.conversationId));
    if (!found) throw new Error('not found');
    const { view } = found;
    found.view = { ...view, read: Number(fields.read), unread: view.lastSeq - Number(fields.read) };
    return { conversation: found.view };
  }) as unknown as Post;

  #inbox({ after = '-1', page = '1' }: Record<string, string>): DataOf<'inbox'> {
    const changed = [...this.threads.values()]
      .map(({ view }) => view)
      .filter((view) => view.version > Number(after))
      .sort((one, other) => (one.lastAt < other.lastAt ? 1 : -1));
    const from = (Number(page) - 1) * perInbox;
    const pageCount = Math.max(1, Math.ceil(changed.length / perInbox));
    const meta = { totalCount: changed.length, pageCount, currentPage: Number(page), perPage: perInbox };
    return { items: changed.slice(from, from + perInbox), unread: 0, version: this.version, meta };
  }

  #thread({ conversationId, before, after }: Record<string, string>): DataOf<'thread'> {
    const { view, messages } = this.threads.get(Number(conversationId)) ?? {
      view: sampleView(0),
      messages: [],
    };
    const wanted =
      after === undefined
        ? messages.filter(({ seq }) => before === undefined || seq < Number(before)).slice(-perThread)
        : messages.filter(({ seq }) => seq > Number(after)).slice(0, perThread);
    const hasMore =
      after === undefined ? (wanted[0]?.seq ?? 1) > 1 : (wanted.at(-1)?.seq ?? view.lastSeq) < view.lastSeq;
    return { conversation: view, messages: wanted, events: [], hasMore };
  }
}

function sampleView(id: number): ConversationView {
  return {
    ...{
      id,
      role: 'seller',
      version: 0,
      edition: 1,
      lastSeq: 0,
      lastAt: '2026-11-01T00:00:00.000Z',
      last: null,
    },
    ...{ unread: 0, read: 0, otherRead: 0, otherReceived: 0, isArchived: false },
    listing: {
      ...{ id: 7, label: 'Toyota Avanza', slug: 'toyota-avanza-7', price: 150e6, status: 'live' },
      ...{ coverImage: null, bodyType: null, color: null },
    },
    other: { id: 'B'.repeat(22), name: 'Sari', mobile: null, isWhatsapp: false },
    ...{ isSharing: false, isOtherSharing: false, isOpen: true },
  };
}

let database: DeviceDatabase;
let inbox: Inbox;
const sync = () => syncInboxOf({ database, account, post: inbox.post });
const textsOf = async (id: number, most = 1000) =>
  (await readMessages(database, account, id, most)).map(({ text }) => text);

beforeEach(async () => {
  database = await openDevice();
  inbox = new Inbox();
});
afterEach(() => database.delete());

test('what is new is fetched once, in order, and what is the same not again', async () => {
  inbox.write(1, 'satu');
  inbox.write(2, 'dua');
  await sync();
  expect(await textsOf(1)).toEqual(['satu']);
  expect((await listConversations(database, account)).map(({ id }) => id)).toEqual([2, 1]);
  inbox.write(1, 'tiga');
  inbox.calls.length = 0;
  await sync();
  expect(await textsOf(1)).toEqual(['satu', 'tiga']);
  expect(inbox.calls.filter((name) => name === 'thread')).toHaveLength(1);
  expect((await listConversations(database, account)).map(({ id }) => id)).toEqual([1, 2]);
  inbox.calls.length = 0;
  await sync();
  expect(inbox.calls).toEqual(['inbox']);
});

test('after an interruption anywhere, all of it is fetched again', async () => {
  inbox.write(1, 'satu');
  inbox.write(2, 'dua');
  for (const name of ['inbox', 'thread', 'noteConversation']) {
    inbox.failing.add(name);
    await expect(sync()).rejects.toThrow('no connection');
    inbox.failing.delete(name);
  }
  await sync();
  expect([await textsOf(1), await textsOf(2)]).toEqual([['satu'], ['dua']]);
});

test('a long absence is made up for without a gap, however long', async () => {
  inbox.write(1, 'pesan 1');
  await sync();
  for (const [count, pages] of [
    [120, 3],
    [400, 1],
  ] as const) {
    const before = inbox.threads.get(1)?.messages.length ?? 0;
    for (let at = 1; at <= count; at += 1) inbox.write(1, `pesan ${before + at}`);
    await sync();
    const texts = await textsOf(1);
    expect(texts.at(-1)).toBe(`pesan ${before + count}`);
    // Without a gap: each follows the one before.
    const numbers = texts.map((text) => Number(text.slice(6)));
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    expect(numbers.length).toBeGreaterThanOrEqual(pages === 1 ? perThread : before + count);
  }
  while (((await readConversation(database, account, 1))?.from ?? 1) > 1)
    await fetchEarlier({ database, account, post: inbox.post }, 1);
  expect(await textsOf(1)).toHaveLength(521);
});

test('messages that read otherwise than before replace those on the device', async () => {
  for (let at = 1; at <= 70; at += 1) inbox.write(1, `nomor ••• ${at}`);
  await sync();
  const thread = inbox.threads.get(1);
  if (!thread) throw new Error('no thread');
  for (const message of thread.messages) message.text = message.text.replace('•••', '0812');
  inbox.change(1, { ...thread.view, edition: 2 });
  await sync();
  const texts = await textsOf(1);
  expect(texts.at(-1)).toBe('nomor 0812 70');
  expect(texts.join()).not.toContain('•••');
});

test('what was read here is read at once, also offline, and told once', async () => {
  inbox.write(1, 'satu');
  await sync();
  expect(await countUnread(database, account)).toBe(1);
  await noteRead(database, account, 1, 1);
  expect(await countUnread(database, account)).toBe(0);
  inbox.failing.add('noteConversation');
  await expect(sync()).rejects.toThrow();
  expect(await countUnread(database, account)).toBe(0);
  inbox.failing.clear();
  await sync();
  expect(inbox.threads.get(1)?.view.read).toBe(1);
  inbox.calls.length = 0;
  await sync();
  expect(inbox.calls).toEqual(['inbox']);
});

test('an older answer that arrives late changes nothing', async () => {
  inbox.write(1, 'satu');
  const late = await inbox.post('thread', { conversationId: '1' });
  inbox.write(1, 'dua');
  await sync();
  const post = (async (name: EndpointName) => (name === 'thread' ? late : undefined)) as unknown as Post;
  await syncThread({ database, account, post }, 1).catch(() => undefined);
  await sync();
  expect(await textsOf(1)).toEqual(['satu', 'dua']);
  expect((await readConversation(database, account, 1))?.view.lastSeq).toBe(2);
});

test('more conversations than one answer has are all there', async () => {
  for (let id = 1; id <= 75; id += 1) inbox.write(id, `pesan ${id}`);
  await sync();
  expect(await listConversations(database, account)).toHaveLength(75);
});

test('of another account nothing is read', async () => {
  inbox.write(1, 'satu');
  await sync();
  expect(await listConversations(database, 'B'.repeat(22))).toEqual([]);
  expect(await readMessages(database, 'B'.repeat(22), 1, 10)).toEqual([]);
});
