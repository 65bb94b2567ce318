// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { openDevice } from '#app/data/device/device.ts';
import { deviceHeader, deviceTokenPattern } from '#contract/account/account.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { rememberViewed } from '#offline/viewed/viewed-cars.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import { tellViews } from './tell-views.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answered = () =>
  new Response(JSON.stringify({ statusCode: 200, message: 'OK', data: { received: true } }), {
    headers: { 'content-type': 'application/json' },
  });

test('cars seen offline are reported together once there is a connection, and only once', async () => {
  const opened = await openDevice();
  if (!opened.ok) return expect.unreachable();
  const sent: { readonly path: string; readonly body: string; readonly device: string | null }[] = [];
  let isConnected = false;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!isConnected) throw new TypeError('no network');
    sent.push({ path, body: String(init.body), device: new Headers(init.headers).get(deviceHeader) });
    return answered();
  });
  const at = (day: string) => new Date(`2026-11-${day}T10:00:00Z`);
  await rememberViewed(opened.database, listingCard(7), at('19'));
  await tellViews();
  await rememberViewed(opened.database, listingCard(8), at('20'));
  await tellViews();
  expect(sent).toEqual([]);
  isConnected = true;
  await Promise.all([tellViews(), tellViews()]);
  await tellViews();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toContain(endpointSchemas.countViews.path);
  expect(new URLSearchParams(sent[0]?.body).get('views')).toBe('8:2026-11-20,7:2026-11-19');
  expect(sent[0]?.device).toMatch(deviceTokenPattern);
});
