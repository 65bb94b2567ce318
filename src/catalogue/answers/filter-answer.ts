import type { CatalogueCounts } from '#catalogue/faceted-index/catalogue-selection.ts';
import type { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import type { RowType, Vocabulary } from '#catalogue/vocabulary.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { type FilterValue, narrowest, type Selection, toggle } from '#contract/search/filter.ts';
import { priceRangeOfSlug, priceStops, yearRangeName } from '#contract/search/filter-range.ts';
import type { FilterAnswer, Relaxation, Tile } from '#contract/search/search.schema.ts';
import { defaultSort, sortOrders, sortParametersOf } from '#contract/search/sort-order.ts';
import { colorNames, colors } from '#contract/vehicles/vehicle.ts';
import { filterGroupsOf } from './filter-groups.ts';
import {
  descriptionOf,
  faqSchemaOf,
  faqsOf,
  type ListFacts,
  sortNames,
  subDescriptionOf,
  titleOf,
} from './list-texts.ts';
import { trailOf } from './trail.ts';

/** Index and vocabulary: of a city on the phone, of all cars on the server. */
export type Catalogue = { readonly index: FacetedIndex; readonly vocabulary: Vocabulary };

/** What a list is asked for: selected values, and words typed into the search box. */
export type ListQuery = { readonly selection: Selection; readonly words: readonly string[] };

const dayMs = 86_400_000;
/** Relaxations offered for an empty list. */
const mostRelaxations = 8;
const mostSuggestions = 8;
const mostCities = 12;

const swatches = Object.fromEntries(colors.map((slug) => [slug, colorNames[slug].hex]));

/**
 * The filter answer of a selection (docs/product.md#list-and-filter-answers).
 * @param most values of a group at most, selected ones aside
 * @param now milliseconds since 1970
 */
export function filterAnswerOf(
  { index, vocabulary }: Catalogue,
  { selection, words: typed }: ListQuery,
  { language, most, now }: { readonly language: Language; readonly most: number; readonly now: number },
): FilterAnswer {
  const { words, isCorrected } = index.understand(typed);
  const query = { selection: catalogueSelectionOf(selection, vocabulary), words };
  const counts = index.counts(query);
  const title = titleOf(narrowest(selection), words, vocabulary, language);
  const url = usedCarsPath(selection);
  const facts = factsOf(counts, vocabulary, language);
  const faqs = faqsOf(title, facts, language);
  const prices = counts.ranges.price;
  const chosenPrice = selection.find(({ type }) => type === 'price');
  return {
    bu: 'mobil',
    count: counts.total,
    newToday: index.countSince(query, now - dayMs),
    url,
    alternateUrl: pathInLanguage(url, language === 'id' ? 'en' : 'id'),
    title,
    description: descriptionOf(title, counts.total, language),
    subDescription: subDescriptionOf(facts, language),
    checkedFilters: selection.map((value) => ({
      slug: value.slug,
      type: value.type,
      name: vocabulary.name(value, language),
      ...(value.within ? { within: [...value.within] } : {}),
      removeUrl: usedCarsPath(toggle(selection, value)),
    })),
    filters: filterGroupsOf({ vocabulary, counts, selection, language, most }),
    filterSuggestions: suggestionsOf(counts, selection, vocabulary, language),
    relaxations: counts.total > 0 ? [] : relaxationsOf({ index, vocabulary }, { selection, words }, language),
    breadCrumbs: trailOf(selection, title, vocabulary, language),
    faqs,
    faqSchema: faqSchemaOf(faqs),
    popularCities: popularCities(counts, selection, vocabulary, language),
    colorCode: swatches,
    sortOptions: sortOrders.map((order) => ({
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
    correctedWords: isCorrected ? words.join(' ') : null,
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

/** The counted rows of a type, most cars first. */
function ranked(type: RowType, counts: CatalogueCounts, vocabulary: Vocabulary) {
  return counts[type]
    .flatMap(({ value: id, count }) => {
      const value = vocabulary.valueOf(type, id);
      return value ? [{ value, count }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.value.slug < b.value.slug ? -1 : 1));
}

function factsOf(counts: CatalogueCounts, vocabulary: Vocabulary, language: Language): ListFacts {
  const { price, year } = counts.ranges;
  return {
    count: counts.total,
    cheapest: price ? formatPrice(price.min, language) : undefined,
    dearest: price ? formatPrice(price.max, language) : undefined,
    years: year ? yearRangeName(year) : undefined,
    models:
      counts.total === 0
        ? []
        : ranked('model', counts, vocabulary)
            .slice(0, 3)
            .map(({ value }) => vocabulary.fullName(value, language)),
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
  // With the tile's vehicle in place of the selected ones.
  const otherwise = selection.filter(({ type }) => !vehicleTypes.includes(type));
  const within = (type: RowType) =>
    ranked(type, counts, vocabulary).filter(({ value }) =>
      chosen.some(({ slug }) => value.within?.includes(slug)),
    );
  const models = within('model');
  const values =
    chosen.length === 0
      ? ranked('brand', counts, vocabulary)
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
  const popular = new Set(
    vocabulary.rows.cities.filter(({ isPopular }) => isPopular).map(({ slug }) => slug),
  );
  // With the tile's place in place of the selected ones.
  const elsewhere = selection.filter(({ type }) => type !== 'province' && type !== 'city');
  return ranked('city', counts, vocabulary)
    .filter(({ value }) => popular.has(value.slug))
    .slice(0, mostCities)
    .map(({ value, count }) => tileOf(value, count, elsewhere, vocabulary, language));
}

/** Selected values whose removal gives cars, each with their count. */
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
