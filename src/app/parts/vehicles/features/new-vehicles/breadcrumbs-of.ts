import type { Language } from '#contract/language.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

type Named = { readonly slug: string; readonly name: string };

/** Home, the kind, its brand, its model. */
export function breadcrumbsOf(
  language: Language,
  kind: VehicleKind,
  brand?: Named,
  model?: Named,
): Breadcrumb[] {
  const name = categories.find(({ slug }) => slug === kind)?.name[language] ?? '';
  const step = (label: string, url: string) => ({ label, title: label, url });
  return [
    step({ id: 'Beranda', en: 'Home' }[language], '/'),
    step({ id: `${name} baru`, en: `New ${name.toLowerCase()}` }[language], newVehiclesPath(kind)),
    ...(brand ? [step(brand.name, newVehiclesPath(kind, brand.slug))] : []),
    ...(brand && model ? [step(model.name, newVehiclesPath(kind, brand.slug, model.slug))] : []),
  ];
}
