// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ResponseCache } from '#app/data/api/response-cache.ts';
import { ApiProvider } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import { keepAccountId } from '#offline/account/device-keys.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { guestOwner, type OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { NotificationLayer } from './notification-layer.tsx';

const sari = 'A'.repeat(22);
let unread: number;
/** The number on the app's icon; 0 without a badge. */
let badge: number | undefined;
let device: DeviceDatabase;

beforeAll(async () => {
  await import('#app/data/api/read-answer.ts');
});
beforeEach(async () => {
  badge = undefined;
  unread = 0;
  Object.assign(navigator, {
    setAppBadge: async (count: number) => {
      badge = count;
    },
    clearAppBadge: async () => {
      badge = 0;
    },
  });
  const opened = await openDevice();
  if (!opened.ok) throw new Error(opened.failure);
  device = opened.database;
  await Promise.all(device.tables.map((table) => table.clear()));
});
afterEach(cleanup);

function show(): void {
  const fetch = async () => {
    const data = { unread };
    return { status: 200, json: async () => ({ statusCode: 200, message: 'OK', data }) };
  };
  const cache = new ResponseCache({
    api: createApiClient({ fetch, language: 'id' }),
    onReconnect: () => () => undefined,
  });
  render(
    <ApiProvider cache={cache}>
      <NotificationLayer />
    </ApiProvider>,
  );
}
const becomes = (count: number) => waitFor(() => expect(badge).toBe(count));

test('the app’s badge counts unread messages, and goes with the account', async () => {
  await keepAccountId(device, sari);
  unread = 3;
  show();
  await becomes(3);
  await device.deviceKeys.clear();
  await becomes(0);
});

test('a guest’s badge counts the ads whose number is not verified yet', async () => {
  const ad = (id: string, state: OutboxRow['state'], status: OwnListing['status']): OutboxRow => ({
    ...{ id, kind: 'create', owner: guestOwner, draftId: id, listing: null, change: null, call: null },
    ...{ visit: {}, label: '', language: 'id', state, sentPhotos: 0, photoCount: 0, attempts: 0 },
    ...{ nextTryAt: 0, triedRevision: 1, problem: null, createdAt: 0 },
    answer: {
      ...{ id: 7, clientId: id, status, revision: 1, label: '', slug: 'a-7', price: 150e6, reasons: [] },
      ...{ coverImage: null, bodyType: null, color: null, views: 0, expiresAt: null },
      createdAt: '2026-11-01T00:00:00Z',
    },
  });
  await device.outbox.bulkAdd([
    ad('a', 'sent', 'unverified'),
    ad('b', 'sent', 'unverified'),
    ad('c', 'sent', 'live'),
    ad('d', 'waiting', 'unverified'),
  ]);
  show();
  await becomes(2);
  // Signing in verifies them.
  unread = 1;
  await keepAccountId(device, sari);
  await becomes(1);
});
