import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { plainWord } from '#catalogue/suggestions/typed-word.ts';
import { valueWords } from '#catalogue/typed-search/everyday-words.ts';
import { readTyped, type TypedSearch } from '#catalogue/typed-search/read-typed.ts';
import { wordsOfTyped } from '#catalogue/typed-search/typed-text.ts';
import { type Language, languages } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { type ModelOrder, modelFilterGroups } from '#contract/new-vehicles/model-filters.schema.ts';
import type { Selection } from '#contract/search/filter.ts';
import { priceRangeName, priceRangeOfSlug, priceSlug } from '#contract/search/filter-range.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import { traitOf } from '#contract/vehicles/traits.ts';
import { categories, fuelNames, fuels } from '#contract/vehicles/vehicle.ts';
import { newVehicleListPath, newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { groupOfSlug, priceBandsOf } from './filter-models.ts';
import { isReal } from './model-life.ts';
import { namedModels } from './named-models.ts';
import type { NewVehicleCatalogue, NewVehicleModel } from './new-vehicle-catalogue.ts';
import { bodyOf } from './new-vehicle-words.ts';
import { listsOf } from './ordered-models.ts';

/*
 * New vehicles that typed text means: the words are those of used cars (src/catalogue/typed-search), what they lead to
 * are the filters of new ones.
 */

export type MeantModels = {
  /** The brand, or the model. */
  readonly place: [] | [brand: string] | [brand: string, model: string];
  /** Slugs in the order of an address; none of a model. */
  readonly filters: readonly string[];
  readonly sort: ModelOrder | undefined;
};

const sorts: Partial<Record<SortOrder, ModelOrder>> = { 'price-asc': 'price', 'price-desc': 'price-desc' };

const ofKind = (catalogue: NewVehicleCatalogue, kind: VehicleKind) =>
  catalogue.get(kind)?.flatMap(({ models }) => models.filter(isReal)) ?? [];

/** What a selection of used cars is of new vehicles. */
export function meantModels(
  { selection, order }: Pick<TypedSearch, 'selection' | 'order'>,
  kind: VehicleKind,
  catalogue: NewVehicleCatalogue,
): MeantModels {
  const models = ofKind(catalogue, kind);
  const place = placeOf(selection, models);
  return {
    place,
    filters: place.length === 2 ? [] : filtersOf(selection, kind, models),
    sort: order && sorts[order],
  };
}

/** The page of the models, without language prefix. */
export function meantPath(kind: VehicleKind, { place, filters, sort }: MeantModels, words = ''): string {
  const query = [
    words && new URLSearchParams({ q: words }).toString(),
    filters.length > 0 && `filter=${filters.join('+')}`,
    sort && `sort=${sort}`,
  ].filter(Boolean);
  const path = newVehiclesPath(kind, ...place);
  return query.length === 0 || place.length === 2 ? path : `${path}?${query.join('&')}`;
}

/** `Mobil baru Toyota: SUV, Listrik, Di bawah Rp 300 Juta`. */
export function meantName(
  kind: VehicleKind,
  { place, filters }: MeantModels,
  catalogue: NewVehicleCatalogue,
  language: Language,
): string {
  const category = categories.find(({ slug }) => slug === kind);
  const [brandSlug, modelSlug] = place;
  const brand = catalogue.get(kind)?.find(({ slug }) => slug === brandSlug);
  const model = brand?.models.find(({ slug }) => slug === modelSlug);
  if (brand && model) return localized(`New ${brand.name} ${model.name}`)[language];
  const kindName = category?.name[language] ?? '';
  const ofBrand = brand ? ` ${brand.name}` : '';
  const title = { id: `${kindName} baru${ofBrand}`, en: `New${ofBrand} ${kindName.toLowerCase()}` }[language];
  const names = filterNames(filters, ofKind(catalogue, kind), language);
  return names.length === 0 ? title : `${title}: ${names.join(', ')}`;
}

/** The names of filters; bands of prices beside each other are one. */
function filterNames(
  filters: readonly string[],
  models: readonly NewVehicleModel[],
  language: Language,
): string[] {
  const bands = filters.flatMap((slug) => priceRangeOfSlug(slug) ?? []);
  const [min, max] = [bands[0]?.min ?? null, bands.at(-1)?.max ?? null];
  const others = filters.flatMap((slug) => {
    const fuel = fuels.find((each) => slug === `bbm-${each}`);
    if (fuel) return fuelNames[fuel][language];
    const model = models.find(({ body }) => slug === `bodi-${body}`);
    return (model && bodyOf(model, language)?.name) ?? traitOf(slug)?.name[language] ?? [];
  });
  return min === null && max === null ? others : [...others, priceRangeName({ min, max }, language)];
}

/**
 * The address of what was typed on a page of new vehicles; undefined where it is a name, or says nothing of a body,
 * fuel, price, number of seats or order.
 */
export function addressOfTyped(
  cars: Catalogue,
  catalogue: NewVehicleCatalogue,
  kind: VehicleKind,
  text: string,
): string | undefined {
  const models = ofKind(catalogue, kind);
  const words = wordsOfTyped(text);
  const isFound = namedModels(models, text).length > 0;
  if (isFound && models.some((model) => isNamed(model, words))) return undefined;
  const bodies = bodiesByWord(kind, models);
  // Of `motor matic` on the page of motorcycles, only the second word says more.
  const rest = words.filter(
    (word) => !bodies.has(plainWord(word)) && !(kind !== 'mobil' && isKindWord(word)),
  );
  const typed = readTyped(cars, rest.join(' '));
  const asked = typed.page?.vehicles ?? kind;
  if (asked !== kind) return `${newVehiclesPath(asked)}?${new URLSearchParams({ q: text })}`;
  const meant = withFilters(meantModels(typed, kind, catalogue), bodyFiltersOf(kind, catalogue, text));
  const { place, filters, sort } = meant;
  if (filters.length === 0 && sort === undefined) {
    // A mistyped name, or one with words that no filter has.
    if (place.length > 0) return isFound ? undefined : meantPath(kind, meant);
    const isLatest = typed.order === 'createdAt-desc' && listsOf(catalogue, kind).includes('latest');
    return isLatest ? newVehicleListPath(kind, 'latest') : undefined;
  }
  // Brands and models that no used car has.
  const left = [...typed.words, ...typed.unused].join(' ');
  const isName = place.length === 0 && left !== '' && namedModels(models, left).length > 0;
  return meantPath(kind, meant, isName ? left : undefined);
}

const inGroupOrder = (slugs: readonly string[]) =>
  [...new Set(slugs)].sort((a, b) => groupPlace(a) - groupPlace(b));

/** The body types of a kind other than cars that are named; those of cars are among the used ones' values. */
export function bodyFiltersOf(kind: VehicleKind, catalogue: NewVehicleCatalogue, text: string): string[] {
  const bodies = bodiesByWord(kind, ofKind(catalogue, kind));
  return wordsOfTyped(text).flatMap((word) => bodies.get(plainWord(word)) ?? []);
}

/** The same with further filters. */
export const withFilters = (meant: MeantModels, slugs: readonly string[]): MeantModels => ({
  ...meant,
  filters: meant.place.length === 2 ? [] : inGroupOrder([...meant.filters, ...slugs]),
});

const groupPlace = (slug: string) => {
  const group = groupOfSlug(slug);
  return group === undefined ? -1 : modelFilterGroups.indexOf(group);
};

/** Whether all words of a model's name are typed; with its brand if they are digits, which may be a number of seats. */
function isNamed({ brand, name }: NewVehicleModel, words: readonly string[]): boolean {
  const own = wordsOfTyped(/^\d+$/.test(name) ? `${brand.name} ${name}` : name);
  return own.every((word) => words.some((typed) => plainWord(typed) === plainWord(word)));
}

const kindNames = categories.flatMap(({ name }) =>
  languages.flatMap((language) => wordsOfTyped(name[language].toLowerCase())),
);
/** Also in the singular. */
const isKindWord = (word: string) => kindNames.some((name) => name === word || name === `${word}s`);

/** Filters by the words that name body types of a kind; those of cars are in the vocabulary of used ones. */
function bodiesByWord(kind: VehicleKind, models: readonly NewVehicleModel[]): ReadonlyMap<string, string> {
  if (kind === 'mobil') return new Map();
  // A motorcycle that changes gears by itself is a scooter.
  const automatic = kind === 'motor' ? [...valueWords].filter(([, slugs]) => slugs.includes('otomatis')) : [];
  return new Map([
    ...automatic.map(([word]): [string, string] => [word, 'bodi-matik']),
    ...models.flatMap((model) => {
      const names = languages.flatMap((language) => bodyOf(model, language)?.name ?? []);
      return names
        .flatMap((name) => wordsOfTyped(name.toLowerCase()))
        .filter((word) => !isKindWord(word))
        .map((word): [string, string] => [plainWord(word), `bodi-${model.body}`]);
    }),
  ]);
}

/** The brand, or the model, of the selection, as the new vehicles have it; none where it has several. */
function placeOf(selection: Selection, models: readonly NewVehicleModel[]): MeantModels['place'] {
  const places = selection.map(({ slug, type, within = [] }): MeantModels['place'] => {
    const name = type === 'parent-model' ? slug.replace(/^semua-/, '') : slug;
    const slugs = type === 'variant' ? within : [name];
    const model =
      type === 'brand'
        ? undefined
        : models.find((each) => slugs.includes(each.slug) && within.includes(each.brand.slug));
    if (model) return [model.brand.slug, model.slug];
    const brand = models.find((each) => each.brand.slug === (type === 'brand' ? slug : within.at(-1)))?.brand;
    return brand ? [brand.slug] : [];
  });
  const known = new Map(places.filter(({ length }) => length > 0).map((place) => [place.join('/'), place]));
  const [place = []] = known.size === 1 ? known.values() : [];
  return place;
}

/** Bands of prices within the asked one, body types, fuels, seats. */
function filtersOf(selection: Selection, kind: VehicleKind, models: readonly NewVehicleModel[]): string[] {
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
  const bodies = new Set<string | null>(models.map(({ body }) => body));
  const chosen = (type: string, isKnown: (slug: string) => boolean, prefix: string) =>
    selection.filter((value) => value.type === type && isKnown(value.slug)).map(({ slug }) => prefix + slug);
  return [
    ...bands.map(priceSlug),
    ...chosen('body-type', (slug) => bodies.has(slug), 'bodi-'),
    ...chosen('fuel', () => true, 'bbm-'),
    ...chosen('seats', (slug) => seats.has(slug), ''),
  ];
}
