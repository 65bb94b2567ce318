import type { Language } from '#contract/language.ts';
import { breadcrumbsTo, type Step } from '#contract/site/breadcrumbs.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

type Named = { readonly slug: string; readonly name: string };

/** Breadcrumbs from home to the kind, brand and model. */
export function breadcrumbsOf(
  language: Language,
  kind: VehicleKind,
  brand?: Named,
  model?: Named,
): Breadcrumb[] {
  const name = categories.find(({ slug }) => slug === kind)?.name[language] ?? '';
  const steps: Step[] = [
    [{ id: `${name} baru`, en: `New ${name.toLowerCase()}` }[language], newVehiclesPath(kind)],
  ];
  if (brand) steps.push([brand.name, newVehiclesPath(kind, brand.slug)]);
  if (brand && model) steps.push([model.name, newVehiclesPath(kind, brand.slug, model.slug)]);
  return breadcrumbsTo(language, ...steps);
}
