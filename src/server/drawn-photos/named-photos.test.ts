import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { createNamedPhotos } from './named-photos.ts';

const open = onOneEngine();
let database: Database;
beforeAll(async () => {
  database = await open('reference');
});
afterAll(() => database?.close());

test('only photos of demonstration ads and of new cars are drawn', async () => {
  const car = { model: 'avanza', city: 'jakarta-selatan' };
  await insertListing(database, { ...car, source: 'demo', images: ['drawn.odometer.41287'] });
  await insertListing(database, { ...car, source: 'web', images: ['drawn.odometer.7'] });
  let time = 0;
  const isNamed = createNamedPhotos(database, () => time);
  expect(await isNamed('drawn.odometer.41287')).toBe(true);
  for (const key of ['drawn.odometer.7', 'drawn.odometer.41288', 'drawn.cabin.krem.rumah'])
    expect(await isNamed(key), key).toBe(false);
  expect(await isNamed('drawn.avanza.silver.showroom.front.l.1')).toBe(true);
  expect(await isNamed('drawn.avanza.merah.showroom.rear.l.1')).toBe(true);
  for (const key of ['drawn.cut.avanza.merah.r', 'drawn.cut-side.avanza.silver.l', 'drawn.engine.merah'])
    expect(await isNamed(key), key).toBe(true);
  for (const key of ['jalan.front.l.1', 'showroom.front.r.1', 'showroom.front.l.2'])
    expect(await isNamed(`drawn.avanza.silver.${key}`), key).toBe(false);

  // Requests for unused photos read the listings at most once a minute; a new listing is found after that.
  await insertListing(database, { ...car, source: 'demo', images: ['drawn.cabin.krem.rumah'] });
  expect(await isNamed('drawn.cabin.krem.rumah')).toBe(false);
  time += 60_000;
  expect(await isNamed('drawn.cabin.krem.rumah')).toBe(true);
});
