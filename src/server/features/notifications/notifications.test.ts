import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataSchemaOf, type EndpointName, endpointOf } from '#contract/api/endpoint-schemas.ts';
import { type Database, schema } from '#server/db/database.ts';
import type { NewsToSend } from '#server/delivery/message-delivery.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { AttemptLimiter } from '#server/http/attempt-limiter.ts';
import { createCallCounter } from '#server/http/count-call.ts';
import { errorHandler } from '#server/plugins/error-handler.ts';
import type { AccountRow, ReadPrincipal } from '#server/session/principal.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';
import { createNotificationRepository } from './notification.repository.ts';
import { notificationRoutes } from './notification.routes.ts';
import { createNotificationService } from './notification.service.ts';
import { createPushRepository } from './push.repository.ts';
import { pushRoutes } from './push.routes.ts';
import type { PushMessage, PushOutcome, PushTarget } from './push-sender.ts';
import { tellWaiting } from './tell-job.ts';

const { accounts, mutedKinds, notifications, pushSubscriptions } = schema;
const browser = 'https://fcm.googleapis.com/fcm/send/one';
const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };

describeEachEngine('messages', (open, testOnce) => {
  let database: Database;
  let app: FastifyInstance;
  let people: AccountRow[];
  const warnings: string[] = [];
  beforeAll(async () => {
    database = await open();
    people = await database.orm
      .insert(accounts)
      .values([
        { publicId: 'sari', mobile: '+6281211111111' },
        { publicId: 'budi', mobile: '+6281222222222' },
      ])
      .returning();
  });
  beforeEach(() => {
    warnings.length = 0;
    app = Fastify();
    app.setValidatorCompiler(() => () => true);
    app.setSerializerCompiler(() => JSON.stringify);
    errorHandler(app);
    const readPrincipal: ReadPrincipal = async ({ headers }) => ({
      account: people.find(({ publicId }) => publicId === headers['x-test-account']),
      deviceHash: undefined,
    });
    app.decorate('endpointParts', {
      ...{ readPrincipal, database },
      countCall: createCallCounter(database, '', readPrincipal),
    });
    notificationRoutes(app, {
      notifications: createNotificationService(createNotificationRepository(database.orm)),
    });
    pushRoutes(app, { pushes: createPushRepository(database.orm), publicKey: 'key' });
  });
  afterEach(async () => {
    await app.close();
    await database.orm.delete(notifications);
    await database.orm.delete(mutedKinds);
    await database.orm.delete(pushSubscriptions);
  });

  const idOf = (name: string) => people.find(({ publicId }) => publicId === name)?.id ?? 0;
  const send = (name: EndpointName, who: string, fields: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: 'POST',
      url: endpointOf(name).path,
      headers: { 'x-test-account': who },
      payload: fields,
    });
  const listOf = async (who: string) =>
    dataSchemaOf('notifications').parse((await send('notifications', who)).json().data);
  const tell = (who: string, key: string, count = 3) =>
    notify(database.orm, {
      accountId: idOf(who),
      kind: 'search-news',
      key,
      facts: { name: 'Avanza', path: '/mobil-bekas/avanza', count },
    });

  test('are stored once for their key, for one account', async () => {
    await Promise.all([tell('sari', 'a'), tell('sari', 'a'), tell('sari', 'a'), tell('budi', 'a')]);
    expect(await listOf('sari')).toMatchObject({
      unread: 1,
      hasMore: false,
      items: [{ kind: 'search-news', facts: { count: 3 }, isRead: false }],
    });
    expect((await listOf('budi')).items).toHaveLength(1);
  });

  testOnce('cannot be read or marked by others', async () => {
    expect((await send('notifications', 'nobody')).statusCode).toBe(401);
    await tell('sari', 'a');
    const id = String((await listOf('sari')).items[0]?.id);
    expect((await send('readNotifications', 'budi', { id })).json().data).toEqual({ unread: 0 });
    expect((await send('readNotifications', 'budi', { upTo: id })).json().data).toEqual({ unread: 0 });
    expect((await listOf('sari')).unread).toBe(1);
    const answer = await send('readNotifications', 'sari', { id });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json().data).toEqual({ unread: 0 });
  });

  test('are paged, and all up to one are marked at once', async () => {
    for (let number = 0; number < 32; number++) await tell('sari', `n${number}`, number + 1);
    const first = await listOf('sari');
    expect(first).toMatchObject({ unread: 32, hasMore: true });
    expect(first.items).toHaveLength(30);
    const before = String(first.items.at(-1)?.id);
    const rest = dataSchemaOf('notifications').parse(
      (await send('notifications', 'sari', { before })).json().data,
    );
    expect(rest.items.map(({ facts }) => facts)).toMatchObject([{ count: 2 }, { count: 1 }]);
    expect((await send('readNotifications', 'sari', { upTo: before })).json().data).toEqual({ unread: 29 });
  });

  testOnce('of a kind that is switched off are hidden, and shown again once it is on', async () => {
    await tell('sari', 'a');
    const off = { kind: 'search-news', way: 'app', isOn: '0' };
    expect((await send('switchNotification', 'sari', off)).json().data).toEqual({
      hasMessages: false,
      muted: [{ kind: 'search-news', way: 'app' }],
    });
    await send('switchNotification', 'sari', off);
    expect(await listOf('sari')).toMatchObject({ items: [], unread: 0 });
    await send('switchNotification', 'sari', { ...off, isOn: '1' });
    expect((await listOf('sari')).unread).toBe(1);
  });

  testOnce('whose facts another version wrote are left out', async () => {
    await tell('sari', 'a');
    await database.orm.update(notifications).set({ facts: { future: true } });
    expect((await listOf('sari')).items).toEqual([]);
  });

  const subscribe = (who: string, endpoint = browser) =>
    send('subscribePush', who, { endpoint, ...keys, language: 'en' });
  const push = async (outcome: PushOutcome = { kind: 'sent' }) => {
    const sent: { target: PushTarget; message: PushMessage }[] = [];
    await tellWaiting({
      message: undefined,
      limiter: new AttemptLimiter({ most: 5, withinMs: 60_000, mostAddresses: 10 }),
      origin: 'https://lajur.example',
      pushes: createPushRepository(database.orm),
      sender: {
        async send(target, message) {
          sent.push({ target, message });
          return outcome;
        },
      },
      onWarning: (line) => warnings.push(line),
    });
    return sent;
  };

  test('wake the browsers of their account, in its language and never twice', async () => {
    await subscribe('sari');
    await subscribe('budi', 'https://web.push.apple.com/two');
    await tell('sari', 'a');
    const sent = (await Promise.all([push(), push(), push()])).flat();
    expect(sent).toMatchObject([
      { target: { endpoint: browser }, message: { title: '3 new cars', path: '/en/mobil-bekas/avanza' } },
    ]);
    expect(await push()).toEqual([]);
  });

  testOnce('wake no browser when read, old, or switched off', async () => {
    await subscribe('sari');
    await tell('sari', 'read');
    await database.orm.update(notifications).set({ readAt: new Date() });
    await tell('sari', 'muted');
    await send('switchNotification', 'sari', { kind: 'search-news', way: 'push', isOn: '0' });
    expect(await push()).toEqual([]);
    await send('switchNotification', 'sari', { kind: 'search-news', way: 'push', isOn: '1' });
    await tell('sari', 'old');
    await database.orm
      .update(notifications)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000), pushedAt: null });
    expect(await push()).toEqual([]);
    expect((await listOf('sari')).items).toHaveLength(3);
  });

  test('an expired subscription is deleted; a failure is logged without its address', async () => {
    await subscribe('sari');
    await tell('sari', 'a');
    await push({ kind: 'failed', line: 'the push service answered 500' });
    expect(warnings.join()).toContain('answered 500');
    expect(warnings.join()).not.toContain('fcm');
    await tell('sari', 'b');
    expect(await push({ kind: 'gone' })).toHaveLength(1);
    await tell('sari', 'c');
    expect(await push()).toEqual([]);
  });

  testOnce('a subscription belongs to the last account signed in there, which alone may end it', async () => {
    await subscribe('sari');
    await subscribe('budi');
    await send('unsubscribePush', 'sari', { endpoint: browser });
    expect(await database.orm.select().from(pushSubscriptions)).toMatchObject([{ accountId: idOf('budi') }]);
    await send('unsubscribePush', 'budi', { endpoint: browser });
    expect(await database.orm.select().from(pushSubscriptions)).toEqual([]);
  });

  testOnce('only known push services are accepted, and ten browsers an account', async () => {
    expect((await subscribe('sari', 'https://10.0.0.1/internal')).statusCode).toBe(400);
    for (let number = 0; number < 12; number++) await subscribe('sari', `${browser}-${number}`);
    expect(await database.orm.select().from(pushSubscriptions)).toHaveLength(10);
  });

  test('go to the number of accounts without a browser, of urgent kinds, five a day', async () => {
    const sent: NewsToSend[] = [];
    const limiter = new AttemptLimiter({ most: 5, withinMs: 60_000, mostAddresses: 10 });
    const pushed: PushMessage[] = [];
    const look = () =>
      tellWaiting({
        pushes: createPushRepository(database.orm),
        sender: {
          async send(_target, message) {
            pushed.push(message);
            return { kind: 'sent' };
          },
        },
        message: { send: async (news) => void sent.push(news) },
        limiter,
        origin: 'https://lajur.example',
        onWarning: (line) => warnings.push(line),
      });
    const offer = (who: string, key: string) =>
      notify(database.orm, {
        accountId: idOf(who),
        kind: 'offer-received',
        key,
        facts: { listingId: 7, car: 'Toyota Avanza', offerId: 1, amount: 150_000_000 },
      });
    await subscribe('budi');
    await offer('budi', 'a');
    await tell('sari', 'a');
    await offer('sari', 'a');
    await Promise.all([look(), look()]);
    expect(pushed).toHaveLength(1);
    expect(sent).toEqual([
      {
        mobile: '+6281211111111',
        title: 'Penawaran baru',
        body: 'Rp 150 Juta: Toyota Avanza',
        address: 'https://lajur.example/myaccount/my-offer#seller',
        language: 'id',
      },
    ]);
    // Muting push is not a request for messages to the number.
    await send('switchNotification', 'budi', { kind: 'offer-received', way: 'push', isOn: '0' });
    await offer('budi', 'quiet');
    await look();
    expect(pushed).toHaveLength(1);
    expect(sent).toHaveLength(1);
    await send('switchNotification', 'sari', { kind: 'offer-received', way: 'message', isOn: '0' });
    await offer('sari', 'b');
    await look();
    expect(sent).toHaveLength(1);
    await send('switchNotification', 'sari', { kind: 'offer-received', way: 'message', isOn: '1' });
    for (let more = 0; more < 6; more++) await offer('sari', `more ${more}`);
    await look();
    expect(sent).toHaveLength(5);
  });
});
