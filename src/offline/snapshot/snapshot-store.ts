import * as z from 'zod/mini';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { catalogueBytes, type KeptCity, keptCity } from '#offline/snapshot/kept-city.schema.ts';

/** The saved city, if any. */
export async function readKeptCity(database: DeviceDatabase): Promise<KeptCity | undefined> {
  const [row] = await database.catalogues.toArray();
  return z.safeParse(keptCity, row).data;
}

/** Its cars, as bytes; undefined if they cannot be read. */
export async function readCatalogueBytes(
  database: DeviceDatabase,
  citySlug: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return z.safeParse(catalogueBytes, await database.catalogueBytes.get(citySlug)).data?.bytes;
}

/** Stores a city in place of the previous one: a device keeps one. */
export function keepCity(
  database: DeviceDatabase,
  city: KeptCity,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { catalogues, catalogueBytes: cars } = database;
  return database.transaction('rw', catalogues, cars, async () => {
    await forgetAll(database);
    await catalogues.put(city);
    await cars.put({ citySlug: city.citySlug, bytes });
  });
}

/** Records that the server was contacted and nothing has changed. */
export async function touchKeptCity(
  database: DeviceDatabase,
  citySlug: string,
  changes: Pick<KeptCity, 'syncedAt'> & Partial<Pick<KeptCity, 'asOf'>>,
): Promise<void> {
  await database.catalogues.update(citySlug, changes);
}

export function forgetCity(database: DeviceDatabase): Promise<void> {
  const { catalogues, catalogueBytes: cars } = database;
  return database.transaction('rw', catalogues, cars, () => forgetAll(database));
}

async function forgetAll({ catalogues, catalogueBytes: cars }: DeviceDatabase): Promise<void> {
  await catalogues.clear();
  await cars.clear();
}
