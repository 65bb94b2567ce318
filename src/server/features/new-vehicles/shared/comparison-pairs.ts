import { compareNewPath, inCanonicalOrder } from '#contract/new-compare/variant-ids.ts';
import { type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { isSold } from './model-life.ts';
import type {
  NewVehicleBrand,
  NewVehicleCatalogue,
  NewVehicleModel,
  NewVehicleVariant,
} from './new-vehicle-catalogue.ts';
import { idOf, labelOf } from './variant-names.ts';

/** Maximum difference of a rival's price, or of its gross weight where no price is known, as a share. */
const rivalShare = 0.15;
const rivalsOfOne = 3;

export type ComparisonPair = {
  /** In canonical order. */
  readonly ids: readonly string[];
  readonly labels: readonly string[];
  readonly prices: readonly (number | null)[];
  readonly models: readonly NewVehicleModel[];
};

type Entry = {
  readonly model: NewVehicleModel;
  readonly variant: NewVehicleVariant;
  /** The value rivals are matched by: price in rupiah or gross weight in kilograms. */
  readonly size: number;
  readonly unit: 'price' | 'weight';
};

/** Represents a model by its cheapest variant on sale. */
function entryOf(model: NewVehicleModel): Entry[] {
  const variant = model.variants.find(isSold);
  if (!variant || model.body === null) return [];
  if (variant.price !== null) return [{ model, variant, size: variant.price, unit: 'price' }];
  return variant.gvw_kg === null ? [] : [{ model, variant, size: variant.gvw_kg, unit: 'weight' }];
}

/** Suggested comparisons: different brands, same body type, similar price. Sorted by deliveries. */
export function comparisonPairs(brands: readonly NewVehicleBrand[]): ComparisonPair[] {
  const entries = brands.flatMap(({ models }) => models.flatMap(entryOf));
  const units = ({ model }: Entry) => model.delivered?.units ?? 0;
  const pairs = new Map<string, ComparisonPair & { readonly weight: number }>();
  for (const one of entries) {
    const distance = (other: Entry) => Math.abs(other.size / one.size - 1);
    const rivals = entries
      .filter(
        ({ model, unit }) =>
          model.body === one.model.body && model.brand.slug !== one.model.brand.slug && unit === one.unit,
      )
      .filter((other) => distance(other) <= rivalShare)
      .sort((a, b) => units(b) - units(a) || distance(a) - distance(b))
      .slice(0, rivalsOfOne);
    for (const other of rivals) {
      const both = [one, other].toSorted((a, b) =>
        idOf(a.model, a.variant) < idOf(b.model, b.variant) ? -1 : 1,
      );
      const ids = inCanonicalOrder(both.map(({ model, variant }) => idOf(model, variant)));
      pairs.set(ids.join(), {
        ids,
        labels: both.map(({ model, variant }) => labelOf(model, variant)),
        prices: both.map(({ variant }) => variant.price),
        models: both.map(({ model }) => model),
        weight: Math.min(units(one), units(other)),
      });
    }
  }
  return [...pairs.values()].sort((a, b) => b.weight - a.weight);
}

/** Computed once per catalogue. */
const known = new WeakMap<readonly NewVehicleBrand[], readonly ComparisonPair[]>();

export function pairsOfKind(catalogue: NewVehicleCatalogue, kind: VehicleKind): readonly ComparisonPair[] {
  const brands = catalogue.get(kind) ?? [];
  const pairs = known.get(brands) ?? comparisonPairs(brands);
  known.set(brands, pairs);
  return pairs;
}

/** Paths of the comparison pages: one per kind, and one per pair. */
export function comparisonPaths(catalogue: NewVehicleCatalogue): string[] {
  return vehicleKinds.flatMap((kind) => [
    compareNewPath(kind),
    ...pairsOfKind(catalogue, kind).map(({ ids }) => compareNewPath(kind, ids)),
  ]);
}
