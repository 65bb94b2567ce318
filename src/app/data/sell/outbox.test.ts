// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDevice } from '#app/data/device/device.ts';
import { noteDevice } from '#app/data/device/device-note.ts';
import { listOutbox, queueCall } from '#offline/outbox/outbox.ts';
import { eventually } from '#tests/support/eventually.ts';
import { OutboxServer } from '#tests/support/outbox-server.ts';
import { written } from '#tests/support/sell-drafts.ts';
import { startOutbox } from './outbox.ts';

type Wait = { readonly ms: number; readonly end: () => void };
/** Waits of a second or more end when the test says so. */
const waits = new Map<symbol, Wait>();
const { setTimeout: begin, clearTimeout: stop } = globalThis;

beforeEach(() => {
  vi.stubGlobal('setTimeout', (end: () => void, ms = 0) => {
    if (ms < 1000) return begin(end, ms);
    const id = Symbol('wait');
    waits.set(id, { ms, end });
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: symbol | ReturnType<typeof begin>) =>
    typeof id === 'symbol' ? waits.delete(id) : stop(id),
  );
});

test('what waits leaves within 3 s of the network’s return, however often it was tried before', async () => {
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  const { database } = opened;
  const fields = { name: 'Sari', mobile: '081234567890', page: 'mobil' };
  const call = {
    endpoint: 'saveTradeLead',
    owner: 'guest',
    language: 'id',
    label: 'Avanza',
    fields,
  } as const;
  const { row } = written(await queueCall(database, call));
  // From an earlier visit without a network: the next try would be in a quarter of an hour.
  await database.outbox.put({ ...row, attempts: 9, nextTryAt: Date.now() + 900_000 });
  noteDevice(['outbox']);

  const server = new OutboxServer();
  let isThere = false;
  let tries = 0;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof server.fetch>) => {
    tries += 1;
    if (!isThere) throw new TypeError('no network');
    return server.fetch(...given);
  });
  // A browser that fires no event, and a router that answers.
  startOutbox({ register: async () => false, ask: async () => true, onBack: () => undefined });
  /** Ends what waits for at most 3 s; longer are the time limits of calls. */
  const goOn = () => {
    for (const [id, { ms, end }] of [...waits]) {
      if (ms > 3000) continue;
      waits.delete(id);
      end();
    }
  };
  for (let round = 0; round < 4; round += 1) {
    const before = tries;
    await eventually(() => {
      goOn();
      expect(tries).toBeGreaterThan(before);
    });
  }
  isThere = true;
  await eventually(async () => {
    goOn();
    expect(await listOutbox(database)).toMatchObject([{ state: 'sent' }]);
  });
});
