import { type Catalogue, filterAnswerOf, type ListQuery } from '#catalogue/answers/filter-answer.ts';
import { type ListPage, listPageOf } from '#catalogue/answers/list-page.ts';
import { parseSearch } from '#catalogue/parse-search.ts';
import { listQueryOf } from '#catalogue/typed-search/list-query.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import {
  type FilterGroupType,
  type FilterValue,
  mostSelected,
  slugsOfSearch,
} from '#contract/search/filter.ts';
import type { FilterAnswer, Tile } from '#contract/search/search.schema.ts';
import type { SortOrder } from '#contract/search/sort-order.ts';
import { AppError } from '#server/http/app-error.ts';

type Searching = ReturnType<typeof searching>;
export type SearchService = Searching & {
  /** The same in another catalogue, as one of a dealer's cars. */
  within(other: Catalogue): Searching;
};

/** Searches public cars in memory. */
export function createSearchService(catalogue: () => Catalogue): SearchService {
  return { ...searching(catalogue), within: (other) => searching(() => other) };
}

function searching(catalogue: () => Catalogue) {
  return {
    catalogue,

    /** @throws AppError `not_found` for an unknown slug, naming it */
    queryOf(search: string | undefined, typed: string | undefined, language: Language): ListQuery {
      const parsed = parseSearch(catalogue().vocabulary, search ?? '');
      if (parsed.kind === 'unknown') {
        const slug = parsed.slug.slice(0, 100);
        const text =
          slugsOfSearch(search ?? '').length > mostSelected
            ? localized(`At most ${mostSelected} filters.`)
            : localized(`“${slug}” is not a filter we know.`);
        throw new AppError('not_found', { search: [text[language]] }, language);
      }
      return listQueryOf(catalogue(), parsed.selection, typed);
    },

    /** The filter data of a selection; at most `most` values per group, not counting selected ones. */
    filters(
      query: ListQuery,
      language: Language,
      most = Number.POSITIVE_INFINITY,
      groups?: readonly FilterGroupType[],
    ): FilterAnswer {
      return filterAnswerOf(catalogue(), query, { language, most, groups, now: Date.now() });
    },

    /** One page of cars, and the total. */
    page(query: ListQuery, sort: SortOrder, page: number, pageSize: number): ListPage {
      return listPageOf(catalogue(), query, sort, page, pageSize);
    },

    /** Number of public cars. */
    count(): number {
      return catalogue().index.size;
    },

    /** Values of a type with count and path, most cars first; optionally filtered. */
    tiles(
      type: 'brand' | 'body-type' | 'city',
      language: Language,
      isWanted: (value: FilterValue) => boolean = () => true,
    ): Tile[] {
      const { index, vocabulary } = catalogue();
      const counts = index.counts({ selection: {} });
      const values =
        type === 'body-type'
          ? counts[type].map(({ value, count }) => ({ value: vocabulary.find(value), count }))
          : counts[type].map(({ value, count }) => ({ value: vocabulary.valueOf(type, value), count }));
      return values
        .flatMap(({ value, count }) =>
          value && isWanted(value)
            ? [
                {
                  slug: value.slug,
                  name: vocabulary.name(value, language),
                  url: usedCarsPath([value]),
                  count,
                },
              ]
            : [],
        )
        .sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
    },

    popularBrands(language: Language): Tile[] {
      const popular = new Set(slugsOfPopular(catalogue().vocabulary.rows.brands));
      return this.tiles('brand', language, ({ slug }) => popular.has(slug));
    },

    popularCities(language: Language): Tile[] {
      const popular = new Set(slugsOfPopular(catalogue().vocabulary.rows.cities));
      return this.tiles('city', language, ({ slug }) => popular.has(slug));
    },
  };
}

function slugsOfPopular(rows: readonly { readonly slug: string; readonly isPopular: boolean }[]): string[] {
  return rows.filter(({ isPopular }) => isPopular).map(({ slug }) => slug);
}
