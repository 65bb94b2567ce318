import { plainWordsOf } from '#catalogue/suggestions/word-index.ts';
import { fillerWords, newWords } from '#catalogue/typed-search/everyday-words.ts';
import type { TypedSearch } from '#catalogue/typed-search/read-typed.ts';
import { wordsOfTyped } from '#catalogue/typed-search/typed-text.ts';
import { simulationPages } from '#contract/credit/credit-pages.ts';
import type { Language } from '#contract/language.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { warrantyPath } from '#contract/warranty/warranty.ts';
import { services } from '#server/features/home/shared/service-pages.ts';
import {
  bodyFiltersOf,
  meantModels,
  meantName,
  meantPath,
  withFilters,
} from '#server/features/new-vehicles/shared/meant-models.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { PageName, PageNames } from './page-names.ts';

const topicPaths = { credit: simulationPages.simulation.path, warranty: warrantyPath } as const;

/**
 * The page that typed text asks for instead of used cars: a topic alone (`dp minim`), another kind of vehicle
 * (`motor honda`, `truk`), or new cars with what was asked of them (`suv baru di bawah 300 juta`).
 */
export function askedPage(
  { page, selection, order }: TypedSearch,
  text: string,
  { names, catalogue }: { readonly names: PageNames; readonly catalogue: NewVehicleCatalogue },
  language: Language,
): Suggestion | undefined {
  if (!page) return undefined;
  if (page.topic && !page.isNew && !page.vehicles) {
    const url = topicPaths[page.topic];
    const service = services.find((known) => known.url === url);
    return service && { name: service.name[language], value: url, type: 'service', isAlone: true };
  }
  const isModelNamed = selection.some(
    ({ type }) => type === 'model' || type === 'parent-model' || type === 'variant',
  );
  // `truk canter`: the kind only describes a used car that there is.
  if (page.vehicles && isModelNamed && !page.isNew) return undefined;
  const kind = page.vehicles ?? 'mobil';
  const named = kind === 'mobil' ? undefined : namedOf(names, kind, text);
  const bodies = bodyFiltersOf(kind, catalogue, text);
  // `motor matic`: more than the kind, or the brand, alone.
  const isMore = bodies.length > 0 && named?.type !== 'new-model' && named?.type !== 'new-variant';
  if (named && !isMore)
    return { name: named.name[language], value: named.url, type: named.type, isAlone: true };
  const meant = withFilters(meantModels({ selection, order }, kind, catalogue), bodies);
  return {
    ...{ name: meantName(kind, meant, catalogue, language), type: 'new-kind', isAlone: true },
    value: meantPath(kind, meant),
  };
}

/** The page of the kind whose name has the most of the words. */
function namedOf({ vehicles }: PageNames, kind: VehicleKind, text: string): PageName | undefined {
  const words = plainWordsOf(wordsOfTyped(text)).filter(
    (word) => !fillerWords.has(word) && !newWords.has(word),
  );
  const isOfKind = (url: string) =>
    url === newVehiclesPath(kind) || url.startsWith(`${newVehiclesPath(kind)}/`);
  const bits = (mask: number) => [...mask.toString(2)].filter((bit) => bit === '1').length;
  const [best] = vehicles
    .find(words, () => true)
    .filter(({ name, fit }) => isOfKind(name.url) && fit >= leastFit)
    .sort(
      (a, b) =>
        bits(b.mask) - bits(a.mask) ||
        b.fit - a.fit ||
        b.name.weight - a.name.weight ||
        a.name.own.length - b.name.own.length,
    );
  return best?.name;
}
/** A name's first word, whole. */
const leastFit = 1;
