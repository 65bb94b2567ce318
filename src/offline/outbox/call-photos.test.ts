import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDrafts, readDraft } from '#offline/drafts/drafts.ts';
import { changeForm, openForm } from '#offline/drafts/form-drafts.ts';
import { changeTrade, listTrades } from '#offline/drafts/trade-drafts.ts';
import { type OutboxDevice, openOutboxDevice } from '#tests/support/outbox-device.ts';
import { addPrepared, readyDraft, written } from '#tests/support/sell-drafts.ts';
import { queueCall } from './outbox.ts';

/* Calls that go with the photos of a draft: trade-ins and claims on a warranty. */

let device: OutboxDevice;
beforeEach(async () => {
  device = await openOutboxDevice();
});
afterEach(() => device.database.delete());

const ask = {
  owner: 'guest',
  language: 'id',
  label: 'Avanza',
  fields: { name: 'Sari', page: 'mobil' },
} as const;
const wanted = { listing: 7, variant: null, name: 'Toyota Rush', price: 200_000_000 };

test.each(['cut-before', 'cut-after'] as const)(
  'arrives once, after its photos, whenever the line is %s',
  async (fault) => {
    const { database, server, flush, clock } = device;
    const draft = await readyDraft(database, 2);
    written(await changeTrade(database, draft.id, { page: 'mobil', wanted }));
    written(await queueCall(database, { ...ask, endpoint: 'saveTradeLead', draftId: draft.id }));
    // Each call fails once.
    const failed = new Set<string>();
    server.fault = ({ name, fields }) => {
      const key = `${name} ${fields.sha256 ?? ''}`;
      if (failed.has(key)) return undefined;
      failed.add(key);
      return fault;
    };
    for (let turn = 0; turn < 8; turn += 1) {
      clock.now += 3_600_000;
      await flush(true);
    }
    expect(server.leads.size).toBe(1);
    const [lead] = server.leads.values();
    expect(lead?.images?.split(',')).toHaveLength(2);
    expect([...server.photos].sort()).toEqual(lead?.images?.split(',').sort());
    // The vehicle can still be sold, and what it was to be traded in for is known.
    expect(await listDrafts(database)).toMatchObject([{ id: draft.id, photoCount: 2 }]);
    expect(await listTrades(database, 'mobil')).toMatchObject([{ trade: { wanted } }]);
  },
);

test('of a draft without photos, or of one that was removed, goes without', async () => {
  const { database, server, flush } = device;
  for (const draftId of [(await readyDraft(database, 0)).id, 'gone'])
    written(
      await queueCall(database, { ...ask, endpoint: 'saveTradeLead', fields: { name: draftId }, draftId }),
    );
  await flush(true);
  expect([...server.leads.values()].map(({ images }) => images)).toEqual([undefined, undefined]);
});

test('a claim is one draft, not among ads, and is gone from the device once it has arrived', async () => {
  const { database, server, flush } = device;
  const { draft } = written(await openForm(database, 'claim'));
  written(await changeForm(database, draft.id, { number: 'G1', plate: 'B 1 A' }));
  written(await changeForm(database, draft.id, { plate: 'B 2 A' }));
  const again = written(await openForm(database, 'claim')).draft;
  expect(again).toMatchObject({ id: draft.id, claim: { number: 'G1', plate: 'B 2 A' } });
  expect(await listDrafts(database)).toEqual([]);
  written(await queueCall(database, { ...ask, endpoint: 'saveWarrantyClaim', draftId: draft.id }));
  // Sent and gone in one step: else the form that opens next has the old text.
  const killed = () => {
    throw new Error('killed');
  };
  database.drafts.hook('deleting', killed);
  await expect(flush(true)).rejects.toThrow('killed');
  database.drafts.hook('deleting').unsubscribe(killed);
  expect(await database.outbox.toArray()).not.toMatchObject([{ state: 'sent' }]);
  await flush(true);
  expect(server.leads.size).toBe(1);
  expect(await readDraft(database, draft.id)).toBeUndefined();
  expect(written(await openForm(database, 'claim')).draft.id).not.toBe(draft.id);
});

test.each(['cut-before', 'cut-after'] as const)(
  'a review written offline arrives once with its photos, whenever the line is %s',
  async (fault) => {
    const { database, server, flush, clock } = device;
    const { draft } = written(await openForm(database, 'review'));
    written(await changeForm(database, draft.id, { title: 'Irit', body: 'Sudah lima tahun' }));
    for (const number of [1, 2]) await addPrepared(database, draft.id, number);
    const fields = { title: 'Irit', consent: '2026-11-22' };
    written(await queueCall(database, { ...ask, endpoint: 'saveOwnerReview', fields, draftId: draft.id }));
    // Pressed twice.
    written(await queueCall(database, { ...ask, endpoint: 'saveOwnerReview', fields, draftId: draft.id }));
    const failed = new Set<string>();
    server.fault = ({ name, fields: { sha256 = '' } }) => {
      const key = `${name} ${sha256}`;
      if (failed.has(key)) return undefined;
      failed.add(key);
      return fault;
    };
    for (let turn = 0; turn < 8; turn += 1) {
      clock.now += 3_600_000;
      await flush(true);
    }
    expect(server.leads.size).toBe(1);
    const [sent] = server.leads.values();
    expect(sent).toMatchObject({ title: 'Irit', clientId: expect.any(String) });
    expect(sent?.images?.split(',').sort()).toEqual([...server.photos].sort());
    // Nothing of it is left on the device.
    expect(await readDraft(database, draft.id)).toBeUndefined();
    expect(await database.draftPhotos.count()).toBe(0);
  },
);

test('the change of a review has its photos on the server, and is apart from a new review', async () => {
  const { database, server, flush } = device;
  const picture = { key: 'k', preview: 'data:,' };
  const sha256 = 'a'.repeat(64);
  const begun = { fields: { title: 'Irit' }, images: [{ sha256, picture }] };
  const { draft } = written(await openForm(database, 'review', { id: '7' }, begun));
  expect(written(await openForm(database, 'review', { id: '7' })).draft.id).toBe(draft.id);
  expect(written(await openForm(database, 'review')).draft.id).not.toBe(draft.id);
  written(
    await queueCall(database, {
      ...ask,
      endpoint: 'saveOwnerReview',
      fields: { id: '7' },
      draftId: draft.id,
    }),
  );
  await flush(true);
  expect([...server.leads.values()]).toMatchObject([{ id: '7', images: sha256 }]);
  expect(server.called('photo')).toEqual([]);
});
