import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { NewVehicleBrand, NewVehicleCatalogue, NewVehicleModel } from './new-vehicle-catalogue.ts';

type Found = {
  readonly kind: VehicleKind | undefined;
  readonly brand: NewVehicleBrand | undefined;
  readonly model: NewVehicleModel | undefined;
};

/** A kind of vehicles by the id of its category, a brand of it, and a model of that brand; undefined what is unknown. */
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
