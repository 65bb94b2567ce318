import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderer } from '#app/entry-server.tsx';
import { mostSelected } from '#contract/search/filter.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { openMemoryDatabase } from '#tests/support/test-database.ts';

/* What one address can make the server compute (docs/operations.md, READS_OF_ADDRESS). */

const most = 10;
let api: ApiApp;
let stop: () => Promise<void>;
beforeAll(async () => {
  // The limit is within ten seconds, which a busy machine may need for a few pages.
  vi.useFakeTimers({ toFake: ['performance'] });
  const database = await openMemoryDatabase('demo');
  api = await startApi(database, { renderer, variables: { READS_OF_ADDRESS: String(most) } });
  stop = async () => {
    await api.close();
    await database.close();
  };
});
afterAll(async () => {
  vi.useRealTimers();
  await stop?.();
});

const statusOf = async (url: string, remoteAddress: string) =>
  (await api.app.inject({ method: 'GET', url, remoteAddress })).statusCode;
const years = (count: number) => Array.from({ length: count }, (_, at) => `tahun-${1980 + at}`).join('+');

test('answers computed for one address are limited, those from memory and other addresses are not', async () => {
  const list = (page: number) => `/api/v4/inventory/index?page=${page}`;
  for (let page = 1; page <= most; page += 1) expect(await statusOf(list(page), '192.0.2.1')).toBe(200);
  expect(await statusOf(list(most + 1), '192.0.2.1')).toBe(429);
  expect(await statusOf(list(1), '192.0.2.1')).toBe(200);
  expect(await statusOf(list(most + 1), '192.0.2.2')).toBe(200);
});

test('pages are limited in the same way, with a page that says so', async () => {
  for (let page = 1; page <= most; page += 1)
    expect(await statusOf(`/mobil-bekas?page=${page + 1}`, '192.0.2.3')).toBe(200);
  const refused = await api.app.inject({ url: '/mobil-bekas?page=50', remoteAddress: '192.0.2.3' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  expect(refused.headers['content-type']).toContain('text/html');
});

test('a selection has at most so many values, and options do not repeat it', async () => {
  const ask = (search: string) =>
    api.app.inject({ url: `/api/v4/inventory/all-filters?search=${search}`, remoteAddress: '192.0.2.4' });
  const tooMany = await ask(years(mostSelected + 1));
  expect(tooMany.statusCode).toBe(404);
  expect(tooMany.json().errors.search).toEqual([`Paling banyak ${mostSelected} filter.`]);
  expect(await statusOf(`/mobil-bekas/${years(mostSelected + 1)}`, '192.0.2.4')).toBe(404);
  const [none, full] = [await ask(''), await ask(years(mostSelected))];
  expect(full.statusCode).toBe(200);
  // Selected values are listed once each, with their own address.
  expect(full.rawPayload.length).toBeLessThan(none.rawPayload.length + mostSelected * 1000);
});
