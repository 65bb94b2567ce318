import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { openDevice } from '#tests/support/sell-drafts.ts';
import { keepMarket, readMarket } from './kept-markets.ts';
import { keepReferences, readCities, readVehicles, referencesSyncedAt } from './kept-references.ts';

let database: DeviceDatabase;

beforeEach(async () => {
  database = await openDevice();
});

afterEach(() => database.delete());

const vehicles = {
  version: '1',
  brands: [{ id: 1, name: 'Toyota', slug: 'toyota', isPopular: true }],
  models: [{ id: 2, brandId: 1, name: 'Avanza' }],
  variants: [],
};
const city = {
  ...{ id: 146, slug: 'jakarta-selatan', name: 'Jakarta Selatan', url: '/mobil-bekas/jakarta-selatan' },
  ...{ isPopular: 1 as const, provinceId: 31, provinceName: 'DKI Jakarta', count: 9 },
};

test('the sell catalogue is stored as a whole', async () => {
  expect(await readVehicles(database)).toBeUndefined();
  expect(await referencesSyncedAt(database)).toBe(0);
  await keepReferences(database, { vehicles, cities: [city] }, 5);
  expect(await readVehicles(database)).toEqual(vehicles);
  expect(await readCities(database)).toEqual([city]);
  expect(await referencesSyncedAt(database)).toBe(5);
});

test('lists of another version of the app count as none', async () => {
  await database.table('references').put({ id: 'vehicles', value: { brands: 'many' }, syncedAt: 5 });
  expect(await readVehicles(database)).toBeUndefined();
});

test('the last known price of a car is stored by model, variant and year, the newest three hundred', async () => {
  const price = { minPrice: 1, maxPrice: 2, basis: 'market' as const, count: 9, asOf: '2026-11-22' };
  const car = { modelId: '2', makeYear: '2019' };
  await keepMarket(database, car, price, 10);
  await keepMarket(database, { ...car, variantId: '7' }, null, 11);
  expect(await readMarket(database, car)).toEqual({ id: '2::2019', price, askedAt: 10 });
  expect(await readMarket(database, { ...car, variantId: '7' })).toMatchObject({ price: null });
  expect(await readMarket(database, { ...car, makeYear: '2020' })).toBeUndefined();
  for (let modelId = 100; modelId < 400; modelId++) {
    await keepMarket(database, { modelId: String(modelId), makeYear: '2019' }, price, modelId);
  }
  expect(await database.markets.count()).toBe(300);
  expect(await readMarket(database, car)).toBeUndefined();
});
