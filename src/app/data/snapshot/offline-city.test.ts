// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueHeaders } from '#contract/snapshot/snapshot-sync.ts';
import { keepCityInSync } from './offline-city.ts';

/** What was synced, by slug. */
const synced: string[] = [];
vi.mock('#app/data/device/device.ts', () => ({ openDevice: async () => ({ ok: true, database: {} }) }));
vi.mock('./kept-city.ts', () => ({
  readKept: async () => undefined,
  noteTaken: async () => undefined,
  reader: {},
}));
vi.mock('#offline/snapshot/snapshot-sync.ts', () => ({
  syncCity: async (_ports: object, slug: string) => {
    synced.push(slug);
    return 'unchanged';
  },
}));

type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };
const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  synced.length = 0;
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** Visits with a city of so many bytes; whether it is downloaded. */
async function isKept(bytes: number, connection?: Connection): Promise<boolean> {
  vi.stubGlobal('navigator', { onLine: true, ...(connection && { connection }) });
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(method);
    const headers = { [catalogueHeaders.bytes]: String(bytes), [catalogueHeaders.cars]: '12' };
    return new Response(null, { headers });
  });
  synced.length = 0;
  keepCityInSync(() => 'bandung');
  await new Promise((resolve) => setTimeout(resolve));
  return synced.includes('bandung');
}

test('where the browser does not tell its connection, a small city is kept and a large one is not', async () => {
  expect(await isKept(16_000)).toBe(true);
  expect(await isKept(16_001)).toBe(false);
  expect(asked).toEqual(['HEAD', 'HEAD']);
});

test('a small city is kept on a slow connection too, but not with data saver', async () => {
  expect(await isKept(9000, { effectiveType: '3g' })).toBe(true);
  expect(await isKept(90_000, { effectiveType: '3g' })).toBe(false);
  expect(await isKept(9000, { effectiveType: '4g', saveData: true })).toBe(false);
});

test('a large city is kept on a fast connection, without its size being asked for', async () => {
  expect(await isKept(900_000, { effectiveType: '4g' })).toBe(true);
  expect(asked).toEqual([]);
});
