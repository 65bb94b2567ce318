import type { CarIndex } from '#catalogue/car-index.ts';
import { catalogueSelectionOf, centersOf } from '#catalogue/parse-search.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Language } from '#contract/language.ts';
import {
  type FilterType,
  type FilterValue,
  type Selection,
  searchOf,
  selectionOf,
} from '#contract/search/filter.ts';
import { priceRangeOfSlug, priceSlug, yearRangeOfSlug, yearSlug } from '#contract/search/filter-range.ts';
import { radii, radiusOfSlug, radiusSlug } from '#contract/search/radius.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { statedTraitTypes } from '#contract/vehicles/trait-types.ts';
import { titleOf } from './list-texts.ts';

/** Lists of up to this many cars have neighbours. */
export const fewCars = 3;
/** Values tried: each takes a query. */
const mostValues = 12;
const yearsBeside = 2;
const priceBeside = 0.2;

/** What is given up first, to what is wanted most. */
const order: readonly (FilterType | 'words')[] = [
  ...statedTraitTypes,
  ...([
    'listing-type',
    'color',
    'kilometers',
    'radius',
    'district',
    'city',
    'province',
    'year',
    'instalment',
    'price',
    'drive',
  ] as const),
  ...([
    'seats',
    'transmission',
    'fuel',
    'words',
    'body-type',
    'variant',
    'model',
    'parent-model',
    'brand',
  ] as const),
];

/** A criterion, and what may take its place, nearest first; at last nothing does. */
type Step = { readonly at: FilterValue | 'words'; readonly instead: readonly FilterValue[] };

/**
 * The cars nearest to a list of few: with as little loosened as gives more of them, the least wanted criteria first.
 */
export function nearestListOf(
  { index, vocabulary }: { readonly index: CarIndex; readonly vocabulary: Vocabulary },
  { selection, words }: { readonly selection: Selection; readonly words: readonly string[] },
  total: number,
  language: Language,
): FilterAnswer['nearest'] {
  const count = (loosened: ReadonlyMap<FilterValue | 'words', readonly FilterValue[]>) => {
    const chosen = applied(selection, loosened);
    const asked = loosened.has('words') ? [] : words;
    return index.count({ selection: catalogueSelectionOf(chosen, vocabulary), words: asked });
  };
  const loosened = new Map<FilterValue | 'words', readonly FilterValue[]>();
  const steps = stepsOf(selection, words, vocabulary);
  for (const { at, instead } of steps) {
    loosened.set(at, instead);
    if (count(loosened) > total) break;
  }
  // Values that did not help stay as they were asked.
  for (const { at } of steps) {
    const without = new Map(loosened);
    if (without.delete(at) && without.size > 0 && count(without) > total) loosened.delete(at);
  }
  const cars = count(loosened);
  if (loosened.size === 0 || cars <= total) return undefined;
  const chosen = applied(selection, loosened);
  const isWordless = loosened.has('words');
  const kept = isWordless ? [] : words;
  const unknown = words.filter((word) => isWordless && !index.hasWord(word));
  const known = words.filter((word) => !unknown.includes(word));
  return {
    title: titleOf(chosen, kept, vocabulary, language),
    loosened: [...loosened.keys()]
      .map((at) => (at === 'words' ? known.join(' ') : vocabulary.name(at, language)))
      .filter((name) => name !== '')
      .join(', '),
    ...(unknown.length > 0 && { unknown: unknown.join(' ') }),
    search: searchOf(chosen),
    words: kept.join(' '),
    count: cars,
  };
}

function applied(
  selection: Selection,
  loosened: ReadonlyMap<FilterValue | 'words', readonly FilterValue[]>,
): Selection {
  return selectionOf(selection.flatMap((value) => loosened.get(value) ?? [value]));
}

function stepsOf(selection: Selection, words: readonly string[], vocabulary: Vocabulary): readonly Step[] {
  const steps: Step[] = [];
  const centers = centersOf(selection, vocabulary);
  const covers = (kilometers: number) => vocabulary.distances.covers(centers, kilometers);
  for (const type of order) {
    if (type === 'words') {
      if (words.length > 0) steps.push({ at: 'words', instead: [] });
      continue;
    }
    for (const value of selection.filter((each) => each.type === type)) {
      if (type === 'city' && !selection.some((other) => other.type === 'radius') && covers(usualRadius))
        steps.push({ at: value, instead: [value, around] });
      const wider = widened(value, vocabulary);
      if (wider && (type !== 'radius' || covers(radiusOfSlug(wider.slug) ?? 0)))
        steps.push({ at: value, instead: [wider] });
      // Without its radius a list of a place is a smaller one.
      if (type !== 'radius') steps.push({ at: value, instead: [] });
    }
  }
  return steps.slice(0, mostValues * 2);
}

/** What is first tried around a city. */
const usualRadius = 50;
const around: FilterValue = { slug: radiusSlug(usualRadius), type: 'radius' };

/** The next radius, the province of a city, the years beside those asked, a fifth more or less of a price, the brand of a model. */
function widened(value: FilterValue, vocabulary: Vocabulary): FilterValue | undefined {
  const radius = value.type === 'radius' ? radiusOfSlug(value.slug) : undefined;
  const next = radius && radii.find((each) => each > radius);
  if (next) return { slug: radiusSlug(next), type: 'radius' };
  const [above] = value.within ?? [];
  if (above !== undefined) return vocabulary.find(above);
  const years = value.type === 'year' ? yearRangeOfSlug(value.slug) : undefined;
  if (years)
    return { slug: yearSlug({ min: years.min - yearsBeside, max: years.max + yearsBeside }), type: 'year' };
  const price = value.type === 'price' ? priceRangeOfSlug(value.slug) : undefined;
  if (!price) return undefined;
  const rounded = (rupiah: number | null, by: number) =>
    rupiah === null ? null : Math.round((rupiah * by) / 1e6) * 1e6 || null;
  const slug = priceSlug({
    min: rounded(price.min, 1 - priceBeside),
    max: rounded(price.max, 1 + priceBeside),
  });
  return priceRangeOfSlug(slug) ? { slug, type: 'price' } : undefined;
}
