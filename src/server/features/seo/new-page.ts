import type { Language } from '#contract/language.ts';
import { narrowest, type Selection } from '#contract/search/filter.ts';
import type { SeoAnswer } from '#contract/search/search.schema.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import { pricesOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';

/** The page of the new model or brand that corresponds to a list of used cars. */
export function newPageOf(
  catalogue: NewVehicleCatalogue,
  selection: Selection,
  language: Language,
): SeoAnswer['newPage'] {
  const [chosen, ...others] = narrowest(selection).filter(({ type }) =>
    ['brand', 'parent-model', 'model', 'variant'].includes(type),
  );
  if (!chosen || others.length > 0) return null;
  const slugs = [chosen.slug, ...(chosen.within ?? [])];
  const brand = catalogue.get('mobil')?.find(({ slug }) => slugs.includes(slug));
  const model = brand?.models.find(({ slug }) => slugs.includes(slug));
  if (!brand || (!model && chosen.type !== 'brand')) return null;
  const variants = model ? model.variants : brand.models.flatMap((each) => each.variants);
  return {
    name: model ? `${brand.name} ${model.name}` : brand.name,
    url: model ? newVehiclesPath('mobil', brand.slug, model.slug) : newVehiclesPath('mobil', brand.slug),
    prices: pricesOf(variants, language),
  };
}
