import type { FilterAnswer } from '#contract/endpoint-schemas.ts';
import type { FilterGroup, FilterItem } from '#contract/filter.schema.ts';
import {
  type FilterType,
  type FilterValue,
  isSingleChoice,
  priceBandLimits,
  priceBands,
  priceSlug,
  type Selection,
  selectionOf,
  slugsOfSearch,
  toggle,
} from '#contract/filter.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { AppError } from '#server/app-error.ts';
import type { CountedType, ListingQuery, ListingRepository } from '../listing/listing.repository.ts';
import type { FilterVocabulary } from './filter-vocabulary.ts';
import { descriptionOf, faqsOf, groupNames, titleOf, usedCarsTrail } from './search-texts.ts';

/** More words than this narrow nothing any more and only cost. */
const maxWords = 8;

/** What sellers write for what people type. */
const synonyms: Readonly<Record<string, string>> = {
  matic: 'otomatis',
  metic: 'otomatis',
  automatic: 'otomatis',
  petrol: 'bensin',
  solar: 'diesel',
  electric: 'listrik',
  white: 'putih',
  black: 'hitam',
  red: 'merah',
  blue: 'biru',
};

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService(repository: ListingRepository, vocabulary: () => FilterVocabulary) {
  /** @throws AppError `not_found` for a slug that means nothing */
  function queryOf(search: string, typed: string): ListingQuery {
    const values = slugsOfSearch(search.toLowerCase()).map((slug) => {
      const value = vocabulary().find(slug);
      if (!value) throw new AppError('not_found');
      return value;
    });
    // Control characters and halves of characters are nothing anybody typed, and the database refuses them.
    const words = typed
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, maxWords);
    return { selection: selectionOf(values), words: words.map((word) => synonyms[word] ?? word) };
  }

  function item(value: FilterValue, cars: number, selection: Selection, language: Language): FilterItem {
    return {
      slug: value.slug,
      name: vocabulary().name(value, language),
      count: cars,
      isChecked: selection.some(({ slug }) => slug === value.slug),
      url: usedCarsPath(toggle(selection, value)),
    };
  }

  function group(type: FilterType, items: FilterItem[], language: Language): FilterGroup {
    return { slug: type, name: groupNames[type][language], multiple: !isSingleChoice(type), filters: items };
  }

  /** Values with cars, and those chosen; most cars first. */
  async function countedGroup(
    type: CountedType,
    query: ListingQuery,
    language: Language,
  ): Promise<FilterGroup> {
    const names = vocabulary();
    const values = (await repository.countsBy(type, query)).flatMap(({ value, count }) => {
      const found = type === 'body-type' ? names.find(String(value)) : names.valueOf(type, Number(value));
      return found ? [{ value: found, count }] : [];
    });
    const missing = query.selection.filter(
      (chosen) => chosen.type === type && !values.some(({ value }) => value.slug === chosen.slug),
    );
    const items = [...values, ...missing.map((value) => ({ value, count: 0 }))]
      .sort((a, b) => b.count - a.count || (a.value.slug < b.value.slug ? -1 : 1))
      .map(({ value, count }) => item(value, count, query.selection, language));
    return group(type, items, language);
  }

  async function priceGroup(query: ListingQuery, language: Language): Promise<FilterGroup> {
    const counts = await repository.countsBetweenPrices(priceBandLimits, query);
    const items = priceBands.map((band, index) =>
      item({ slug: priceSlug(band), type: 'price' }, counts[index] ?? 0, query.selection, language),
    );
    const typed = query.selection.filter(
      ({ slug, type }) => type === 'price' && !items.some((offered) => offered.slug === slug),
    );
    if (typed.length > 0) {
      const total = await repository.count(query);
      items.unshift(...typed.map((value) => item(value, total, query.selection, language)));
    }
    return group('price', items, language);
  }

  return {
    queryOf,

    /** What goes with a selection; `most` values of a group at the most, those chosen aside. */
    async filters(
      query: ListingQuery,
      language: Language,
      most = Number.POSITIVE_INFINITY,
    ): Promise<FilterAnswer> {
      const { selection, words } = query;
      const count = await repository.count(query);
      const title = titleOf(selection, words, vocabulary(), language);
      const url = usedCarsPath(selection);
      const other = language === 'id' ? 'en' : 'id';
      return {
        count,
        url,
        alternateUrl: pathInLanguage(url, other),
        title,
        description: descriptionOf(title, count, language),
        checkedFilters: selection.map((value) => ({
          ...value,
          name: vocabulary().name(value, language),
          removeUrl: usedCarsPath(toggle(selection, value)),
        })),
        filters: [
          await countedGroup('brand', query, language),
          await priceGroup(query, language),
          await countedGroup('city', query, language),
          await countedGroup('province', query, language),
          await countedGroup('body-type', query, language),
        ].map((each) => ({
          ...each,
          filters: each.filters.filter(({ isChecked }, index) => isChecked || index < most),
        })),
        breadCrumbs: [
          ...usedCarsTrail(language),
          ...(selection.length > 0 ? [{ label: title, title, url }] : []),
        ],
        faqs: faqsOf(count, language),
      };
    },

    /** Values of a type with their cars and address, most cars first; only those wanted. */
    async tiles(type: CountedType, language: Language, wanted?: readonly FilterValue[]) {
      const everything: ListingQuery = { selection: [], words: [] };
      const { filters } = await countedGroup(type, everything, language);
      const tiles = filters.map(({ slug, name, url, count }) => ({ slug, name, url, count }));
      if (!wanted) return tiles;
      return tiles.filter(({ slug }) => wanted.some((value) => value.slug === slug));
    },
  };
}
