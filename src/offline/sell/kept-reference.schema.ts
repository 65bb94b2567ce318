import * as z from 'zod/mini';
import { type CityEntry, cityEntry } from '#contract/search/search.schema.ts';
import { type VehicleCatalogue, vehicleCatalogue } from '#contract/sell/own-listing.ts';

export const referenceSchemas = { vehicles: vehicleCatalogue, cities: z.array(cityEntry) } as const;
export type KeptReference = {
  readonly id: keyof typeof referenceSchemas;
  readonly value: VehicleCatalogue | readonly CityEntry[];
  /** When it was fetched; milliseconds since 1970. */
  readonly syncedAt: number;
};
