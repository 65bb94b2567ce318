import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OutboxDevice, openOutboxDevice } from '#tests/support/outbox-device.ts';
import { refusal } from '#tests/support/outbox-server.ts';
import { openDevice, readyDraft, sampleForm, written } from '#tests/support/sell-drafts.ts';
import { photosOf } from '../drafts/draft-photos.ts';
import { readDraft } from '../drafts/drafts.ts';
import { flushOutbox } from './flush-outbox.ts';
import { listOutbox, queueDraft } from './outbox.ts';

let device: OutboxDevice;

beforeEach(async () => {
  device = await openOutboxDevice();
});

afterEach(() => device.database.delete());

test('a new listing is sent with where the visit came from, which the worker could not read', async () => {
  const { database, server, flush } = device;
  const { id } = await readyDraft(database, 1);
  const visit = { utmSource: 'radio', landingUrl: '/mobil-bekas?utm_source=radio' };
  written(await queueDraft(database, id, 'guest', 'id', visit));
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.forms.get(1)).toMatchObject(visit);
});

test('a draft is sent with its photos in order, and deleted once the server has confirmed', async () => {
  const { database, server, flush, onlyRow, queued } = device;
  const { id, hashes, row } = await queued(3);
  expect(await flush()).toEqual({ sent: 1, isLost: false, waiting: 0, nextTryAt: null });
  expect(server.calls.map(({ name }) => name)).toEqual(['present', 'photo', 'photo', 'photo', 'create']);
  expect(server.called('photo').map(({ fields }) => fields.sha256)).toEqual(hashes);
  expect(server.forms.get(1)).toEqual({
    ...sampleForm,
    images: hashes.join(','),
    photoViews: '',
    clientId: row.id,
  });
  expect(await onlyRow()).toMatchObject({ state: 'sent', sentPhotos: 3, answer: { id: 1 } });
  expect(await readDraft(database, id)).toBeUndefined();
  expect(await database.photoBytes.count()).toBe(0);
});

test('two flushes at once, in two tabs, send one after the other and everything once', async () => {
  const { server, flush, queued } = device;
  await queued(3);
  await queued(2);
  const other = await openDevice();
  const outcomes = await Promise.all([flush(), flush(true, other), flush()]);
  expect(outcomes.reduce((sum, { sent }) => sum + sent, 0)).toBe(2);
  expect(server.mostAtOnce).toBe(1);
  expect(server.listings).toHaveLength(2);
  expect(server.called('photo')).toHaveLength(3);
  other.close();
});

test.each(['cut-before', 'cut-after'] as const)(
  'an outbox %s at any call ends in one listing',
  async (cut) => {
    const { server, flush, onlyRow, queued } = device;
    const { hashes } = await queued(3);
    // Fails each call in turn.
    for (let fatal = 0; fatal < 12 && (await onlyRow())?.state !== 'sent'; fatal++) {
      let left = fatal;
      server.fault = () => (left-- === 0 ? cut : undefined);
      await flush(true);
    }
    expect(await onlyRow()).toMatchObject({ state: 'sent' });
    expect(server.listings).toHaveLength(1);
    expect(server.forms.get(1)?.images).toBe(hashes.join(','));
    expect(server.called('photo').length).toBeLessThanOrEqual(3 + 3);
  },
);

test('a page closed between any two steps leaves the rest to the next flush', async () => {
  const { database, server, flush, onlyRow, queued } = device;
  const { id, hashes } = await queued(3);
  for (let step = 1; step <= 6; step++) {
    const died = await openDevice();
    let calls = 0;
    server.fault = () => {
      // No more writes: the page and its database connection are gone.
      if (++calls === step) died.close();
      return undefined;
    };
    await flush(true, died).catch(() => undefined);
    died.close();
    const rows = await listOutbox(database);
    expect(rows).toHaveLength(1);
    if (rows[0]?.state !== 'sent') expect((await photosOf(database, id)).length).toBe(3);
  }
  server.fault = () => undefined;
  await flush(true);
  expect(await onlyRow()).toMatchObject({ state: 'sent' });
  expect(server.listings).toHaveLength(1);
  expect(server.forms.get(1)?.images).toBe(hashes.join(','));
});

test('offline the delay grows each time, and the button ignores it', async () => {
  const { database, server, clock, flush, queued } = device;
  await queued(1);
  server.fault = () => 'cut-before';
  expect(await flush()).toMatchObject({ sent: 0, waiting: 1 });
  const waits: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    clock.now = Math.max(...(await listOutbox(database)).map(({ nextTryAt }) => nextTryAt));
    await flush();
    waits.push(Math.max(...(await listOutbox(database)).map(({ nextTryAt }) => nextTryAt)) - clock.now);
  }
  expect(waits[0]).toBeGreaterThanOrEqual(1000);
  expect(waits.at(-1)).toBeLessThanOrEqual(15 * 60_000);
  expect(waits.at(-1)).toBeGreaterThan(waits[0] ?? 0);
  server.fault = () => undefined;
  expect(await flush()).toMatchObject({ sent: 0 });
  expect(await flush(true)).toMatchObject({ sent: 1, waiting: 0 });
});

test('if the connection is lost for one row, the others are not tried', async () => {
  const { server, flush, queued } = device;
  await queued(1);
  await queued(1);
  server.fault = () => 'cut-before';
  expect(await flush()).toMatchObject({ waiting: 2 });
  expect(server.calls).toHaveLength(1);
});

test.each([
  ['stock_limit', 'needs-you'],
  ['suspended', 'needs-you'],
  ['not_found', 'needs-you'],
  ['rate_limited', 'waiting'],
  ['internal', 'waiting'],
  ['unavailable', 'waiting'],
] as const)('after %s it is %s', async (code, state) => {
  const { server, flush, onlyRow, queued } = device;
  await queued(1);
  server.fault = ({ name }) => (name === 'create' ? refusal(code) : undefined);
  await flush();
  expect(await onlyRow()).toMatchObject({ state });
});

test('a captive portal’s page is no answer', async () => {
  const { database, server, flush, onlyRow, queued } = device;
  const { id } = await queued(1);
  for (const status of [200, 403, 404, 511]) {
    server.fault = () => new Response('<h1>Welcome</h1>', { status });
    await flush(true);
    expect(await onlyRow()).toMatchObject({ state: 'waiting', problem: null });
  }
  expect(await readDraft(database, id)).toMatchObject({ isQueued: true, refusal: null });
});

test('a server that sends Retry-After is not asked before', async () => {
  const { server, clock, flush, queued } = device;
  await queued(1);
  server.fault = () =>
    new Response(
      JSON.stringify({ statusCode: 429, code: 'rate_limited', message: '', errors: {}, requestId: '' }),
      {
        status: 429,
        headers: { 'retry-after': '120' },
      },
    );
  expect((await flush()).nextTryAt).toBe(clock.now + 120_000);
});

test('without locks, two flushes at once end in one listing and one row', async () => {
  const { database, server, clock, onlyRow, queued } = device;
  await queued(3);
  const unlocked = () =>
    flushOutbox(
      { database, fetch: server.fetch, now: () => clock.now, random: () => 0, locks: undefined },
      true,
    );
  for (let turn = 0; turn < 3; turn++) await Promise.all([unlocked(), unlocked(), unlocked()]);
  expect(server.listings).toHaveLength(1);
  expect(await onlyRow()).toMatchObject({ state: 'sent', answer: { id: 1 } });
});
