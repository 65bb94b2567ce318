import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#app/data/api/api-error.ts';
import { isQueuedEndpoint, queuedPaths } from '#contract/api/outbox-paths.ts';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { listOutbox, queueCall } from '#offline/outbox/outbox.ts';
import { type LeadToSend, sendLead } from './send-lead.ts';

/*
 * The national id must not be in any store of the device (docs/product.md#national-id).
 * tests/server/national-id.test.ts tests that the server leaks it nowhere.
 */

const ktp = '3174092112900001';
const grouped = '3174 0921 1290 0001';
const form = {
  name: 'Sari',
  mobile: '081234567890',
  price: '150000000',
  downPayment: '37500000',
  months: '36',
};
const lead: Omit<LeadToSend, 'form'> = {
  ...{ kind: 'finance', listingId: 7, label: 'Toyota Avanza', language: 'id', page: '/' },
  clientId: '5f0d3c52-7a5f-4b51-9a5c-0a4ce0ad3c01',
};

let device: DeviceDatabase;
beforeEach(async () => {
  vi.stubGlobal('document', { cookie: 'traffic_source=source%3Dradio' });
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  device = opened.database;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await device.delete();
});

/** Every row of every store. */
async function kept(): Promise<string> {
  const rows = await Promise.all(device.tables.map((table) => table.toArray()));
  return JSON.stringify(rows);
}

test.each([
  ['there is no connection', new TypeError('failed to fetch')],
  ['the server refuses it', new ApiError('validation_failed', 'no')],
])('is stored nowhere when %s', async (_what, cause) => {
  const sent: unknown[] = [];
  const api = {
    post: async (_name: unknown, fields: unknown) => {
      sent.push(fields);
      throw cause;
    },
  };
  for (const text of [ktp, grouped]) {
    const outcome = await sendLead(api, { ...lead, form: { ...form, ktp: text } });
    expect(['offline', 'refused']).toContain(outcome.kind);
    expect(sent.at(-1)).toMatchObject({ ktp: text });
  }
  expect(await listOutbox(device)).toEqual([]);
  expect(await kept()).not.toMatch(/3174 ?0921 ?1290 ?0001/);
});

test('is stored nowhere by a queued call', async () => {
  const queuedEndpoints = Object.keys(queuedPaths).filter(isQueuedEndpoint);
  for (const endpoint of queuedEndpoints) {
    const fields = { id: '7', name: 'Sari', ktp };
    const queued = await queueCall(device, { owner: 'guest', language: 'id', label: 'x', endpoint, fields });
    expect(queued.ok).toBe(true);
  }
  expect(await listOutbox(device)).toHaveLength(queuedEndpoints.length);
  expect(await kept()).not.toContain(ktp);
});
