import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ListingCard } from '#contract/listing.ts';
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { countViewed, listViewed, rememberViewed, viewedLimit } from './viewed-cars.ts';

function car(id: number, label = 'Mitsubishi Pajero Sport Dakar'): ListingCard {
  return {
    id,
    label,
    slug: `mitsubishi-pajero-sport-2019-${id}`,
    price: 420_000_000,
    makeYear: 2019,
    kilometerDriven: null,
    transmission: 'otomatis',
    listingType: 'diler',
    place: 'Surabaya',
    coverImage: null,
    imageCount: 0,
    publishedAt: '2026-11-18T02:00:00.000Z',
    status: 'live',
  };
}

let database: DeviceDatabase;

beforeEach(async () => {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
});

afterEach(() => database.delete());

test('the last opened comes first, each car once with what it last said', async () => {
  await rememberViewed(database, car(1, 'old words'), new Date(1000));
  await rememberViewed(database, car(2), new Date(2000));
  await rememberViewed(database, car(1, 'new words'), new Date(3000));
  const rows = await listViewed(database);
  expect(rows.map(({ id }) => id)).toEqual([1, 2]);
  expect(rows[0]?.card.label).toBe('new words');
});

test('more than the limit are forgotten, the oldest first', async () => {
  for (let id = 1; id <= viewedLimit + 3; id += 1) await rememberViewed(database, car(id), new Date(id));
  expect(await countViewed(database)).toBe(viewedLimit);
  const ids = (await listViewed(database)).map(({ id }) => id);
  expect(ids[0]).toBe(viewedLimit + 3);
  expect(ids.at(-1)).toBe(4);
});
