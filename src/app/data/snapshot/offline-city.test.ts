// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueHeaders } from '#contract/snapshot/snapshot-sync.ts';
import { keepCityInSync } from './offline-city.ts';

/** What was synced, by slug. */
const synced: string[] = [];
let lastRadius: number | undefined;
vi.mock('#app/data/device/device.ts', () => ({ openDevice: async () => ({ ok: true, database: {} }) }));
vi.mock('./kept-city.ts', () => ({
  readKept: async () => undefined,
  noteTaken: async () => undefined,
  reader: {},
}));
vi.mock('#offline/snapshot/snapshot-sync.ts', () => ({
  syncCity: async (_ports: object, slug: string, radius: number) => {
    synced.push(slug);
    lastRadius = radius;
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
async function isKept(bytes: number, connection?: Connection, alone = bytes): Promise<boolean> {
  vi.stubGlobal('navigator', { onLine: true, ...(connection && { connection }) });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(method);
    const size = path.includes('radius=') ? bytes : alone;
    const headers = { [catalogueHeaders.bytes]: String(size), [catalogueHeaders.cars]: '12' };
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
  // With its surroundings, and then alone.
  expect(asked).toEqual(['HEAD', 'HEAD', 'HEAD']);
});

test('the neighbours of a city are kept with it where that is little, else the city alone', async () => {
  expect(await isKept(16_000)).toBe(true);
  expect(lastRadius).toBe(25);
  expect(await isKept(16_001, { effectiveType: '3g' }, 9000)).toBe(true);
  expect(lastRadius).toBe(0);
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
