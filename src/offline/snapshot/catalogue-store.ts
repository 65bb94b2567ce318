import * as z from 'zod/mini';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/** The kept city. Apart from its cars, so that it is read quickly and often. */
export const keptCity = z.object({
  citySlug: z.string(),
  cityName: z.string(),
  version: z.string(),
  /** The state of the server's data, in milliseconds since 1970. */
  asOf: z.number(),
  cars: z.number(),
  /** Size of the last full download, in bytes on the wire. */
  fetchedBytes: z.number(),
  /** When the server was last asked, whether or not anything had changed. */
  syncedAt: z.number(),
});
export type KeptCity = z.infer<typeof keptCity>;

/** A snapshot as downloaded, or with the changes since applied. */
export const catalogueBytes = z.object({
  citySlug: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
});
export type CatalogueBytes = z.infer<typeof catalogueBytes>;

/** The kept city, if there is one. */
export async function readKeptCity(database: DeviceDatabase): Promise<KeptCity | undefined> {
  const [row] = await database.catalogues.toArray();
  return z.safeParse(keptCity, row).data;
}

/** Its cars, as bytes; undefined where they cannot be read. */
export async function readCatalogueBytes(
  database: DeviceDatabase,
  citySlug: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return z.safeParse(catalogueBytes, await database.catalogueBytes.get(citySlug)).data?.bytes;
}

/** Stores a city in place of the one before: a device keeps one. */
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

/** Records that the server was asked and nothing has changed. */
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
