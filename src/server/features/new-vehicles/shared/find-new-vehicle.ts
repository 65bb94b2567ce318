import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { NewVehicleBrand, NewVehicleCatalogue, NewVehicleModel } from './new-vehicle-catalogue.ts';

type Found = {
  readonly kind: VehicleKind | undefined;
  readonly brand: NewVehicleBrand | undefined;
  readonly model: NewVehicleModel | undefined;
};

/** Looks up a kind by category id, its brand and its model; unknown ones are undefined. */
export function findNewVehicle(
  catalogue: NewVehicleCatalogue,
  categoryId: number,
  brandSlug?: string,
  modelSlug?: string,
): Found {
  const kind = categories.find(({ id }) => id === categoryId)?.slug;
  const brands = kind && catalogue.get(kind);
  const brand = brands?.find(({ slug }) => slug === brandSlug);
  return { kind, brand, model: brand?.models.find(({ slug }) => slug === modelSlug) };
}
