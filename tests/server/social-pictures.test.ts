import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { makeVariants } from '#server/photo-store/photo-variants.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const open = onOneEngine();
let database: Database;
let api: ApiApp;
let key: string;

beforeAll(async () => {
  database = await open('reference');
  api = await startApi(database, { makeVariants });
  const photo = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#d02020' } })
    .jpeg()
    .toBuffer();
  const stored = await api.photoStore.store(photo);
  if (!('key' in stored)) throw new Error(stored.refused);
  key = stored.key;
});
afterAll(() => api?.close());

const car = { model: 'avanza', city: 'bandung' };
const pictureOf = (id: number | string) => api.app.inject(`/media/og/${id}.jpg`);

test('a listing has a picture of its cover for link previews, made once', async () => {
  const ids = [
    await insertListing(database, { ...car, images: [key] }),
    await insertListing(database, { ...car, images: [key], status: 'sold' }),
  ];
  for (const response of await Promise.all(ids.map(pictureOf))) {
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['cache-control']).toContain('public');
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    const { data } = await sharp(response.rawPayload)
      .extract({ left: 600, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[2]).toBeLessThan(80);
  }
  expect(await readdir(path.join(api.dataDirectory, 'social-pictures'))).toEqual([`${key}.jpg`]);
});

test('a listing without photo, not public, gone or unknown has none', async () => {
  const bare = await insertListing(database, { ...car });
  const lost = await insertListing(database, { ...car, images: ['0'.repeat(32)] });
  const pending = await insertListing(database, {
    ...car,
    images: [key],
    status: 'pending',
    publishedAt: null,
  });
  for (const id of [bare, lost, pending, 999_999, '0', '01', '-1', 'x', '1e3', '9'.repeat(16)])
    expect((await pictureOf(id)).statusCode, String(id)).toBe(404);
  const removed = await insertListing(database, { ...car, images: [key], status: 'removed' });
  expect((await pictureOf(removed)).statusCode).toBe(410);
});
