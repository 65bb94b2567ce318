import * as z from 'zod/mini';
import { filterAnswerOf, type ListQuery } from '#catalogue/answers/filter-answer.ts';
import { listPageOf } from '#catalogue/answers/list-page.ts';
import { suggestionsFor } from '#catalogue/answers/suggestions.ts';
import { catalogueSelectionOf, distancesOf, parseSearch } from '#catalogue/parse-search.ts';
import { publicationStep } from '#catalogue/snapshot/car-table.ts';
import type { CityCatalogue } from '#catalogue/snapshot/city-catalogue.ts';
import { queryOfTyped } from '#catalogue/typed-search/list-query.ts';
import { readTyped, type TypedSearch } from '#catalogue/typed-search/read-typed.ts';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { PageLinks, PageMeta } from '#contract/api/envelope.ts';
import { readingSchemas } from '#contract/api/reading.schema.ts';
import { readingPaths } from '#contract/api/reading-paths.ts';
import type { Language } from '#contract/language.ts';
import { usedCarsPath } from '#contract/paths.ts';
import {
  pageSize as defaultPageSize,
  type FilterValue,
  narrowest,
  pageFilterOptions,
  type Selection,
  searchOf,
  selectionOf,
  slugsOfSearch,
} from '#contract/search/filter.ts';
import { radiusOfSlug, radiusSlug } from '#contract/search/radius.ts';
import { defaultSort, type SortOrder, sortOrders } from '#contract/search/sort-order.ts';
import type {
  AnsweredName,
  AskedOffline,
  InsteadOf,
  ListElsewhere,
  LookedSearch,
} from './snapshot-answer.ts';

/**
 * The server's response, computed for the saved city. A list without a place is answered for that city and what is
 * saved around it, and says so. Undefined for any other place, for names the city does not know, and for other calls.
 */
export function answerFrom(
  catalogue: CityCatalogue,
  { name, query, language }: AskedOffline,
): DataOf<AnsweredName> | undefined {
  if (name === 'listings') {
    const asked = z.safeParse(readingSchemas[name].query(), query);
    const wanted = asked.success && listQueryIn(catalogue, asked.data);
    return wanted ? listOf(catalogue, wanted, asked.data, language) : undefined;
  }
  if (name === 'suggest') {
    const asked = z.safeParse(readingSchemas[name].query(), query);
    return asked.success ? suggestionsIn(catalogue, asked.data.searchString, language) : undefined;
  }
  const { filters, allFilters } = readingSchemas;
  const schema: z.ZodMiniType<ParsedQueryOf<'filters' | 'allFilters'>> =
    name === 'filters' ? filters.query() : allFilters.query();
  const asked = z.safeParse(schema, query);
  const wanted = asked.success && listQueryIn(catalogue, asked.data);
  if (!wanted) return undefined;
  const { options = pageFilterOptions, groups } = 'options' in asked.data ? asked.data : {};
  const most = name === 'filters' ? options : Number.POSITIVE_INFINITY;
  // New relative to the time of the snapshot.
  const now = catalogue.snapshot.asOf;
  const kept = keptPlace(catalogue);
  return {
    ...filterAnswerOf(catalogue, wanted, { language, most, groups, now, kept }),
    offline: noteOf(catalogue),
  };
}

/** The saved city, with its surroundings if they are saved too. */
function keptPlace({ vocabulary, snapshot: { place } }: CityCatalogue): Selection {
  const radius = vocabulary.find(radiusSlug(place.radius));
  return selectionOf([vocabulary.find(place.city.slug), radius].flatMap((value) => value ?? []));
}

/** Whether all of a selection's places are saved: a city is, if it is known at all. */
function coversPlaces({ vocabulary }: CityCatalogue, selection: Selection): boolean {
  const places = narrowest(selection);
  if (places.some(({ type }) => type === 'province')) return false;
  const cities = places.flatMap((value) => (value.type === 'city' ? (vocabulary.idOf(value) ?? []) : []));
  const [radius] = places.flatMap(({ slug, type }) => (type === 'radius' ? (radiusOfSlug(slug) ?? []) : []));
  return radius === undefined || vocabulary.distances.covers(cities, radius);
}

function suggestionsIn(catalogue: CityCatalogue, typed = '', language: Language): DataOf<'suggest'> {
  catalogue.readyWords();
  return suggestionsFor(catalogue, typed, language);
}

/**
 * Number of cars of a search published since an instant, in milliseconds; null if the city cannot tell.
 * Snapshots only contain the hour: cars of that hour are counted.
 */
export function countNewIn(catalogue: CityCatalogue, { search, q, since }: LookedSearch): number | null {
  const wanted = queryOf(catalogue, search, q);
  if (!wanted) return null;
  const selection = catalogueSelectionOf(wanted.selection, catalogue.vocabulary);
  const hour = Math.floor(since / publicationStep) * publicationStep;
  return catalogue.index.countSince({ selection, words: wanted.words }, hour);
}

/** The best list in the city for one that it cannot answer: without the criteria it does not know. */
export function insteadIn(catalogue: CityCatalogue, { search, q, language }: ListElsewhere): InsteadOf {
  const { vocabulary, snapshot } = catalogue;
  const { city } = snapshot.place;
  const isPlace = ({ type }: FilterValue) => type === 'province' || type === 'city' || type === 'radius';
  const typed = typedIn(catalogue, q);
  const asked = [
    ...slugsOfSearch(search.toLowerCase()).map((slug) => ({ slug, value: vocabulary.find(slug) })),
    ...typed.selection.map((value) => ({ slug: value.slug, value })),
    ...(typed.elsewhere === undefined ? [] : [{ slug: typed.elsewhere, value: undefined }]),
  ];
  const places = selectionOf(asked.flatMap(({ value }) => (value && isPlace(value) ? [value] : [])));
  const isSaved = coversPlaces(catalogue, places);
  // The least of what is beyond: a distance, else a province.
  const missing =
    asked.find(({ value }) => !value) ??
    (isSaved ? undefined : asked.findLast(({ value }) => value && isPlace(value) && value.type !== 'city'));
  const known = selectionOf(asked.flatMap(({ value }) => (value && !isPlace(value) ? [value] : [])));
  const { words } = typed;
  const count = catalogue.index.count({ selection: catalogueSelectionOf(known, vocabulary), words });
  const rest = words.join(' ');
  const path = usedCarsPath(selectionOf([...known, ...keptPlace(catalogue)]));
  const names = narrowest(known).map((value) => vocabulary.name(value, language));
  return {
    missing: missing
      ? missing.value
        ? vocabulary.name(missing.value, language)
        : wordsOfSlug(missing.slug)
      : null,
    cityName: city.name,
    cars: catalogue.size,
    wanted: [...names, ...(rest ? [`“${rest}”`] : [])].join(', '),
    count,
    path: rest ? `${path}?${new URLSearchParams({ q: rest })}` : path,
  };
}

/** The display name of an unknown value, derived from its slug: `Kota Surabaya`. */
function wordsOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Undefined for a dealer's list: the city's cars do not say whose they are. */
function listQueryIn(
  catalogue: CityCatalogue,
  { search, q, dealer }: ParsedQueryOf<'allFilters'>,
): ListQuery | undefined {
  return dealer === undefined ? queryOf(catalogue, search, q) : undefined;
}

function queryOf(catalogue: CityCatalogue, search = '', typed = ''): ListQuery | undefined {
  const parsed = parseSearch(catalogue.vocabulary, search);
  if (parsed.kind === 'unknown') return undefined;
  const read = typedIn(catalogue, typed);
  if (read.elsewhere !== undefined) return undefined;
  const query = queryOfTyped(parsed.selection, read);
  return coversPlaces(catalogue, query.selection) ? query : undefined;
}

function typedIn(catalogue: CityCatalogue, typed: string): TypedSearch {
  if (typed.trim() !== '') catalogue.readyWords();
  return readTyped(catalogue, typed);
}

function noteOf({ snapshot: { place, asOf } }: CityCatalogue) {
  const { city, radius } = place;
  return {
    ...{ citySlug: city.slug, cityName: city.name, asOf: new Date(asOf).toISOString() },
    ...(radius > 0 && { radius }),
  };
}

function listOf(
  catalogue: CityCatalogue,
  wanted: ListQuery,
  query: ParsedQueryOf<'listings'>,
  language: Language,
): DataOf<'listings'> | undefined {
  const sort = sortOf(query.sort, query.order, wanted);
  if (!sort) return undefined;
  const { ids, meta } = listPageOf(
    catalogue,
    wanted,
    sort,
    query.page ?? 1,
    query.pageSize ?? defaultPageSize,
  );
  if (meta.currentPage > meta.pageCount) return undefined;
  return {
    items: catalogue.cards(ids, distancesOf(wanted.selection, catalogue.vocabulary)),
    _meta: meta,
    _links: linksOf(wanted.selection, query, meta, language),
    offline: noteOf(catalogue),
  };
}

/** `score` and `createdAt` are descending by default, the others ascending. */
function sortOf(
  field: string | undefined,
  direction: string | undefined,
  { understood }: ListQuery,
): SortOrder | undefined {
  if (field === undefined) return understood?.order ?? defaultSort;
  const usual = field === 'score' || field === 'createdAt' ? 'desc' : 'asc';
  return sortOrders.find((known) => known === `${field}-${direction ?? usual}`);
}

function linksOf(
  selection: Selection,
  query: ParsedQueryOf<'listings'>,
  { currentPage, pageCount }: PageMeta,
  language: Language,
): PageLinks {
  const address = (page: number) => {
    const parameters = new URLSearchParams({ lang_code: language });
    if (selection.length > 0) parameters.set('search', searchOf(selection));
    for (const name of ['q', 'sort', 'order'] as const) {
      const value = query[name];
      if (value !== undefined) parameters.set(name, value);
    }
    if (query.pageSize !== undefined) parameters.set('pageSize', String(query.pageSize));
    if (page > 1) parameters.set('page', String(page));
    return `${readingPaths.listings}?${parameters}`;
  };
  return {
    self: address(currentPage),
    first: address(1),
    last: address(pageCount),
    prev: currentPage > 1 ? address(currentPage - 1) : null,
    next: currentPage < pageCount ? address(currentPage + 1) : null,
  };
}
