import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderer } from '#app/entry-server.tsx';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/* A machine whose clock is behind: everything stored is of a time to come. */

const open = onOneEngine();
let api: ApiApp;
beforeAll(async () => {
  const database = await open('reference');
  await seedDatabase(database, { demoListings: 20, onProgress: () => undefined });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * 86_400_000 });
  api = await startApi(database, { renderer });
});
afterAll(async () => {
  vi.useRealTimers();
  await api?.close();
});

test('pages of each sitemap, and the calls for lists, answer', async () => {
  const failed: string[] = [];
  const ask = async (path: string) => {
    const { statusCode, body } = await api.app.inject(path);
    if (statusCode >= 500) failed.push(`${path}: ${statusCode}`);
    return body;
  };
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const files = locations(await ask('/sitemap.xml'));
  for (const file of files) {
    const paths = locations(await ask(file));
    // A few of each kind, more of those that are each of a kind of their own.
    const step = Math.max(1, Math.floor(paths.length / (file === '/sitemap/pages.xml' ? 24 : 2)));
    for (const [at, path] of paths.entries()) if (at % step === 0) await ask(path);
  }
  for (const path of [
    '/',
    '/mobil-bekas',
    '/healthz',
    '/feed.atom',
    '/api/v4/inventory/view-es?id=1',
    '/detail-mobil-bekas/x-1',
  ])
    await ask(path);
  expect(failed).toEqual([]);
});
