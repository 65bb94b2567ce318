import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/** The list of used cars of a brand or model; cars are the only kind sold used. */
export function usedOf(
  { index, vocabulary }: Catalogue,
  kind: VehicleKind,
  type: 'brand' | 'model',
  slug: string,
): { readonly id: number; readonly count: number; readonly url: string } | null {
  const value = vocabulary.find(slug);
  if (kind !== 'mobil' || value?.type !== type) return null;
  const selection = catalogueSelectionOf([value], vocabulary);
  const id = selection[type]?.[0];
  const count = index.count({ selection });
  return id === undefined || count === 0 ? null : { id, count, url: usedCarsPath(slug) };
}
