import { dealersPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { breadcrumbsTo, type Step } from '#contract/site/breadcrumbs.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';

/** Breadcrumbs from home to the directory of dealers, and further. */
export function dealersTrail(language: Language, ...further: Step[]): Breadcrumb[] {
  const name = localized('Used car dealers')[language];
  return breadcrumbsTo(language, [name, dealersPath], ...further);
}
