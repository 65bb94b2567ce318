import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { listFavourites, toggleFavourite } from '#offline/favourites/favourites.ts';
import { listingCard } from '#tests/support/listing-cards.ts';
import { copyOfDevice, eraseDevice } from './device-copy.ts';
import { deviceToken } from './device-keys.ts';

async function open(): Promise<DeviceDatabase> {
  const opened = await openDeviceDatabase();
  if (!opened.ok) throw new Error(opened.failure);
  return opened.database;
}

test('a copy has the person’s own rows, without the keys of the device', async () => {
  const database = await open();
  const token = await deviceToken(database);
  await toggleFavourite(database, listingCard(7), new Date(1000));
  const copy = await copyOfDevice(database);
  expect(copy).toMatchObject({ favourites: [{ id: 7 }] });
  expect(Object.keys(copy)).toEqual(['favourites']);
  expect(JSON.stringify(copy)).not.toContain(token);

  await eraseDevice(database);
  const afresh = await open();
  expect(await listFavourites(afresh)).toEqual([]);
  expect(await deviceToken(afresh)).not.toBe(token);
  await afresh.delete();
});
