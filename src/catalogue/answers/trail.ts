import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { narrowest, type Selection } from '#contract/search/filter.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';

/** The breadcrumbs common to all lists and cars. */
export function usedCarsTrail(language: Language): Breadcrumb[] {
  return breadcrumbsTo(language, [localized('Used cars')[language], usedCarsPath()]);
}

/**
 * Breadcrumbs of a list: brand and model if exactly one of each is selected, then the list itself, called by what else
 * is selected: its title is the heading of the page.
 */
export function trailOf(
  selection: Selection,
  title: string,
  vocabulary: Vocabulary,
  language: Language,
): Breadcrumb[] {
  const trail = usedCarsTrail(language);
  if (selection.length === 0) return trail;
  const vehicles = selection.filter(({ type }) => type === 'brand' || type === 'model' || type === 'variant');
  const [deepest] = vehicles.toReversed();
  const isOneLine =
    deepest !== undefined &&
    vehicles.every(({ slug }) => slug === deepest.slug || deepest.within?.includes(slug));
  if (isOneLine) {
    for (const slug of [deepest.slug, ...(deepest.within ?? [])].toReversed()) {
      const value = vocabulary.find(slug);
      if (!value || value.type === 'parent-model' || value.type === 'variant') continue;
      const name = vocabulary.fullName(value, language);
      trail.push({ label: vocabulary.name(value, language), title: name, url: usedCarsPath(slug) });
    }
  }
  const rest = narrowest(selection).filter(
    ({ slug }) => !trail.some(({ url }) => url === usedCarsPath(slug)),
  );
  const url = usedCarsPath(selection);
  // The list itself is already the last breadcrumb.
  if (rest.length === 0) return [...trail.slice(0, -1), ...trail.slice(-1).map((last) => ({ ...last, url }))];
  const label = rest.map((value) => vocabulary.name(value, language)).join(', ');
  return [...trail, { label, title, url }];
}
