import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { Orm } from '#server/db/database.ts';
import { catalogueOf } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { readNewVehicleRows } from '#server/features/new-vehicles/shared/stored-new-vehicles.ts';
import type { KnownBrands } from './read-outlet.ts';

/** The brands of the new-vehicle catalogue, by slug. */
export async function knownBrands(orm: Orm): Promise<KnownBrands> {
  const known = new Map<string, { name: string; kinds: VehicleKind[] }>();
  for (const [kind, brands] of catalogueOf(await readNewVehicleRows(orm)))
    for (const { slug, name } of brands) {
      const brand = known.get(slug) ?? { name, kinds: [] };
      brand.kinds.push(kind);
      known.set(slug, brand);
    }
  return known;
}
