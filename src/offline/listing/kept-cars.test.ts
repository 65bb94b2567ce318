import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listCompared, toggleCompared } from '#offline/compare/compared-cars.ts';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { listFavourites, toggleFavourite } from '#offline/favourites/favourites.ts';
import { listViewed, rememberViewed } from '#offline/viewed/viewed-cars.ts';
import { listingCard, listingDetail } from '#tests/support/listing-cards.ts';
import { findKeptCars, renewKeptCars } from './kept-cars.ts';

const now = new Date(1000);
let database: DeviceDatabase;

beforeEach(async () => {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
});

afterEach(() => database.delete());

test('a new price reaches every table the car is in, and the price of the day it was saved stays', async () => {
  await toggleFavourite(database, listingCard(1), now);
  await rememberViewed(database, listingCard(1), now);
  await toggleCompared(database, listingCard(1), now);
  await renewKeptCars(database, {
    items: [listingCard(1, { price: 175_000_000, status: 'sold' })],
    gone: [],
  });
  const [favourite] = await listFavourites(database);
  const [viewed] = await listViewed(database);
  const [compared] = await listCompared(database);
  expect(favourite?.priceWhenSaved).toBe(185_000_000);
  for (const row of [favourite, viewed, compared])
    expect(row?.card).toMatchObject({ price: 175_000_000, status: 'sold' });
});

test('a gone car keeps its last data and is marked, until it is public again', async () => {
  await toggleFavourite(database, listingCard(1), now);
  await renewKeptCars(database, { items: [], gone: [1, 77] });
  expect((await listFavourites(database))[0]?.card).toMatchObject({
    label: 'Toyota Avanza 1.3 G',
    isGone: true,
  });
  await renewKeptCars(database, { items: [listingCard(1)], gone: [] });
  expect((await listFavourites(database))[0]?.card.isGone).toBeUndefined();
});

test('facts that a list lacks stay as the car’s page had them', async () => {
  await rememberViewed(database, listingDetail(1), now);
  await toggleFavourite(database, listingCard(1), now);
  await toggleCompared(database, listingCard(1), now);
  await renewKeptCars(database, { items: [listingCard(1, { price: 1 })], gone: [] });
  expect((await listFavourites(database))[0]?.card).toMatchObject({ price: 1, facts: { color: 'silver' } });
  expect((await listCompared(database))[0]?.card.facts?.color).toBe('silver');
});

test('the most complete of several rows of a car is used', async () => {
  await toggleFavourite(database, listingCard(1), now);
  await toggleFavourite(database, listingCard(2), now);
  await rememberViewed(database, listingDetail(2), now);
  await database.table('favourites').put({ id: 3, savedAt: 1, card: { id: 3 } });
  const found = await findKeptCars(database, [1, 2, 3, 4]);
  expect([...found.keys()].sort()).toEqual([1, 2]);
  expect(found.get(1)?.facts).toBeUndefined();
  expect(found.get(2)?.facts?.fuel).toBe('bensin');
});

test('an update leaves an unreadable row alone', async () => {
  const odd = { id: 3, savedAt: 1, card: { id: 3, words: 'from another version' } };
  await database.table('favourites').put(odd);
  await renewKeptCars(database, { items: [listingCard(3)], gone: [] });
  expect(await database.table('favourites').get(3)).toEqual(odd);
});

test('a fact from a later version counts as unknown, and the rest is read', async () => {
  const card = {
    ...listingCard(1),
    status: 'on-the-moon',
    transmission: 'warp',
    facts: { fuel: 'antimatter' },
  };
  await database.table('favourites').put({ id: 1, savedAt: 1, priceWhenSaved: 1, card });
  const [row] = await listFavourites(database);
  expect(row?.card.label).toBe('Toyota Avanza 1.3 G');
  expect(row?.card).toMatchObject({ status: undefined, transmission: undefined, facts: undefined });
});
