import * as z from 'zod/mini';
import type { CityEntry } from '#contract/search/search.schema.ts';
import type { VehicleCatalogue } from '#contract/sell/own-listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { referenceSchemas } from '#offline/sell/kept-reference.schema.ts';

/* The sell catalogue, stored as a whole, so that selling works offline from the first visit. */

/** Brands, models and variants; undefined if the device has none. */
export async function readVehicles(database: DeviceDatabase): Promise<VehicleCatalogue | undefined> {
  return z.safeParse(referenceSchemas.vehicles, (await database.references.get('vehicles'))?.value).data;
}

export async function readCities(database: DeviceDatabase): Promise<CityEntry[] | undefined> {
  return z.safeParse(referenceSchemas.cities, (await database.references.get('cities'))?.value).data;
}

/** Replaces the stored lists. */
export async function keepReferences(
  database: DeviceDatabase,
  lists: { readonly vehicles: VehicleCatalogue; readonly cities: readonly CityEntry[] },
  now: number,
): Promise<void> {
  await database.references.bulkPut([
    { id: 'vehicles', value: lists.vehicles, syncedAt: now },
    { id: 'cities', value: lists.cities, syncedAt: now },
  ]);
}

/** When the older of the two was stored; 0 if one is missing. */
export async function referencesSyncedAt({ references }: DeviceDatabase): Promise<number> {
  const rows = await references.bulkGet(['vehicles', 'cities']);
  return Math.min(...rows.map((row) => row?.syncedAt ?? 0));
}
