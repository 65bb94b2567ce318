import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OutboxDevice, openOutboxDevice } from '#tests/support/outbox-device.ts';
import { refusal, sampleOwnListing } from '#tests/support/outbox-server.ts';
import { addPrepared, written } from '#tests/support/sell-drafts.ts';
import { patchDraft, readDraft, removeDraft } from '../drafts/drafts.ts';
import { cancelQueued, listOutbox, queueChange, queueDraft } from './outbox.ts';

let device: OutboxDevice;

beforeEach(async () => {
  device = await openOutboxDevice();
});

afterEach(() => {
  vi.restoreAllMocks();
  return device.database.delete();
});

test('a draft queued twice has one row', async () => {
  const { database, queued } = device;
  const { id, row } = await queued(1);
  expect(written(await queueDraft(database, id, 'guest', 'id')).row.id).toBe(row.id);
  expect(await listOutbox(database)).toHaveLength(1);
  expect(await readDraft(database, id)).toMatchObject({ isQueued: true });
});

test('the server’s problems come back to the draft, which is sent under the same key once they are fixed', async () => {
  const { database, server, flush, onlyRow, queued } = device;
  const { id, row } = await queued(1);
  const errors = { price: ['Terlalu rendah.'] };
  server.fault = ({ name }) => (name === 'create' ? refusal('validation_failed', errors) : undefined);
  await flush();
  expect(await onlyRow()).toMatchObject({
    state: 'needs-you',
    problem: { code: 'validation_failed', errors },
  });
  expect(await readDraft(database, id)).toMatchObject({ isQueued: false, refusal: { errors } });
  expect(await flush(true)).toEqual({ sent: 0, isLost: false, waiting: 0, nextTryAt: null });

  server.fault = () => undefined;
  written(await patchDraft(database, id, { form: { price: '20000000' } }));
  expect(written(await queueDraft(database, id, 'guest', 'id')).row).toMatchObject({
    id: row.id,
    problem: null,
  });
  expect(await flush()).toMatchObject({ sent: 1 });
  expect(server.listings).toHaveLength(1);
});

test('a draft called back during its photo uploads is not sent', async () => {
  const { database, server, flush, queued } = device;
  const { id, row } = await queued(3);
  server.fault = async ({ name }) => {
    if (name === 'photo' && server.called('photo').length === 2)
      written(await cancelQueued(database, row.id));
    return undefined;
  };
  expect(await flush()).toEqual({ sent: 0, isLost: false, waiting: 0, nextTryAt: null });
  expect(server.called('create')).toEqual([]);
  expect(await readDraft(database, id)).toMatchObject({ isQueued: false });
});

test('once the server may have it, it cannot be called back', async () => {
  const { database, server, flush, queued } = device;
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

test('a draft edited during its photo uploads is sent in its latest state', async () => {
  const { database, server, flush, queued } = device;
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

test('edited after the server may have it, the difference follows as an update', async () => {
  const { database, server, flush, queued } = device;
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

test('changes of one listing are sent in order, each based on the one before', async () => {
  const { database, server, flush } = device;
  // A clock that stops or is set back does not change the order.
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

test('a change based on an old revision needs the person', async () => {
  const { database, server, flush, onlyRow } = device;
  server.listings.push({ ...sampleOwnListing(1, null), revision: 5 });
  const listing = { id: 1, revision: 1 };
  written(await queueChange(database, { owner: 'acc', listing, change: 'sold', label: '', language: 'id' }));
  await flush();
  expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code: 'conflict' } });
});
