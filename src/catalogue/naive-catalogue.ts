import { priceBandLimits, type SortOrder } from '#contract/filter.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import {
  bandGroups,
  type CataloguePage,
  type CatalogueQuery,
  type Group,
  type HalfOpenRange,
  type PageQuery,
  type ValueGroup,
  valueGroups,
} from './catalogue-selection.ts';
import { kilometerBandLimits } from './faceted-index.ts';

/*
 * The same answers from plain arrays, one car after the other: what the index is held against by its tests and
 * its bench. Nothing is shared with the index but the names.
 */

const readValue: { readonly [G in ValueGroup]: (row: CatalogueRow) => string | number | null } = {
  brand: (row) => row.brand,
  model: (row) => row.model,
  variant: (row) => row.variant,
  'body-type': (row) => row.bodyType,
  fuel: (row) => row.fuel,
  transmission: (row) => row.transmission,
  'listing-type': (row) => row.listingType,
  color: (row) => row.color,
  year: (row) => row.makeYear,
  province: (row) => row.province,
  city: (row) => row.city,
};

const isWithin = (number: number | null, { min, max }: HalfOpenRange) =>
  number !== null && (min === null || number >= min) && (max === null || number < max);

function fulfils(row: CatalogueRow, { selection, words = [] }: CatalogueQuery, except?: Group): boolean {
  const years = selection.years ?? [];
  const values = valueGroups.every((group) => {
    const chosen: readonly (string | number)[] = selection[group] ?? [];
    const value = readValue[group](row);
    if (group === except || chosen.length + (group === 'year' ? years.length : 0) === 0) return true;
    if (value !== null && chosen.includes(value)) return true;
    return group === 'year' && years.some(({ min, max }) => min <= row.makeYear && row.makeYear <= max);
  });
  const bands = bandGroups.every((group) => {
    const ranges = selection[group] ?? [];
    return group === except || ranges.length === 0 || ranges.some((range) => isWithin(row[group], range));
  });
  // As SQL has it: the words anywhere in the whole text.
  return values && bands && words.every((word) => row.tokens.join(' ').includes(word));
}

function difference(sort: SortOrder, a: CatalogueRow, b: CatalogueRow): number {
  if (sort === 'score-desc') return b.score - a.score;
  if (sort === 'createdAt-desc') return b.publishedAt - a.publishedAt;
  if (sort === 'price-asc') return a.price - b.price;
  if (sort === 'price-desc') return b.price - a.price;
  if (a.kilometers === null || b.kilometers === null)
    return Number(a.kilometers === null) - Number(b.kilometers === null);
  return sort === 'km-asc' ? a.kilometers - b.kilometers : b.kilometers - a.kilometers;
}

export function naivePage(rows: readonly CatalogueRow[], query: PageQuery): CataloguePage {
  const found = rows
    .filter((row) => fulfils(row, query))
    .sort((a, b) => difference(query.sort, a, b) || b.id - a.id);
  const start = (query.page - 1) * query.pageSize;
  return { ids: found.slice(start, start + query.pageSize).map(({ id }) => id), total: found.length };
}

const rangeOf = (numbers: readonly number[]) => {
  if (numbers.length === 0) return null;
  const [min = Number.NaN] = [...numbers].sort((a, b) => a - b);
  return { min, max: numbers.reduce((most, number) => Math.max(most, number)) };
};

/** As `FacetedIndex.counts` answers, but with each group's counts as a map. */
export function naiveCounts(rows: readonly CatalogueRow[], query: CatalogueQuery) {
  const without = (group: Group) => rows.filter((row) => fulfils(row, query, group));
  const values = valueGroups.map((group) => {
    const counts = new Map<string | number, number>();
    for (const row of without(group)) {
      const value = readValue[group](row);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [group, counts] as const;
  });
  const prices = without('price').map(({ price }) => price);
  const driven = without('kilometers').flatMap(({ kilometers }) => kilometers ?? []);
  const between = (numbers: readonly number[], limits: readonly number[]) =>
    [null, ...limits].map((min, at) => {
      const band = { min, max: limits[at] ?? null };
      return numbers.filter((number) => isWithin(number, band)).length;
    });
  return {
    total: rows.filter((row) => fulfils(row, query)).length,
    values: Object.fromEntries(values),
    price: between(prices, priceBandLimits),
    kilometers: between(driven, kilometerBandLimits),
    ranges: {
      year: rangeOf(without('year').map(({ makeYear }) => makeYear)),
      price: rangeOf(prices),
      kilometers: rangeOf(driven),
    },
  };
}
