// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addressOf, createApiClient } from './api-client.ts';
import { ResponseCache } from './response-cache.ts';

test('the cache is bounded by the length of its content', async () => {
  let gone: number[] = [];
  const fetch = async () => ({
    status: 200,
    json: async () => ({ statusCode: 200, message: 'OK', data: { items: [], gone } }),
  });
  const cache = new ResponseCache({ api: createApiClient({ fetch, language: 'id' }) });
  for (let id = 1; id <= 100; id++) await cache.get('byIds', { ids: String(id) });
  expect(Object.keys(cache.answers)).toHaveLength(100);
  gone = Array.from({ length: 100_000 }, (_, at) => 100_000_000 + at);
  for (let id = 101; id <= 115; id++) await cache.get('byIds', { ids: String(id) });
  expect(JSON.stringify(cache.answers).length).toBeLessThan(8_000_000);
  expect(Object.keys(cache.answers).length).toBeGreaterThan(3);
});

test('what a component reads stays, and goes once it reads no more', async () => {
  const fetch = async () => ({
    status: 200,
    json: async () => ({ statusCode: 200, message: 'OK', data: { items: [], gone: [] } }),
  });
  const cache = new ResponseCache({ api: createApiClient({ fetch, language: 'id' }) });
  const first = { ids: '1' };
  const fill = async (from: number) => {
    for (let id = from; id < from + 130; id++) await cache.get('byIds', { ids: String(id) });
  };
  await cache.get('byIds', first);
  const release = cache.hold(addressOf('byIds', first, 'id'));
  await fill(2);
  expect(cache.kept('byIds', first)).toBeDefined();
  release();
  await fill(200);
  expect(cache.kept('byIds', first)).toBeUndefined();
});
