import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountHeader, deviceHeader } from '#contract/account.ts';
import { oneAtATime } from '#tests/support/one-at-a-time.ts';
import { OutboxServer, refusal, sampleOwnListing, sha256Of } from '#tests/support/outbox-server.ts';
import {
  addPrepared,
  openDevice,
  photoOf,
  readyDraft,
  sampleForm,
  written,
} from '#tests/support/sell-drafts.ts';
import type { DeviceDatabase } from '../device-database.ts';
import { addPhoto, photosOf, savePrepared } from '../drafts/draft-photos.ts';
import { patchDraft, readDraft, removeDraft, restoreDraft } from '../drafts/drafts.ts';
import { flushOutbox } from './flush-outbox.ts';
import {
  adoptGuestRows,
  cancelQueued,
  forgetAnswersOf,
  listOutbox,
  queueChange,
  queueDraft,
} from './outbox.ts';
import { readyRowIds } from './ready-rows.ts';

let database: DeviceDatabase;
let server: OutboxServer;
let now: number;
const locks = oneAtATime();

beforeEach(async () => {
  database = await openDevice();
  server = new OutboxServer();
  now = 1_000_000;
});

afterEach(() => {
  vi.restoreAllMocks();
  return database.delete();
});

const flush = (isAsked = false, tab = database) =>
  flushOutbox({ database: tab, fetch: server.fetch, now: () => now, random: () => 0, locks }, isAsked);
const onlyRow = async () => (await listOutbox(database))[0];

async function queued(photoCount = 3, owner = 'guest') {
  const draft = await readyDraft(database, photoCount);
  const { row } = written(await queueDraft(database, draft.id, owner, 'id'));
  return { ...draft, row };
}

test('a draft is sent with its photos in order, and leaves the device once the server has confirmed', async () => {
  const { id, hashes, row } = await queued(3);
  expect(await flush()).toEqual({ sent: 1, waiting: 0, nextTryAt: null });
  expect(server.calls.map(({ name }) => name)).toEqual(['present', 'photo', 'photo', 'photo', 'create']);
  expect(server.called('photo').map(({ fields }) => fields.sha256)).toEqual(hashes);
  expect(server.forms.get(1)).toEqual({ ...sampleForm, images: hashes.join(','), clientId: row.id });
  expect(await onlyRow()).toMatchObject({ state: 'sent', sentPhotos: 3, answer: { id: 1 } });
  expect(await readDraft(database, id)).toBeUndefined();
  expect(await database.photoBytes.count()).toBe(0);
});

test('a guest’s row goes without a session, an account’s as that account', async () => {
  await queued(1);
  await queued(1, 'acc-1');
  await flush();
  const [guest, account] = server.called('create');
  expect(guest?.credentials).toBe('omit');
  expect(guest?.headers.get(accountHeader)).toBeNull();
  expect(account?.credentials).toBe('same-origin');
  expect(account?.headers.get(accountHeader)).toBe('acc-1');
  const tokens = server.calls.map(({ headers }) => headers.get(deviceHeader));
  expect(new Set(tokens).size).toBe(1);
});

test('asked twice a draft stands in line once', async () => {
  const { id, row } = await queued(1);
  expect(written(await queueDraft(database, id, 'guest', 'id')).row.id).toBe(row.id);
  expect(await listOutbox(database)).toHaveLength(1);
  expect(await readDraft(database, id)).toMatchObject({ isQueued: true });
});

test('two flushes at once, in two tabs, send one after the other and everything once', async () => {
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
  'a line that is %s at any call ends in one listing',
  async (cut) => {
    const { hashes } = await queued(3);
    // The calls of a whole way there, one after the other cut off.
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

test('a page that dies between any two steps leaves what the next one finishes', async () => {
  const { id, hashes } = await queued(3);
  for (let step = 1; step <= 6; step++) {
    const died = await openDevice();
    let calls = 0;
    server.fault = () => {
      // Nothing more is written: the connection to the database is gone with the page.
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

test('without a connection it waits, longer each time, and the button does not', async () => {
  await queued(1);
  server.fault = () => 'cut-before';
  expect(await flush()).toMatchObject({ sent: 0, waiting: 1 });
  const waits: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    now = Math.max(...(await listOutbox(database)).map(({ nextTryAt }) => nextTryAt));
    await flush();
    waits.push(Math.max(...(await listOutbox(database)).map(({ nextTryAt }) => nextTryAt)) - now);
  }
  expect(waits[0]).toBeGreaterThanOrEqual(1000);
  expect(waits.at(-1)).toBeLessThanOrEqual(15 * 60_000);
  expect(waits.at(-1)).toBeGreaterThan(waits[0] ?? 0);
  server.fault = () => undefined;
  expect(await flush()).toMatchObject({ sent: 0 });
  expect(await flush(true)).toMatchObject({ sent: 1, waiting: 0 });
});

test('with the line cut for one, the others are not tried', async () => {
  await queued(1);
  await queued(1);
  server.fault = () => 'cut-before';
  expect(await flush()).toMatchObject({ waiting: 2 });
  expect(server.calls).toHaveLength(1);
});

test('what the server finds wrong comes back to the draft, and goes on under the same id once it is put right', async () => {
  const { id, row } = await queued(1);
  const errors = { price: ['Terlalu rendah.'] };
  server.fault = ({ name }) => (name === 'create' ? refusal('validation_failed', errors) : undefined);
  await flush();
  expect(await onlyRow()).toMatchObject({
    state: 'needs-you',
    problem: { code: 'validation_failed', errors },
  });
  expect(await readDraft(database, id)).toMatchObject({ isQueued: false, refusal: { errors } });
  expect(await flush(true)).toEqual({ sent: 0, waiting: 0, nextTryAt: null });

  server.fault = () => undefined;
  written(await patchDraft(database, id, { form: { price: '20000000' } }));
  expect(written(await queueDraft(database, id, 'guest', 'id')).row).toMatchObject({
    id: row.id,
    problem: null,
  });
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.listings).toHaveLength(1);
});

test.each([
  ['stock_limit', 'needs-you'],
  ['suspended', 'needs-you'],
  ['not_found', 'needs-you'],
  ['rate_limited', 'waiting'],
  ['internal', 'waiting'],
  ['unavailable', 'waiting'],
] as const)('after %s it is %s', async (code, state) => {
  await queued(1);
  server.fault = ({ name }) => (name === 'create' ? refusal(code) : undefined);
  await flush();
  expect(await onlyRow()).toMatchObject({ state });
});

test('what a hotspot says in the server’s place is no answer', async () => {
  const { id } = await queued(1);
  for (const status of [200, 403, 404, 511]) {
    server.fault = () => new Response('<h1>Welcome</h1>', { status });
    await flush(true);
    expect(await onlyRow()).toMatchObject({ state: 'waiting', problem: null });
  }
  expect(await readDraft(database, id)).toMatchObject({ isQueued: true, refusal: null });
});

test('a server that names a time is left alone for so long', async () => {
  await queued(1);
  server.fault = () =>
    new Response(
      JSON.stringify({ statusCode: 429, code: 'rate_limited', message: '', errors: {}, requestId: '' }),
      {
        status: 429,
        headers: { 'retry-after': '120' },
      },
    );
  expect((await flush()).nextTryAt).toBe(now + 120_000);
});

test('a photo that the server has lost is sent again', async () => {
  await queued(2);
  let isLost = false;
  server.fault = ({ name }) => {
    if (name === 'create' && !isLost) {
      isLost = true;
      server.photos.clear();
    }
    return undefined;
  };
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.called('photo')).toHaveLength(4);
  expect(server.listings).toHaveLength(1);
});

test('a photo the server cannot use is named on the draft', async () => {
  const { id } = await queued(2);
  server.fault = ({ name }) => (name === 'photo' ? refusal('photo_refused') : undefined);
  await flush();
  expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code: 'photo_refused' } });
  expect((await photosOf(database, id)).map(({ state }) => state)).toEqual(['failed', 'prepared']);
  expect(Object.keys((await readDraft(database, id))?.refusal?.errors ?? {})).toEqual(['images']);
  expect(await queueDraft(database, id, 'guest', 'id')).toEqual({ ok: false, failure: 'photos' });
});

test('a row waits until its photos are prepared', async () => {
  const { id } = await readyDraft(database, 1);
  const { photo } = written(await addPhoto(database, id, { bytes: photoOf(2), type: 'image/jpeg' }));
  await queueDraft(database, id, 'guest', 'id');
  expect(await readyRowIds(database)).toEqual([]);
  expect(await flush()).toEqual({ sent: 0, waiting: 1, nextTryAt: null });
  expect(server.calls).toEqual([]);
  const sha256 = (await addPrepared(database, id, 2)).sha256;
  const facts = { width: 1, height: 1, hints: [], preview: '' };
  written(
    await savePrepared(database, photo.id, { bytes: photoOf(2), type: 'image/jpeg', sha256, ...facts }),
  );
  expect(await readyRowIds(database)).toHaveLength(1);
  expect(await flush()).toMatchObject({ sent: 1 });
});

test('called back while its photos are on their way, it is not sent', async () => {
  const { id, row } = await queued(3);
  server.fault = async ({ name }) => {
    if (name === 'photo' && server.called('photo').length === 2)
      written(await cancelQueued(database, row.id));
    return undefined;
  };
  expect(await flush()).toEqual({ sent: 0, waiting: 0, nextTryAt: null });
  expect(server.called('create')).toEqual([]);
  expect(await readDraft(database, id)).toMatchObject({ isQueued: false });
});

test('once the server may have it, it cannot be called back', async () => {
  const { id, row } = await queued(1);
  server.fault = ({ name }) => (name === 'create' ? 'cut-after' : undefined);
  await flush();
  expect(await cancelQueued(database, row.id)).toEqual({ ok: false, failure: 'sending' });
  expect(await removeDraft(database, id)).toEqual({ ok: false, failure: 'sending' });
  server.fault = () => undefined;
  await flush(true);
  written(await cancelQueued(database, row.id));
  expect(await listOutbox(database)).toEqual([]);
});

test('edited while its photos are on their way, it is sent as it is then', async () => {
  const { id } = await queued(2);
  let isEdited = false;
  server.fault = async ({ name }) => {
    if (name !== 'photo' || isEdited) return undefined;
    isEdited = true;
    await patchDraft(database, id, { form: { price: '77000000' } });
    await addPrepared(database, id, 9);
    return undefined;
  };
  await flush();
  expect(server.called('create')).toHaveLength(1);
  expect(server.forms.get(1)).toMatchObject({ price: '77000000' });
  expect(server.forms.get(1)?.images?.split(',')).toHaveLength(3);
  expect(await readDraft(database, id)).toBeUndefined();
});

test('edited after the server may have it, the difference follows as a change of the advertisement', async () => {
  const { id } = await queued(1);
  server.fault = ({ name }) => (name === 'create' ? 'cut-after' : undefined);
  await flush();
  await patchDraft(database, id, { form: { price: '77000000' } });
  server.fault = () => undefined;
  expect(await flush(true)).toMatchObject({ sent: 2, waiting: 0 });
  expect(server.listings).toMatchObject([{ id: 1, revision: 2 }]);
  expect(server.called('update')[0]?.fields).toMatchObject({ id: '1', revision: '1', price: '77000000' });
  expect(await readDraft(database, id)).toBeUndefined();
});

test('changes of one advertisement are sent in their order, each made to what the one before left', async () => {
  // A clock that stands still, or was set back, changes nothing about the order.
  let clock = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    clock -= 1000;
    return clock;
  });
  server.listings.push(sampleOwnListing(1, null));
  const about = { owner: 'acc', listing: { id: 1, revision: 1 }, label: 'Avanza', language: 'id' } as const;
  written(await queueChange(database, { ...about, change: 'renew' }));
  written(await queueChange(database, { ...about, change: 'sold' }));
  written(await queueChange(database, { ...about, change: 'sold' }));
  expect(await flush()).toMatchObject({ sent: 2 });
  expect(server.called('status').map(({ fields }) => [fields.change, fields.revision])).toEqual([
    ['renew', '1'],
    ['sold', '2'],
  ]);
});

test('a change made to what is no longer so needs the person', async () => {
  server.listings.push({ ...sampleOwnListing(1, null), revision: 5 });
  const listing = { id: 1, revision: 1 };
  written(await queueChange(database, { owner: 'acc', listing, change: 'sold', label: '', language: 'id' }));
  await flush();
  expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code: 'conflict' } });
});

test.each(['unauthorized', 'other_account'] as const)(
  'after %s it goes on once the right one signs in',
  async (code) => {
    const { id } = await queued(1, 'acc');
    server.fault = () => refusal(code);
    await flush();
    expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code } });
    expect(await readDraft(database, id)).toMatchObject({ isQueued: true, refusal: null });
    await adoptGuestRows(database, 'somebody else');
    expect(await onlyRow()).toMatchObject({ owner: 'acc', state: 'needs-you' });
    await adoptGuestRows(database, 'acc');
    server.fault = () => undefined;
    expect(await flush()).toMatchObject({ sent: 1 });
    await forgetAnswersOf(database, 'acc');
    expect(await listOutbox(database)).toEqual([]);
  },
);

test('what a guest put in line becomes the account’s at sign-in', async () => {
  await queued(1);
  await adoptGuestRows(database, 'acc');
  await flush();
  expect(server.called('create')[0]?.headers.get(accountHeader)).toBe('acc');
});

test('what the server may have is never sent as a second advertisement, also where the session ended before its answer came', async () => {
  const { id, row } = await queued(1, 'acc');
  server.fault = ({ name }) => (name === 'create' ? 'cut-after' : undefined);
  await flush();
  server.fault = () => refusal('unauthorized');
  await flush(true);
  expect(await onlyRow()).toMatchObject({ state: 'needs-you' });
  server.fault = () => undefined;
  // Called back, changed and published anew.
  written(await cancelQueued(database, row.id));
  written(await patchDraft(database, id, { form: { price: '77000000' } }));
  written(await queueDraft(database, id, 'acc', 'id'));
  await flush(true);
  await flush(true);
  expect(server.listings).toHaveLength(1);
  // What was changed meanwhile arrives as well.
  expect(server.forms.get(1)).toMatchObject({ price: '77000000' });
  expect(await readDraft(database, id)).toBeUndefined();
});

test('a photo that is worked on while it is sent is sent as it is then, and is no bad photo', async () => {
  const { id } = await queued(2);
  const [, second] = await photosOf(database, id);
  if (!second) throw new Error('no photo');
  const bytes = photoOf(7);
  const facts = { width: 1, height: 1, hints: [], preview: '' };
  server.fault = async ({ name }) => {
    if (name === 'photo' && server.called('photo').length === 1)
      written(
        await savePrepared(database, second.id, {
          bytes,
          type: 'image/jpeg',
          sha256: sha256Of(bytes),
          ...facts,
        }),
      );
    return undefined;
  };
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.forms.get(1)?.images?.split(',')[1]).toBe(sha256Of(bytes));
});

test('published again by nobody in particular, what an account sent waits for the account', async () => {
  const { id, row } = await queued(1, 'acc');
  server.fault = ({ name }) => (name === 'create' ? 'cut-after' : undefined);
  await flush();
  server.fault = () => refusal('unauthorized');
  await flush(true);
  written(await removeDraft(database, id));
  written(await restoreDraft(database, id));
  expect(written(await queueDraft(database, id, 'guest', 'id')).row.id).toBe(row.id);
  server.fault = ({ name }) => (name === 'create' ? refusal('not_found') : undefined);
  await flush(true);
  server.fault = () => undefined;
  await adoptGuestRows(database, 'acc');
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.listings).toHaveLength(1);
});

test('without locks, two flushes at once end in one listing and a row that says so', async () => {
  await queued(3);
  const unlocked = () =>
    flushOutbox({ database, fetch: server.fetch, now: () => now, random: () => 0, locks: undefined }, true);
  for (let turn = 0; turn < 3; turn++) await Promise.all([unlocked(), unlocked(), unlocked()]);
  expect(server.listings).toHaveLength(1);
  expect(await onlyRow()).toMatchObject({ state: 'sent', answer: { id: 1 } });
});

test('a photo that the server has lost for good needs the person, and is not asked for without end', async () => {
  const { id } = await queued(1);
  server.fault = ({ name }) => (name === 'create' ? refusal('photo_missing') : undefined);
  await flush();
  expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code: 'photo_missing' } });
  expect(server.called('create').length).toBeLessThanOrEqual(5);
  expect(await readDraft(database, id)).toMatchObject({ isQueued: false });
  server.fault = () => undefined;
  written(await queueDraft(database, id, 'guest', 'id'));
  expect(await flush(true)).toMatchObject({ sent: 1 });
});
