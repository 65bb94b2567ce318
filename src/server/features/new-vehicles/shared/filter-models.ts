import { type ModelFilterGroup, modelFilterGroups } from '#contract/new-vehicles/model-filters.schema.ts';
import { type NumberRange, priceSlug } from '#contract/search/filter-range.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { NewVehicleModel, NewVehicleVariant } from './new-vehicle-catalogue.ts';

/* Filters models and counts how many would match with each further value. */

/** Boundaries between price bands, in millions of rupiah. */
const priceLimits: Readonly<Record<VehicleKind, readonly number[]>> = {
  mobil: [150, 200, 300, 500, 1000],
  motor: [20, 30, 50, 100],
  truk: [300, 500, 800, 1200],
  'motor-roda-tiga': [25, 30, 40],
};

export function priceBandsOf(kind: VehicleKind): readonly NumberRange[] {
  const limits = priceLimits[kind].map((million) => million * 1e6);
  return [null, ...limits].map((min, at) => ({ min, max: limits[at] ?? null }));
}

function bandSlugOf(kind: VehicleKind, price: number): string | undefined {
  const band = priceBandsOf(kind).find(({ max }) => max === null || price < max);
  return band && priceSlug(band);
}

/** A variant's value in each group; undefined if unknown. */
const readValue: Readonly<
  Record<ModelFilterGroup, (model: NewVehicleModel, variant: NewVehicleVariant) => string | undefined>
> = {
  harga: ({ kind }, { price }) => (price === null ? undefined : bandSlugOf(kind, price)),
  bodi: ({ body }) => (body === null ? undefined : `bodi-${body}`),
  bbm: (_, { fuel }) => (fuel === null ? undefined : `bbm-${fuel}`),
  kursi: (_, { seats }) => (seats === null ? undefined : `kursi-${seats}`),
};

export type FilteredModels = {
  readonly models: readonly NewVehicleModel[];
  /** By group and slug, ignoring the group's own selection. */
  readonly counts: Readonly<Record<ModelFilterGroup, ReadonlyMap<string, number>>>;
};

export const groupOfSlug = (slug: string): ModelFilterGroup | undefined =>
  modelFilterGroups.find((group) => slug.startsWith(`${group}-`));

/**
 * Models with at least one variant that matches every selected group, found in one pass over the variants.
 * The faceted index of used cars is not suitable: its rows have one value per group, while a model has
 * several variants and must be counted once.
 */
export function filterModels(
  models: readonly NewVehicleModel[],
  selected: ReadonlySet<string>,
  isCounted: (model: NewVehicleModel) => boolean = () => true,
): FilteredModels {
  const asked = modelFilterGroups.map((group) => [...selected].some((slug) => groupOfSlug(slug) === group));
  const counts = { harga: new Map(), bodi: new Map(), bbm: new Map(), kursi: new Map() } satisfies Record<
    ModelFilterGroup,
    Map<string, number>
  >;
  const left = models.filter((model) => {
    const found = new Map<string, ModelFilterGroup>();
    let isLeft = false;
    for (const variant of model.variants) {
      const values = modelFilterGroups.map((group) => readValue[group](model, variant));
      const failing = values.flatMap((value, at) => (asked[at] && !selected.has(value ?? '') ? [at] : []));
      if (failing.length === 0) isLeft = true;
      // A value counts if the variant matches the selections of all other groups.
      for (const [at, group] of modelFilterGroups.entries()) {
        const value = values[at];
        if (value !== undefined && failing.every((other) => other === at)) found.set(value, group);
      }
    }
    for (const [slug, group] of isCounted(model) ? found : []) {
      const ofGroup: Map<string, number> = counts[group];
      ofGroup.set(slug, (ofGroup.get(slug) ?? 0) + 1);
    }
    return isLeft;
  });
  return { models: left, counts };
}
