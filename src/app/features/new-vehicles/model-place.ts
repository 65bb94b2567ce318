import { ApiError } from '#app/data/api/api-error.ts';
import type { PageLocation } from '#app/page.ts';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { newVehicleCategory, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

type Place = { readonly kind: VehicleKind; readonly query: QueryOf<'newModel'> };

/**
 * The model that a path `/{kind}-baru/{brand}/{model}` or a path below it refers to.
 * @throws ApiError `not_found`
 */
export function modelPlaceOf({ path, params }: PageLocation): Place {
  const category = newVehicleCategory(path);
  const { brand, model } = params;
  if (!category || !brand || !model) throw new ApiError('not_found', 'no such kind of vehicle');
  return { kind: category.slug, query: { categoryId: String(category.id), brand, model } };
}
