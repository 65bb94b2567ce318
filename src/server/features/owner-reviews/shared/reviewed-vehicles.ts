import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { grouped } from '#server/features/new-vehicles/shared/grouped.ts';
import { isReal } from '#server/features/new-vehicles/shared/model-life.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';

export type ReviewedBrand = DataOf<'reviewVehicles'>['brands'][number];
type ReviewedModel = ReviewedBrand['models'][number];

/** The catalogues in which a vehicle may be. */
export type Vehicles = { readonly newVehicles: NewVehicleCatalogue; readonly vocabulary: Vocabulary };

const known = new WeakMap<NewVehicleCatalogue, WeakMap<Vocabulary, Map<VehicleKind, ReviewedBrand[]>>>();

/**
 * What can be reviewed of a kind, by name: the models of new vehicles, and for cars those sold used. The
 * demonstration's fictional models are left out. Made once for both catalogues.
 */
export function reviewedBrands(vehicles: Vehicles, kind: VehicleKind): readonly ReviewedBrand[] {
  const { newVehicles, vocabulary } = vehicles;
  const ofCatalogue = known.get(newVehicles) ?? new WeakMap<Vocabulary, Map<VehicleKind, ReviewedBrand[]>>();
  known.set(newVehicles, ofCatalogue);
  const kinds = ofCatalogue.get(vocabulary) ?? new Map<VehicleKind, ReviewedBrand[]>();
  ofCatalogue.set(vocabulary, kinds);
  const brands = kinds.get(kind) ?? brandsOf(vehicles, kind);
  kinds.set(kind, brands);
  return brands;
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;

function brandsOf({ newVehicles, vocabulary }: Vehicles, kind: VehicleKind): ReviewedBrand[] {
  const brands = new Map<string, { name: string; models: Map<string, ReviewedModel> }>();
  const add = (brand: { slug: string; name: string }, { slug, name, variants }: ReviewedModel) => {
    const of = brands.get(brand.slug) ?? { name: brand.name, models: new Map<string, ReviewedModel>() };
    brands.set(brand.slug, of);
    const names = [...(of.models.get(slug)?.variants ?? []), ...variants].filter((each) => each !== '');
    of.models.set(slug, { slug, name, variants: [...new Set(names)].sort() });
  };
  for (const { models } of newVehicles.get(kind) ?? [])
    for (const { brand, slug, name, variants } of models.filter(isReal))
      add(brand, { slug, name, variants: variants.map((variant) => variant.name) });
  if (kind === 'mobil') {
    const { rows } = vocabulary;
    const variantsOf = grouped(rows.variants, ({ modelId }) => String(modelId));
    const brandOf = new Map(rows.brands.map((brand) => [brand.id, brand]));
    for (const { id, brandId, slug, name } of rows.models) {
      const brand = brandOf.get(brandId);
      const variants = (variantsOf.get(String(id)) ?? []).map((variant) => variant.name);
      if (brand) add(brand, { slug, name, variants });
    }
  }
  return [...brands]
    .map(([slug, { name, models }]) => ({ slug, name, models: [...models.values()].sort(byName) }))
    .sort(byName);
}

/** The names of a brand and a model; undefined if the catalogues have none such. */
export function findReviewed(vehicles: Vehicles, kind: VehicleKind, brandSlug: string, modelSlug?: string) {
  const brand = reviewedBrands(vehicles, kind).find(({ slug }) => slug === brandSlug);
  if (!brand || modelSlug === undefined) return brand && { brand, model: undefined };
  const model = brand.models.find(({ slug }) => slug === modelSlug);
  return model && { brand, model };
}
