import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { conversationLimits } from '#contract/conversations/conversation.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { forgetConversations, remindOfVisits, remindSellers } from './conversation-job.ts';

const {
  accounts,
  auditTrail,
  blockedAccounts,
  conversationMessages,
  conversations,
  listings,
  notifications,
} = schema;

describeEachEngine('conversations', (open) => {
  let database: Database;
  let api: ApiApp;
  let buyer: Seller;
  let seller: Seller;
  let other: Seller;
  let staff: Seller;
  let car: number;
  let count = 0;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
    [buyer, seller, other, staff] = [new Seller(api), new Seller(api), new Seller(api), new Seller(api)];
    await buyer.signIn(database, '+6281255520001');
    await seller.signIn(database, '+6281255520002');
    await other.signIn(database, '+6281255520003');
    await staff.signIn(database, '+6281255520004', 'staff');
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await database.orm.delete(listings);
    await database.orm.delete(notifications);
    await database.orm.delete(blockedAccounts);
    car = await newCar();
  });

  const idOf = (person: Seller) => {
    if (!person.account) throw new Error('not signed in');
    return person.account.id;
  };
  const newCar = () =>
    insertListing(database, {
      ...{ model: 'avanza', city: 'bandung', price: 160e6, userId: idOf(seller), sellerName: 'Budi' },
      ...{ mobile: '+6281255520002', mobileVerified: true },
    });
  type Message = Partial<QueryOf<'sendMessage'>>;
  const messageOf = (given: Message): QueryOf<'sendMessage'> => ({
    ...{ kind: 'text', clientId: randomUUID() },
    ...(given.conversationId === undefined ? { listingId: String(car) } : {}),
    ...given,
  });
  const send = (given: Message, by = buyer) => by.ask('sendMessage', messageOf(given));
  const codeOf = async (given: Message, by = buyer) =>
    (await by.send('sendMessage', messageOf(given))).json().code;
  const begin = async (text = 'Masih ada?') => String((await send({ text })).conversation.id);
  const thread = (conversationId: string, by = buyer, more: Partial<QueryOf<'thread'>> = {}) =>
    by.ask('thread', { conversationId, ...more });
  const textsOf = async (conversationId: string, by = buyer) =>
    (await thread(conversationId, by)).messages.map(({ seq, by: author, text }) => [seq, author, text]);
  const newsOf = async (person: Seller) =>
    (
      await database.orm
        .select()
        .from(notifications)
        .where(eq(notifications.accountId, idOf(person)))
        .orderBy(notifications.id)
    ).map(({ kind, facts }) => [kind, facts]);

  test('are begun by a buyer, answered, and read by both in order; the same message sent again is one', async () => {
    const first = messageOf({ text: 'Masih ada?' });
    const sent = await buyer.ask('sendMessage', first);
    expect(await buyer.ask('sendMessage', first)).toMatchObject({ seq: 1, conversation: { lastSeq: 1 } });
    const conversationId = String(sent.conversation.id);
    expect(sent.conversation).toMatchObject({
      ...{ role: 'buyer', unread: 0, isOpen: true, last: { text: 'Masih ada?' } },
      other: { name: 'Budi', mobile: null },
      listing: { id: car, price: 160e6, status: 'live' },
    });
    await send({ conversationId, text: 'Ada, silakan.' }, seller);
    await send({ conversationId, text: 'Siap' });
    expect(await textsOf(conversationId)).toEqual([
      [1, 'buyer', 'Masih ada?'],
      [2, 'seller', 'Ada, silakan.'],
      [3, 'buyer', 'Siap'],
    ]);
    expect(await textsOf(conversationId, seller)).toEqual(await textsOf(conversationId));
    const { items, unread } = await seller.ask('inbox', {});
    expect(unread).toBe(1);
    // Of the first, the seller has read by answering.
    expect(items).toMatchObject([{ id: sent.conversation.id, role: 'seller', unread: 1, lastSeq: 3 }]);
  });

  test('sent at the same time, each message has a place of its own', async () => {
    const conversationId = await begin();
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        send({ conversationId, text: `pesan ${at}` }, at % 2 === 0 ? buyer : seller),
      ),
    );
    const { messages } = await thread(conversationId);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
  });

  test('two first messages at the same time are in one conversation', async () => {
    const sent = await Promise.all([send({ text: 'Halo' }), send({ text: 'Masih?' })]);
    expect(new Set(sent.map(({ conversation }) => conversation.id)).size).toBe(1);
    expect(sent.map(({ seq }) => seq).sort()).toEqual([1, 2]);
  });

  test('are nobody else’s: neither to read, write, note nor report, nor of a guest', async () => {
    const conversationId = await begin();
    for (const [name, fields] of [
      ['thread', { conversationId }],
      ['noteConversation', { conversationId, read: '1' }],
      ['reportConversation', { conversationId, reason: 'spam', clientId: randomUUID() }],
      ['sendMessage', messageOf({ conversationId, text: 'Halo' })],
    ] as const)
      expect((await other.send(name, fields)).statusCode, name).toBe(404);
    expect((await other.ask('inbox', {})).items).toEqual([]);
    expect((await new Seller(api).send('thread', { conversationId })).statusCode).toBe(401);
    // Staff only where there is something to judge.
    expect(
      (await staff.send('staffConversation', { conversationId, clientId: randomUUID() })).statusCode,
    ).toBe(404);
  });

  test('one’s own car, a car without an account, and one that is gone have none', async () => {
    expect(await codeOf({ text: 'Halo' }, seller)).toBe('not_found');
    await database.orm.update(listings).set({ status: 'sold' });
    expect(await codeOf({ text: 'Halo' })).toBe('gone');
    await database.orm.update(listings).set({ status: 'live', userId: null });
    expect(await codeOf({ text: 'Halo' })).toBe('not_found');
  });

  test('a conversation goes on after the car is sold', async () => {
    const conversationId = await begin();
    await database.orm.update(listings).set({ status: 'sold' });
    await send({ conversationId, text: 'Terima kasih' });
    expect((await thread(conversationId)).conversation.listing.status).toBe('sold');
  });

  test('contact details are masked for the other, until both show their numbers, and again once one takes it back', async () => {
    const conversationId = await begin('WA saya 0812 5552 0001 ya');
    await send(
      { conversationId, text: 'Nomor saya nol delapan satu dua lima lima lima dua nol nol nol dua' },
      seller,
    );
    const [mine, theirs] = (await thread(conversationId)).messages;
    expect(mine?.text).toContain('0812');
    expect(theirs?.text).not.toContain('dua lima');
    expect((await thread(conversationId, seller)).messages[0]?.text).toBe('WA saya ••• ya');
    await send({ conversationId, kind: 'numbers', isAgreed: '1' });
    const half = await thread(conversationId, seller);
    expect(half.conversation).toMatchObject({
      isOtherSharing: true,
      isSharing: false,
      other: { mobile: null },
    });
    expect(half.messages[0]?.text).toContain('•••');
    await send({ conversationId, kind: 'numbers', isAgreed: '1' }, seller);
    const both = await thread(conversationId, seller);
    expect(both.conversation).toMatchObject({ edition: 2, other: { mobile: '+6281255520001' } });
    expect(both.messages[0]?.text).toBe('WA saya 0812 5552 0001 ya');
    expect((await thread(conversationId)).conversation.other.mobile).toBe('+6281255520002');
    await send({ conversationId, kind: 'numbers', isAgreed: '0' });
    const after = await thread(conversationId, seller);
    expect(after.conversation).toMatchObject({ edition: 3, other: { mobile: null } });
    expect(after.messages[0]?.text).toContain('•••');
  });

  test('a number that is written in several messages is masked as well', async () => {
    const conversationId = await begin('0812');
    await send({ conversationId, text: '5552' });
    await send({ conversationId, text: '0001' });
    const shown = await thread(conversationId, seller);
    expect(shown.messages.map(({ text }) => text).join('')).not.toMatch(/5552/);
    // Also for a device that has the first parts already.
    const [last] = (await thread(conversationId, seller, { after: '2' })).messages;
    expect(last?.text).toBe('•••');
  });

  test('a national id is refused', async () => {
    expect(await codeOf({ text: 'NIK saya 3174012305900001' })).toBe('validation_failed');
  });

  test.each([
    ['an empty text', { text: '  ' }, 'validation_failed'],
    ['a text that is too long', { text: 'a'.repeat(2001) }, 'bad_request'],
    ['a question without a question', { kind: 'question' }, 'validation_failed'],
    ['a visit without a day', { kind: 'visit', part: 'noon', place: 'Cimahi' }, 'validation_failed'],
    [
      'a visit in the past',
      { kind: 'visit', day: '2020-01-01', part: 'noon', place: 'Cimahi' },
      'validation_failed',
    ],
    [
      'a visit on no day',
      { kind: 'visit', day: '2026-02-31', part: 'noon', place: 'Cimahi' },
      'validation_failed',
    ],
    ['a ready answer of a buyer', { kind: 'answer', answer: 'sold' }, 'conflict'],
    ['an answer to no visit', { kind: 'visit-answer', about: '7', isAgreed: '1' }, 'conflict'],
    ['a photo that is not there', { images: 'a'.repeat(64) }, 'photo_missing'],
  ] satisfies [string, Message, string][])('refuse %s', async (_, given, code) => {
    expect(await codeOf(given)).toBe(code);
    expect((await buyer.ask('inbox', {})).items).toEqual([]);
  });

  test('a visit is proposed by one, agreed to by the other, once, and both are reminded', async () => {
    const conversationId = await begin();
    const day = dayInJakarta(new Date(), 1);
    await send({ conversationId, kind: 'visit', day, part: 'morning', place: 'Cimahi' });
    const answer = { conversationId, kind: 'visit-answer', about: '2', isAgreed: '1' } as const;
    expect(await codeOf(answer)).toBe('conflict');
    await send(answer, seller);
    expect(await codeOf({ ...answer, isAgreed: '0' }, seller)).toBe('conflict');
    expect((await thread(conversationId)).messages.slice(1)).toMatchObject([
      { kind: 'visit', visit: { day, part: 'morning', place: 'Cimahi' } },
      { kind: 'visit-answer', about: 2, isAgreed: true },
    ]);
    await remindOfVisits(database);
    await remindOfVisits(database);
    for (const person of [buyer, seller])
      expect((await newsOf(person)).filter(([kind]) => kind === 'visit-soon')).toMatchObject([
        ['visit-soon', { day, part: 'morning', place: 'Cimahi' }],
      ]);
  });

  test('the other is told once for all that is unread, and again after reading', async () => {
    const conversationId = await begin('Satu');
    await send({ conversationId, text: 'Dua' });
    expect(await newsOf(seller)).toMatchObject([['message-received', { text: 'Satu' }]]);
    await seller.ask('noteConversation', { conversationId, read: '2' });
    expect((await thread(conversationId)).conversation).toMatchObject({ otherRead: 2, otherReceived: 2 });
    await send({ conversationId, text: 'Tiga' });
    expect(await newsOf(seller)).toHaveLength(2);
    expect((await seller.ask('inbox', {})).items).toMatchObject([{ unread: 1, read: 2 }]);
    // Marks only grow, and not beyond what is there.
    await seller.ask('noteConversation', { conversationId, read: '1', received: '99' });
    expect((await thread(conversationId)).conversation).toMatchObject({ otherRead: 2, otherReceived: 3 });
  });

  test('an archived conversation comes back with a message', async () => {
    const conversationId = await begin();
    await buyer.ask('noteConversation', { conversationId, isArchived: '1' });
    expect((await buyer.ask('inbox', { archived: '0' })).items).toEqual([]);
    expect((await buyer.ask('inbox', { archived: '1' })).items).toHaveLength(1);
    await send({ conversationId, text: 'Masih ada' }, seller);
    expect((await buyer.ask('inbox', { archived: '0' })).items).toHaveLength(1);
  });

  test('are found by car and name', async () => {
    await begin();
    for (const words of ['avanza', 'toyota 2018', 'budi'])
      expect((await buyer.ask('inbox', { words })).items, words).toHaveLength(1);
    for (const words of ['xenia', '%', '_'])
      expect((await buyer.ask('inbox', { words })).items, words).toHaveLength(0);
  });

  test('only what has changed since a version is fetched', async () => {
    const conversationId = await begin();
    const { version } = await seller.ask('inbox', {});
    expect((await seller.ask('inbox', { after: String(version) })).items).toEqual([]);
    await send({ conversationId, text: 'Halo?' });
    const changed = await seller.ask('inbox', { after: String(version) });
    expect(changed.items).toMatchObject([{ lastSeq: 2 }]);
    expect(changed.version).toBe(version + 1);
    expect((await thread(conversationId, seller, { after: '1' })).messages).toMatchObject([{ seq: 2 }]);
  });

  test('a long conversation is read page by page', async () => {
    const conversationId = await begin();
    const rows = Array.from({ length: 119 }, (_, at) => ({
      ...{ conversationId: Number(conversationId), seq: at + 2, by: 'buyer' as const, authorId: idOf(buyer) },
      ...{ clientId: randomUUID(), kind: 'text' as const, text: `pesan ke ${at + 2}` },
    }));
    await database.orm.insert(conversationMessages).values(rows);
    await database.orm.update(conversations).set({ lastSeq: 120 });
    const seqs = async (more: Partial<QueryOf<'thread'>>) => {
      const { messages, hasMore } = await thread(conversationId, seller, more);
      return [messages[0]?.seq, messages.at(-1)?.seq, hasMore];
    };
    expect(await seqs({})).toEqual([71, 120, true]);
    expect(await seqs({ before: '71' })).toEqual([21, 70, true]);
    expect(await seqs({ before: '21' })).toEqual([1, 20, false]);
    expect(await seqs({ after: '0' })).toEqual([1, 50, true]);
    expect(await seqs({ after: '100' })).toEqual([101, 120, false]);
  });

  test('offers, leads and changes of the price stand in the conversation, which an offer begins', async () => {
    await buyer.ask('sendOffer', { listingId: String(car), amount: '150000000', clientId: randomUUID() });
    const [found] = (await seller.ask('inbox', {})).items;
    expect(found).toMatchObject({ last: null, lastSeq: 0, unread: 0 });
    await database.orm.update(listings).set({ price: 155e6 });
    const { events } = await thread(String(found?.id), seller);
    expect(events).toMatchObject([
      { kind: 'offer', action: 'send', amount: 150e6, status: 'sent' },
      { kind: 'price', from: 160e6, to: 155e6 },
    ]);
  });

  test('photos are seen by the two alone', async () => {
    const images = await buyer.upload();
    const conversationId = String((await send({ images })).conversation.id);
    const [message] = (await thread(conversationId, seller)).messages;
    const [key] = message?.images ?? [];
    const statusFor = async (person: Seller) =>
      (await api.app.inject({ url: `/media/${key}/720.webp`, headers: person.headers })).statusCode;
    const [own, theirs, strangers] = [
      await statusFor(buyer),
      await statusFor(seller),
      await statusFor(other),
    ];
    expect([own, theirs, strangers]).toEqual([200, 200, 404]);
  });

  test('after a block neither can write, and the block is not told', async () => {
    const conversationId = await begin();
    await seller.ask('blockAccount', { id: buyer.account?.publicId ?? '' });
    expect(await codeOf({ conversationId, text: 'Halo' })).toBe('gone');
    expect(await codeOf({ conversationId, text: 'Halo' }, seller)).toBe('gone');
    expect((await thread(conversationId)).conversation.isOpen).toBe(false);
    car = await newCar();
    expect(await codeOf({ text: 'Halo' })).toBe('not_found');
  });

  test('the same text to more than eight people is held, and delivered once staff release it', async () => {
    const text = 'Kami dari showroom, hubungi kami untuk harga terbaik hari ini';
    const ids: string[] = [];
    await database.orm.update(accounts).set({ createdAt: new Date('2020-01-01') });
    for (let at = 0; at <= conversationLimits.sameTextTo; at += 1) {
      car = await newCar();
      ids.push(String((await send({ text: `${text} ${'!'.repeat(at)} ${at}` })).conversation.id));
    }
    const held = ids.at(-1) ?? '';
    expect(await textsOf(held)).toHaveLength(1);
    expect(await textsOf(held, seller)).toEqual([]);
    expect((await seller.ask('inbox', { conversationId: held })).items).toMatchObject([
      { unread: 0, last: null },
    ]);
    expect((await newsOf(seller)).length).toBe(conversationLimits.sameTextTo);
    const waiting = await staff.ask('staffConversations', {});
    expect(waiting.items).toMatchObject([
      { id: Number(held), why: 'held', accused: { role: 'buyer', accountId: buyer.account?.publicId } },
    ]);
    const judge = { conversationId: held, verdict: 'release', clientId: randomUUID() } as const;
    await staff.ask('staffJudgeConversation', judge);
    const shown = await thread(held, seller);
    expect(shown.messages).toHaveLength(1);
    expect(shown.conversation.edition).toBe(2);
    expect((await staff.ask('staffConversations', {})).items).toEqual([]);
  });

  test('staff read a reported conversation, which is recorded, and only that', async () => {
    const conversationId = await begin('Transfer DP dulu');
    await seller.ask('reportConversation', { conversationId, reason: 'fraud', clientId: randomUUID() });
    expect((await staff.ask('staffConversations', {})).items).toMatchObject([
      { why: 'report', reason: 'fraud', accused: { role: 'buyer' } },
    ]);
    const read = await staff.ask('staffConversation', { conversationId, clientId: randomUUID() });
    expect(read.messages).toMatchObject([{ text: 'Transfer DP dulu', isHeld: false }]);
    const noted = await database.orm
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.action, 'read-conversation'));
    expect(noted.at(-1)).toMatchObject({ actorId: idOf(staff), listingId: car });
    await staff.ask('staffJudgeConversation', { conversationId, verdict: 'dismiss', clientId: randomUUID() });
    expect(
      (await staff.send('staffConversation', { conversationId, clientId: randomUUID() })).statusCode,
    ).toBe(404);
  });

  test('a new account begins ten conversations a day', async () => {
    const fresh = new Seller(api);
    await fresh.signIn(database, `+62812555211${String(count++).padStart(2, '0')}`);
    for (let at = 0; at < conversationLimits.newAccountStarts; at += 1) {
      car = await newCar();
      await send({ text: 'Masih ada?' }, fresh);
    }
    car = await newCar();
    expect(await codeOf({ text: 'Masih ada?' }, fresh)).toBe('rate_limited');
  });

  test('a seller who has not answered for three days is reminded once', async () => {
    await begin();
    expect(await remindSellers(database)).toBe(0);
    await database.orm.update(conversations).set({ waitingSince: sql`now() - interval '4 days'` });
    expect(await remindSellers(database)).toBe(1);
    expect(await remindSellers(database)).toBe(0);
    expect((await newsOf(seller)).map(([kind]) => kind)).toEqual(['message-received', 'message-waiting']);
  });

  test('the minutes until the first answer are noted once', async () => {
    const conversationId = await begin();
    await database.orm.update(conversations).set({ waitingSince: sql`now() - interval '90 minutes'` });
    await send({ conversationId, text: 'Ada' }, seller);
    await send({ conversationId, text: 'Oke' });
    await send({ conversationId, text: 'Siap' }, seller);
    const [row] = await database.orm.select().from(conversations);
    expect(row).toMatchObject({ answerMinutes: 91, waitingSince: null });
  });

  test('a deleted account’s messages are emptied, and the other keeps the conversation', async () => {
    const leaving = new Seller(api);
    await leaving.signIn(database, `+62812555212${String(count++).padStart(2, '0')}`);
    const conversationId = String((await send({ text: 'Rahasia' }, leaving)).conversation.id);
    await send({ conversationId, text: 'Ada' }, seller);
    const { kept } = await leaving.ask('exportData', {});
    expect(kept).toMatchObject({ conversationMessages: [{ text: 'Rahasia' }] });
    await leaving.ask('deleteAccount', { confirm: 'delete' });
    expect(await textsOf(conversationId, seller)).toEqual([
      [1, 'buyer', ''],
      [2, 'seller', 'Ada'],
    ]);
    expect((await thread(conversationId, seller)).conversation).toMatchObject({ isOpen: false, edition: 2 });
    expect(await codeOf({ conversationId, text: 'Halo' }, seller)).toBe('gone');
  });

  test('are deleted after 24 months', async () => {
    await begin();
    await forgetConversations(database);
    expect(await database.orm.$count(conversations)).toBe(1);
    await database.orm.update(conversations).set({ updatedAt: sql`now() - interval '25 months'` });
    await forgetConversations(database);
    expect(await database.orm.$count(conversations)).toBe(0);
  });
});
