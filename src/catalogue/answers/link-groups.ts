import type { CatalogueCounts } from '#catalogue/faceted-index/catalogue-selection.ts';
import type { RowType, Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import {
  type FilterType,
  type FilterValue,
  isPlaceType,
  narrowest,
  type Selection,
  selectionOf,
} from '#contract/search/filter.ts';
import { priceBandLimits, priceBands, priceSlug, yearSlug } from '#contract/search/filter-range.ts';
import type { Tile } from '#contract/search/search.schema.ts';
import { byCount, type Counted, rankedRows } from './counted.ts';
import { titleOf } from './list-texts.ts';

type LinkGroup = { title: string; links: Tile[] };

/** Maximum number of links per group. */
const mostLinks = 12;
const fewestLinks = 2;
/** Lists with more selected values than this are not indexed (docs/product.md#filter-addresses). */
export const maxIndexedValues = 3;

const vehicleTypes: readonly FilterType[] = ['brand', 'parent-model', 'model', 'variant'];

/**
 * Links to related lists with their counts: each replaces the selected value of a group by another. Lists
 * without cars and lists that are not indexed are omitted.
 */
export function linkGroupsOf(
  counts: CatalogueCounts,
  selection: Selection,
  vocabulary: Vocabulary,
  language: Language,
): LinkGroup[] {
  const asked = narrowest(selection);
  const ownTitle = titleOf(selection, [], vocabulary, language);
  const without = (...types: FilterType[]) => asked.filter(({ type }) => !types.includes(type));
  // Selected values are among the counted ones and are skipped.
  const most = mostLinks + selection.length;
  const rows = (type: RowType, isWanted?: (id: number) => boolean) =>
    rankedRows(type, counts, vocabulary, { most, ...(isWanted ? { isWanted } : {}) });
  /** Other values in place of the selected one of their group. */
  const group = (
    title: Localized,
    rest: Selection,
    values: readonly Counted[],
    about: Selection = rest,
  ): LinkGroup[] => {
    const links: Tile[] = [];
    for (const { value, count } of values) {
      if (links.length === mostLinks) break;
      const list = selectionOf([...rest, value]);
      const isNew = !selection.some(({ slug }) => slug === value.slug);
      if (count === 0 || !isNew || list.length > maxIndexedValues) continue;
      links.push({
        ...{ slug: value.slug, count },
        name: vocabulary.fullName(value, language),
        url: usedCarsPath(list),
      });
    }
    if (links.length < fewestLinks) return [];
    const list = titleOf(about, [], vocabulary, language);
    // The page's own title stands above all groups.
    const words = list === ownTitle ? title[language] : `${list} ${title[language]}`;
    return [{ title: words.charAt(0).toUpperCase() + words.slice(1), links }];
  };

  const otherwise = without(...vehicleTypes);
  const brand = brandOf(asked, vocabulary);
  const isOfBrand = (id: number) =>
    brand === undefined || vocabulary.valueOf('model', id)?.within?.includes(brand.slug) === true;
  const models = rows('model', isOfBrand);
  const vehicles = brand
    ? group(titles.models, otherwise, models, selectionOf([brand, ...otherwise]))
    : [...group(titles.brands, otherwise, rows('brand')), ...group(titles.models, otherwise, models)];
  const cities = rows('city', (id) => vocabulary.popularCities.has(id));
  // A model has one body type, so its links are by model year instead.
  const isOneModel = asked.some(({ type }) => type === 'model' || type === 'variant');
  return [
    ...vehicles,
    ...group(
      titles.cities,
      asked.filter(({ type }) => !isPlaceType(type)),
      cities,
    ),
    ...(isOneModel
      ? group(titles.years, without('year'), yearsOf(counts))
      : group(titles.bodies, without('body-type'), bodiesOf(counts))),
    ...group(titles.prices, without('price'), bandsOf(counts)),
  ];
}

const titles = {
  brands: localized('by brand'),
  models: localized('by model'),
  cities: localized('by city'),
  years: localized('by year'),
  bodies: localized('by body type'),
  prices: localized('by price'),
} as const satisfies Record<string, Localized>;

/** The common brand of all selected vehicles, if there is one. */
function brandOf(selection: Selection, vocabulary: Vocabulary): FilterValue | undefined {
  const brands = selection
    .filter(({ type }) => vehicleTypes.includes(type))
    .map(({ slug, within }) => within?.at(-1) ?? slug);
  const [brand] = brands;
  return brand !== undefined && brands.every((slug) => slug === brand) ? vocabulary.find(brand) : undefined;
}

function bodiesOf(counts: CatalogueCounts): Counted[] {
  const bodies = counts['body-type'];
  return byCount(
    bodies.map(({ value: slug, count }): Counted => ({ value: { slug, type: 'body-type' }, count })),
  );
}

/** Newest first. */
function yearsOf(counts: CatalogueCounts): Counted[] {
  return [...counts.year]
    .sort((a, b) => b.value - a.value)
    .map(({ value, count }) => ({
      value: { slug: yearSlug({ min: value, max: value }), type: 'year' },
      count,
    }));
}

/** The offered price bands, each the sum of finer counted bands. */
function bandsOf({ price }: CatalogueCounts): Counted[] {
  return priceBands.map(({ min, max }) => {
    const from = min === null ? 0 : priceBandLimits.indexOf(min) + 1;
    const to = max === null ? price.length : priceBandLimits.indexOf(max) + 1;
    const count = price.slice(from, to).reduce((sum, each) => sum + each, 0);
    return { value: { slug: priceSlug({ min, max }), type: 'price' }, count };
  });
}
