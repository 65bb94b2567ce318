import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountHeader } from '#contract/account/account.ts';
import { type OutboxDevice, openOutboxDevice } from '#tests/support/outbox-device.ts';
import { refusal } from '#tests/support/outbox-server.ts';
import { written } from '#tests/support/sell-drafts.ts';
import { flushOutbox } from './flush-outbox.ts';
import { adoptGuestRows, cancelQueued, listOutbox, queueCall } from './outbox.ts';
import { readyRowIds } from './ready-rows.ts';

let device: OutboxDevice;

beforeEach(async () => {
  device = await openOutboxDevice();
});
afterEach(() => device.database.delete());

const fields = { id: '7', kind: 'contact', name: 'Sari', mobile: '081234567890' };
const lead = { language: 'id', label: 'Toyota Avanza', endpoint: 'saveLead', fields } as const;

test('a call is sent with the row’s id, and its text is deleted from the device', async () => {
  const { database, server, flush, onlyRow } = device;
  const { row } = written(await queueCall(database, { ...lead, owner: 'guest', page: '/uc-lead-form?id=7' }));
  expect(await readyRowIds(database)).toEqual([row.id]);
  expect(await flush(true)).toEqual({ sent: 1, isLost: false, waiting: 0, nextTryAt: null });
  expect([...server.leads]).toEqual([[row.id, { ...fields, clientId: row.id }]]);
  const kept = await onlyRow();
  expect(kept).toMatchObject({ state: 'sent', call: { fields: { id: '7', kind: 'contact' } } });
  expect(JSON.stringify(kept)).not.toContain('081234567890');
});

test('the same call queued twice has one row, another one its own', async () => {
  const { database } = device;
  const first = written(await queueCall(database, { ...lead, owner: 'guest' }));
  expect(written(await queueCall(database, { ...lead, owner: 'guest' })).row.id).toBe(first.row.id);
  written(await queueCall(database, { ...lead, owner: 'guest', fields: { ...fields, message: 'Halo' } }));
  expect(await listOutbox(database)).toHaveLength(2);
});

test('a call whose answer was lost arrives once, and cannot be called back', async () => {
  const { database, server, flush } = device;
  const { row } = written(await queueCall(database, { ...lead, owner: 'guest' }));
  server.fault = () => 'cut-after';
  await flush(true);
  await flush(true);
  expect(await cancelQueued(database, row.id)).toEqual({ ok: false, failure: 'sending' });
  server.fault = () => undefined;
  expect(await flush(true)).toMatchObject({ sent: 1 });
  expect(server.called('lead')).toHaveLength(3);
  expect(server.leads.size).toBe(1);
});

test('can still be withdrawn after an offline attempt', async () => {
  const { database, locks, onlyRow } = device;
  const { row } = written(await queueCall(database, { ...lead, owner: 'guest' }));
  const noConnection = () => Promise.reject(new TypeError('no connection'));
  const given = { database, fetch: noConnection, now: () => 1_000_000, random: () => 0, locks };
  expect(await flushOutbox(given, true)).toMatchObject({ sent: 0, waiting: 1 });
  expect(await onlyRow()).toMatchObject({ state: 'waiting', triedRevision: null });
  written(await cancelQueued(database, row.id));
});

test('called back before it was sent, it is never sent', async () => {
  const { database, server, flush } = device;
  const { row } = written(await queueCall(database, { ...lead, owner: 'guest' }));
  written(await cancelQueued(database, row.id));
  await flush(true);
  expect(server.calls).toEqual([]);
});

test('a refused call needs the person, who corrects it under the same key', async () => {
  const { database, server, flush, onlyRow } = device;
  const { row } = written(await queueCall(database, { ...lead, owner: 'guest' }));
  server.fault = () => refusal('validation_failed', { name: ['Wajib diisi.'] });
  await flush(true);
  expect(await onlyRow()).toMatchObject({ state: 'needs-you', problem: { code: 'validation_failed' } });
  server.fault = () => undefined;
  const mended = { ...fields, name: 'Sari Dewi' };
  expect(written(await queueCall(database, { ...lead, owner: 'guest', fields: mended })).row.id).toBe(row.id);
  expect(await flush(true)).toMatchObject({ sent: 1 });
  expect(server.leads.get(row.id)).toMatchObject({ name: 'Sari Dewi' });
});

test('a call that needs an account is sent as that account after sign-in', async () => {
  const { database, server, flush, onlyRow } = device;
  written(await queueCall(database, { ...lead, owner: 'guest' }));
  server.fault = () => refusal('unauthorized');
  await flush(true);
  expect(await onlyRow()).toMatchObject({ state: 'needs-you' });
  server.fault = () => undefined;
  await adoptGuestRows(database, 'acc');
  expect(await flush(true)).toMatchObject({ sent: 1 });
  expect(server.calls.at(-1)?.headers.get(accountHeader)).toBe('acc');
});

test('the national id is never stored on the device', async () => {
  const { database } = device;
  written(
    await queueCall(database, { ...lead, owner: 'guest', fields: { ...fields, ktp: '3174096112900001' } }),
  );
  expect(JSON.stringify(await database.outbox.toArray())).not.toContain('3174096112900001');
});

test('a call queued by a version that knew its endpoint by another name is sent', async () => {
  const { database, server, flush } = device;
  const { row } = written(await queueCall(database, { ...lead, owner: 'guest' }));
  await database.outbox.put({
    ...row,
    call: { endpoint: 'sendContactMessage', fields, page: null, draftId: null, line: null },
  });
  expect(await flush(true)).toMatchObject({ sent: 1 });
  expect(server.calls.map(({ name }) => name)).toEqual(['lead']);
});

test('rows of a newer version of the app stay', async () => {
  const { database, server, flush } = device;
  const { row } = written(await queueCall(database, { ...lead, owner: 'guest' }));
  await database.outbox.put({
    ...row,
    call: { endpoint: 'sendPigeon', fields: {}, page: null, draftId: null, line: null },
  });
  expect(await flush(true)).toMatchObject({ sent: 0, waiting: 1 });
  expect(server.calls).toEqual([]);
});
