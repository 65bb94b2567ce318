import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { compareLimit } from '#offline/device/limits.ts';
import { keptCardOf } from '#offline/listing/kept-card.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import { listCompared, setCompared, toggleCompared } from './compared-cars.ts';

let database: DeviceDatabase;

beforeEach(async () => {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  database = opened.database;
});

afterEach(() => database.delete());

const ids = async () => (await listCompared(database)).map(({ id }) => id);

test('cars are in the order in which they were added; the fifth is refused', async () => {
  for (const id of [7, 3, 5, 1]) await toggleCompared(database, listingCard(id), new Date(10 - id));
  expect(await ids()).toHaveLength(compareLimit);
  expect(await toggleCompared(database, listingCard(9), new Date(20))).toEqual({ kind: 'limit-reached' });
  expect(await toggleCompared(database, listingCard(3), new Date(21))).toEqual({ kind: 'removed' });
  expect(await toggleCompared(database, listingCard(9), new Date(22))).toEqual({ kind: 'added' });
  expect(await ids()).toEqual([7, 5, 1, 9]);
});

test('a comparison replaces the one before, in its order and within the limit', async () => {
  await toggleCompared(database, listingCard(1), new Date(0));
  await setCompared(
    database,
    [9, 8, 7, 6, 5].map((id) => keptCardOf(listingCard(id))),
    new Date(1),
  );
  expect(await ids()).toEqual([9, 8, 7, 6]);
});

test('a closed database is a result and not an exception', async () => {
  database.close();
  expect(await toggleCompared(database, listingCard(1), new Date())).toMatchObject({ kind: 'failed' });
  await expect(setCompared(database, [], new Date())).resolves.toBeUndefined();
});
