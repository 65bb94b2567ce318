import { plainWordsOf } from '#catalogue/suggestions/word-index.ts';
import { fillerWords, newWords } from '#catalogue/typed-search/everyday-words.ts';
import type { TypedSearch } from '#catalogue/typed-search/read-typed.ts';
import { wordsOfTyped } from '#catalogue/typed-search/typed-text.ts';
import { simulationPages } from '#contract/credit/credit-pages.ts';
import type { Language } from '#contract/language.ts';
import type { Selection } from '#contract/search/filter.ts';
import { priceRangeOfSlug, priceSlug } from '#contract/search/filter-range.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { warrantyPath } from '#contract/warranty/warranty.ts';
import { services } from '#server/features/home/shared/service-pages.ts';
import { priceBandsOf } from '#server/features/new-vehicles/shared/filter-models.ts';
import type {
  NewVehicleCatalogue,
  NewVehicleModel,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import type { PageName, PageNames } from './page-names.ts';

const topicPaths = { credit: simulationPages.simulation.path, warranty: warrantyPath } as const;

/**
 * The page that typed text asks for instead of used cars: a topic alone (`dp minim`), another kind of vehicle
 * (`motor honda`, `truk`), or new cars with what was asked of them (`suv baru di bawah 300 juta`).
 */
export function askedPage(
  { page, selection }: TypedSearch,
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
  if (named) return { name: named.name[language], value: named.url, type: named.type, isAlone: true };
  const models = catalogue.get(kind)?.flatMap((brand) => brand.models) ?? [];
  const place = placeOf(selection, models);
  const url = newVehiclesPath(kind, ...place);
  const filter = place.length === 2 ? '' : filterOf(selection, kind, models);
  const category = categories.find(({ slug }) => slug === kind);
  const kindName = { id: `${category?.name.id} baru`, en: `New ${category?.name.en.toLowerCase()}` }[
    language
  ];
  return {
    ...{ name: kindName, type: 'new-kind', isAlone: true },
    value: url + (filter && `?filter=${filter}`),
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

/** The brand, or the model, of the selection, as the new vehicles have it. */
function placeOf(selection: Selection, models: readonly NewVehicleModel[]): [] | [string] | [string, string] {
  for (const { slug, type, within = [] } of selection) {
    const name = type === 'parent-model' ? slug.replace(/^semua-/, '') : slug;
    const slugs = type === 'variant' ? within : [name];
    const model =
      type === 'brand'
        ? undefined
        : models.find((each) => slugs.includes(each.slug) && within.includes(each.brand.slug));
    if (model) return [model.brand.slug, model.slug];
    const brand = models.find((each) => each.brand.slug === (type === 'brand' ? slug : within.at(-1)))?.brand;
    if (brand) return [brand.slug];
  }
  return [];
}

/** The filters of new vehicles for a selection: bands of prices within the asked one, body types, fuels, seats. */
function filterOf(selection: Selection, kind: VehicleKind, models: readonly NewVehicleModel[]): string {
  const prices = selection.flatMap(({ slug, type }) =>
    type === 'price' ? (priceRangeOfSlug(slug) ?? []) : [],
  );
  const bands = priceBandsOf(kind).filter(({ min, max }) =>
    prices.some(
      (asked) =>
        (max ?? Number.POSITIVE_INFINITY) > (asked.min ?? 0) &&
        (min ?? 0) < (asked.max ?? Number.POSITIVE_INFINITY),
    ),
  );
  const seats = new Set(
    models.flatMap(({ variants }) => variants.map((variant) => `kursi-${variant.seats}`)),
  );
  const bodies = new Set(models.map(({ body }) => body));
  const chosen = (type: string, isKnown: (slug: string) => boolean, prefix: string) =>
    selection.filter((value) => value.type === type && isKnown(value.slug)).map(({ slug }) => prefix + slug);
  return [
    ...bands.map(priceSlug),
    ...chosen('body-type', (slug) => [...bodies].some((body) => body === slug), 'bodi-'),
    ...chosen('fuel', () => true, 'bbm-'),
    ...chosen('seats', (slug) => seats.has(slug), ''),
  ].join('+');
}
