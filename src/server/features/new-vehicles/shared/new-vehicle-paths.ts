import { brochurePagePath } from '#contract/new-vehicles/brochure.ts';
import {
  modelModificationPath,
  modifiedKinds,
  newVehicleListPath,
  newVehiclesPath,
} from '#contract/vehicles/vehicle-paths.ts';
import { isReal } from './model-life.ts';
import type { NewVehicleCatalogue } from './new-vehicle-catalogue.ts';
import { listsOf, orderedModels } from './ordered-models.ts';

/** Paths of all kinds, brands and models, and of the lists that are not empty. */
export function newVehiclePaths(catalogue: NewVehicleCatalogue): string[] {
  return [...catalogue].flatMap(([kind, brands]) => [
    newVehiclesPath(kind),
    ...listsOf(catalogue, kind)
      .filter((list) => orderedModels(catalogue, kind, list).some(isReal))
      .map((list) => newVehicleListPath(kind, list)),
    ...brands
      .filter(({ models }) => models.some(isReal))
      .flatMap((brand) => [
        newVehiclesPath(kind, brand.slug),
        ...brand.models
          .filter(isReal)
          .flatMap(({ slug }) => [
            newVehiclesPath(kind, brand.slug, slug),
            brochurePagePath(kind, brand.slug, slug),
            ...(modifiedKinds.some((each) => each === kind)
              ? [modelModificationPath(kind, brand.slug, slug)]
              : []),
          ]),
      ]),
  ]);
}
