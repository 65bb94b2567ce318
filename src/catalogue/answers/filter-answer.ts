import type { CarIndex } from '#catalogue/car-index.ts';
import type { CatalogueCounts, MatchFacts } from '#catalogue/faceted-index/catalogue-selection.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import type { RowType, Vocabulary } from '#catalogue/vocabulary.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import {
  type FilterGroupType,
  type FilterValue,
  isPlaceType,
  mostSelected,
  narrowest,
  pageFilterOptions,
  type Selection,
  selectionOf,
  toggle,
} from '#contract/search/filter.ts';
import { priceRangeOfSlug, priceStops, yearRangeName } from '#contract/search/filter-range.ts';
import type { FilterAnswer, Relaxation, Tile } from '#contract/search/search.schema.ts';
import { defaultSort, type SortOrder, sortOrders, sortParametersOf } from '#contract/search/sort-order.ts';
import { faqPage } from '#contract/site/faq-page.ts';
import { colorHexes } from '#contract/vehicles/card-words.ts';
import { isTraitType } from '#contract/vehicles/trait-types.ts';
import { colors } from '#contract/vehicles/vehicle.ts';
import { rankedRows } from './counted.ts';
import { filterGroupsOf } from './filter-groups.ts';
import { descriptionOf, faqsOf, type ListFacts, sortNames, subDescriptionOf, titleOf } from './list-texts.ts';
import { fewCars, nearestListOf } from './nearest-list.ts';
import { trailOf } from './trail.ts';

/** Index and vocabulary: of one city on the phone, of all cars on the server. */
export type Catalogue = { readonly index: CarIndex; readonly vocabulary: Vocabulary };

/** The criteria of a list: selected values, and search words. */
export type ListQuery = {
  readonly selection: Selection;
  readonly words: readonly string[];
  /** What was typed and is not searched, because it says nothing about a car. */
  readonly unused?: readonly string[];
  /** The search text with typing errors corrected; undefined if there are none. */
  readonly corrected?: string;
  /** Set if part of the search text was recognised as a selection or sort order. */
  readonly understood?: { readonly order: SortOrder | undefined; readonly asksForPage?: boolean };
};

const dayMs = 86_400_000;
/** Maximum number of relaxations offered for an empty list. */
const mostRelaxations = 8;
const mostSuggestions = 8;
const mostCities = 12;
/** Maximum number of most frequent models named in a sentence; each has several cars, and more than any other. */
const mostNamedModels = 3;

const swatches = Object.fromEntries(colors.map((slug) => [slug, colorHexes[slug]]));

type FilterOptions = {
  readonly language: Language;
  /** Maximum number of values per group, not counting selected ones. */
  readonly most: number;
  /** The requested groups; all by default. */
  readonly groups?: readonly FilterGroupType[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The place of the catalogue, if it has just one: a city, or its surroundings. */
  readonly kept?: Selection | undefined;
};

/** The filter answer of a selection (docs/product.md#list-and-filter-answers). */
export function filterAnswerOf(
  { index, vocabulary }: Catalogue,
  { selection, words, unused = [], corrected, understood }: ListQuery,
  { language, most, groups, now, kept }: FilterOptions,
): FilterAnswer {
  const query = { selection: catalogueSelectionOf(selection, vocabulary), words };
  const counts = index.counts(query);
  // A page requests few values, and excludes data it does not show.
  const isWhole = most >= pageFilterOptions;
  const hasTraits = (groups === undefined && isWhole) || selection.some(({ type }) => isTraitType(type));
  const traitCounts = hasTraits ? index.traitCounts(query) : undefined;
  const prices = counts.ranges.price;
  const hasRadius = selection.some(({ type }) => type === 'radius');
  const chosenPrice = selection.find(({ type }) => type === 'price');
  return {
    bu: 'mobil',
    inventory: 'used',
    newToday: index.countNew(query, now - dayMs),
    ...(isWhole ? listSummaryOf : summaryOf)({ index, vocabulary }, { selection, words }, language, kept),
    checkedFilters: selection.map((value) => ({
      slug: value.slug,
      type: value.type,
      name: vocabulary.name(value, language),
      ...(value.within ? { within: [...value.within] } : {}),
      removeUrl: usedCarsPath(toggle(selection, value)),
    })),
    filters: filterGroupsOf({ vocabulary, counts, traitCounts, selection, language, most, groups, isWhole }),
    relaxations: counts.total > 0 ? [] : relaxationsOf({ index, vocabulary }, { selection, words }, language),
    ...(counts.total <= fewCars && {
      nearest: nearestListOf({ index, vocabulary }, { selection, words }, counts.total, language),
    }),
    popularCities: popularCities(counts, selection, vocabulary, language),
    colorCode: swatches,
    sortOptions: sortOrders
      .filter((order) => order !== 'distance-asc' || hasRadius)
      .map((order) => ({
        ...sortParametersOf(order),
        name: sortNames[order][language],
      })),
    minPrice: prices?.min ?? null,
    maxPrice: prices?.max ?? null,
    priceRange: {
      range: counts.price.map((count, band) => ({
        min: priceStops[band] ?? 0,
        max: priceStops[band + 1] ?? 0,
        count,
      })),
      min: priceStops[0],
      max: priceStops[priceStops.length - 1] ?? 0,
      rangeValue: (chosenPrice && priceRangeOfSlug(chosenPrice.slug)) ?? null,
    },
    correctedWords: corrected ?? null,
    ...(unused.length > 0 && { unusedWords: unused.join(', ') }),
    ...(understood && {
      understood: {
        words: words.join(' '),
        ...(understood.order && sortParametersOf(understood.order)),
        ...(understood.asksForPage && { asksForPage: true }),
      },
    }),
  };
}

/** Title, description and addresses of a list. */
type ListSummary = Pick<
  FilterAnswer,
  'count' | 'url' | 'alternateUrl' | 'title' | 'description' | 'subDescription' | 'breadCrumbs' | 'faqs'
>;

function summaryOf(
  { index, vocabulary }: Catalogue,
  { selection, words }: ListQuery,
  language: Language,
  kept?: Selection,
): ListSummary {
  const chosen = catalogueSelectionOf(selection, vocabulary);
  const title = titleOf(narrowest(selection), words, vocabulary, language);
  const url = usedCarsPath(selection);
  const facts = factsOf(index.facts({ selection: chosen, words }), vocabulary, language);
  const isNamed = !kept || selection.some(({ type }) => type === 'city' || type === 'district');
  const about = isNamed ? selection : selectionOf([...selection, ...kept]);
  const titleOfCars = titleOf(narrowest(about), words, vocabulary, language);
  return {
    count: facts.count,
    url,
    alternateUrl: pathInLanguage(url, language === 'id' ? 'en' : 'id'),
    title,
    description: descriptionOf(titleOfCars, facts, language),
    subDescription: subDescriptionOf(facts, language),
    breadCrumbs: trailOf(selection, title, vocabulary, language),
    faqs: faqsOf(facts, kept ? 'kept' : 'live', language),
  };
}

/** Questions about cars apart from their list: they name it. */
export function questionsAbout({ index, vocabulary }: Catalogue, selection: Selection, language: Language) {
  const facts = index.facts({ selection: catalogueSelectionOf(selection, vocabulary) });
  const title = titleOf(narrowest(selection), [], vocabulary, language);
  const faqs = faqsOf(factsOf(facts, vocabulary, language), 'live', language, title);
  return { faqs, faqSchema: JSON.stringify(faqPage(faqs)) };
}

/** The summary of a list, with its questions as FAQPage data and values that would narrow it. */
export function listSummaryOf(
  catalogue: Catalogue,
  query: ListQuery,
  language: Language,
  kept?: Selection,
): ListSummary & { faqSchema: string; filterSuggestions: Tile[] } {
  const { index, vocabulary } = catalogue;
  const { selection } = query;
  const summary = summaryOf(catalogue, query, language, kept);
  // Suggestions link to lists without search words.
  const counts = index.counts({ selection: catalogueSelectionOf(selection, vocabulary) });
  return {
    ...summary,
    faqSchema: JSON.stringify(faqPage(summary.faqs)),
    filterSuggestions: suggestionsOf(counts, selection, vocabulary, language),
  };
}

function tileOf(
  value: FilterValue,
  count: number,
  selection: Selection,
  vocabulary: Vocabulary,
  language: Language,
): Tile {
  return {
    slug: value.slug,
    name: vocabulary.name(value, language),
    url: usedCarsPath(toggle(selection, value)),
    count,
  };
}

function factsOf(
  { total, price, year, models }: MatchFacts,
  vocabulary: Vocabulary,
  language: Language,
): ListFacts {
  // One more than is named: those it is level with are not the most offered.
  const ranked = rankedRows('model', { model: models }, vocabulary, { most: mostNamedModels + 1 });
  const rest = ranked[mostNamedModels]?.count ?? 0;
  const named = ranked.slice(0, mostNamedModels).filter(({ count }) => count > Math.max(1, rest));
  return {
    count: total,
    cheapest: price ? formatPrice(price.min, language) : undefined,
    dearest: price ? formatPrice(price.max, language) : undefined,
    years: year ? yearRangeName(year) : undefined,
    // With a single model there is no ranking.
    models: models.length < 2 ? [] : named.map(({ value }) => vocabulary.fullName(value, language)),
  };
}

const vehicleTypes: readonly FilterValue['type'][] = ['brand', 'parent-model', 'model', 'variant'];

/** Suggestions to narrow the selection: brands, or the models and variants of the selected vehicles. */
function suggestionsOf(
  counts: CatalogueCounts,
  selection: Selection,
  vocabulary: Vocabulary,
  language: Language,
): Tile[] {
  const chosen = narrowest(selection).filter(({ type }) => vehicleTypes.includes(type));
  // Replaces the selected vehicles by the tile's.
  const otherwise = selection.filter(({ type }) => !vehicleTypes.includes(type));
  if (otherwise.length >= mostSelected) return [];
  const most = mostSuggestions;
  const within = (type: RowType) =>
    rankedRows(type, counts, vocabulary, {
      most,
      isWanted: (id) => {
        const above = vocabulary.valueOf(type, id)?.within;
        return chosen.some(({ slug }) => above?.includes(slug));
      },
    });
  const models = chosen.length === 0 ? [] : within('model');
  const values =
    chosen.length === 0
      ? rankedRows('brand', counts, vocabulary, { most })
      : models.length > 0
        ? models
        : within('variant');
  return values
    .slice(0, mostSuggestions)
    .map(({ value, count }) => tileOf(value, count, otherwise, vocabulary, language));
}

function popularCities(
  counts: CatalogueCounts,
  selection: Selection,
  vocabulary: Vocabulary,
  language: Language,
): Tile[] {
  // Replaces the selected places by the tile's.
  const elsewhere = selection.filter(({ type }) => !isPlaceType(type));
  const isWanted = (id: number) => vocabulary.popularCities.has(id);
  return rankedRows('city', counts, vocabulary, { most: mostCities, isWanted })
    .slice(0, mostCities)
    .map(({ value, count }) => tileOf(value, count, elsewhere, vocabulary, language));
}

/** Selected values whose removal makes the list non-empty, each with the resulting number of cars. */
function relaxationsOf(
  { index, vocabulary }: Catalogue,
  { selection, words }: ListQuery,
  language: Language,
): Relaxation[] {
  const totalOf = (chosen: Selection, asked: readonly string[]) =>
    index.query({
      selection: catalogueSelectionOf(chosen, vocabulary),
      words: asked,
      sort: defaultSort,
      page: 1,
      pageSize: 1,
    }).total;
  const relaxations = selection.slice(0, mostRelaxations).map((value) => {
    const without = toggle(selection, value);
    return {
      name: vocabulary.name(value, language),
      url: usedCarsPath(without),
      count: totalOf(without, words),
      words: false,
    };
  });
  if (words.length > 0) {
    const count = totalOf(selection, []);
    relaxations.push({ name: words.join(' '), url: usedCarsPath(selection), count, words: true });
  }
  return relaxations.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
