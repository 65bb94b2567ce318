import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { favouriteLimit } from '#offline/device/limits.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import {
  countFavourites,
  listFavourites,
  removeFavourite,
  restoreFavourite,
  toggleFavourite,
} from './favourites.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const car = listingCard;

let database: DeviceDatabase;

beforeEach(async () => {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
});

afterEach(() => database.delete());

test('a car is added, listed newest first, and removed again', async () => {
  expect(await toggleFavourite(database, car(1), at(0))).toEqual({ kind: 'added' });
  expect(await toggleFavourite(database, car(2), at(1))).toEqual({ kind: 'added' });
  expect((await listFavourites(database)).map(({ id }) => id)).toEqual([2, 1]);
  expect(await toggleFavourite(database, car(1), at(2))).toEqual({ kind: 'removed' });
  expect(await countFavourites(database)).toBe(1);
});

test('its card is stored, with the price of that day', async () => {
  await toggleFavourite(database, car(7, { price: 99_000_000 }), at(0));
  const [row] = await listFavourites(database);
  expect(row).toMatchObject({
    priceWhenSaved: 99_000_000,
    card: { label: 'Toyota Avanza 1.3 G', place: 'Jakarta Selatan', transmission: 'manual', status: 'live' },
  });
  expect(row?.card).not.toHaveProperty('imageCount');
});

test('one beyond the limit is refused, and removing still works', async () => {
  for (let id = 1; id <= favouriteLimit; id += 1) await toggleFavourite(database, car(id), at(0));
  expect(await toggleFavourite(database, car(999), at(1))).toEqual({ kind: 'limit-reached' });
  expect(await countFavourites(database)).toBe(favouriteLimit);
  expect(await toggleFavourite(database, car(1), at(2))).toEqual({ kind: 'removed' });
});

test('an undone removal restores its place and its price of that day', async () => {
  await toggleFavourite(database, car(1, { price: 99_000_000 }), at(0));
  await toggleFavourite(database, car(2), at(1));
  const before = await listFavourites(database);
  const row = before.find(({ id }) => id === 1);
  if (!row) throw new Error('nothing was saved');
  await removeFavourite(database, 1);
  expect(await countFavourites(database)).toBe(1);
  expect(await restoreFavourite(database, row)).toEqual({ kind: 'added' });
  expect(await restoreFavourite(database, row)).toEqual({ kind: 'added' });
  expect(await listFavourites(database)).toEqual(before);
});

test('a removal cannot be undone once its place was taken', async () => {
  for (let id = 1; id <= favouriteLimit; id += 1) await toggleFavourite(database, car(id), at(0));
  const row = (await listFavourites(database)).find(({ id }) => id === 1);
  if (!row) throw new Error('nothing was saved');
  await removeFavourite(database, 1);
  await toggleFavourite(database, car(500), at(1));
  expect(await restoreFavourite(database, row)).toEqual({ kind: 'limit-reached' });
  expect(await countFavourites(database)).toBe(favouriteLimit);
});

test('two simultaneous presses cancel each other', async () => {
  const kinds = await Promise.all([
    toggleFavourite(database, car(3), at(0)),
    toggleFavourite(database, car(3), at(0)),
  ]);
  expect(kinds.map(({ kind }) => kind)).toEqual(['added', 'removed']);
  expect(await countFavourites(database)).toBe(0);
});

test('a row of another shape is skipped and stays', async () => {
  await toggleFavourite(database, car(1), at(0));
  await database.table('favourites').put({ id: 5, savedAt: 1, card: { id: 5 }, priceWhenSaved: 1 });
  expect((await listFavourites(database)).map(({ id }) => id)).toEqual([1]);
  expect(await countFavourites(database)).toBe(2);
});

test('a closed database is a result and not an exception', async () => {
  database.close();
  expect(await toggleFavourite(database, car(1), at(0))).toEqual({ kind: 'failed', failure: 'closed' });
});
