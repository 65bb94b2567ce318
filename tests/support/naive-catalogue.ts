import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import {
  bandGroups,
  type CataloguePage,
  type CatalogueQuery,
  type ClosedRange,
  type Group,
  type HalfOpenRange,
  type PageQuery,
  type PricedCar,
  type ValueGroup,
  type ValuePrices,
  valueGroups,
} from '#catalogue/faceted-index/catalogue-selection.ts';
import { popularity } from '#catalogue/faceted-index/popularity.ts';
import { instalmentBandLimits, kilometerBandLimits, priceBandLimits } from '#contract/search/filter-range.ts';
import { traitNumbers } from '#contract/vehicles/traits.ts';

/*
 * The same queries over plain arrays, car by car: the oracle for tests and benchmarks of the index. It shares
 * nothing with the index but the names.
 */

const readValue: { readonly [G in ValueGroup]: (row: CatalogueRow) => string | number | null } = {
  brand: (row) => row.brand,
  'parent-model': (row) => row.parentModel,
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
  district: (row) => row.district,
};

/** Groups that are alternatives to each other. */
const alternatives: readonly (readonly ValueGroup[])[] = [
  ['brand', 'parent-model', 'model', 'variant'],
  ['body-type'],
  ['fuel'],
  ['transmission'],
  ['listing-type'],
  ['color'],
  ['year'],
  ['province', 'city', 'district'],
];

const isWithin = (number: number | null, { min, max }: HalfOpenRange) =>
  number !== null && (min === null || number >= min) && (max === null || number < max);

function fulfils(
  row: CatalogueRow,
  { selection, words = [] }: CatalogueQuery,
  except?: Group | 'traits',
): boolean {
  const chosenOf = (group: ValueGroup): readonly (string | number)[] => selection[group] ?? [];
  const years = selection.years ?? [];
  const values = alternatives.every((groups) => {
    if (groups.some((group) => group === except)) return true;
    const asksForYears = groups.includes('year') && years.length > 0;
    if (!asksForYears && groups.every((group) => chosenOf(group).length === 0)) return true;
    if (asksForYears && years.some(({ min, max }) => min <= row.makeYear && row.makeYear <= max)) return true;
    return groups.some((group) => {
      const value = readValue[group](row);
      return value !== null && chosenOf(group).includes(value);
    });
  });
  const bands = bandGroups.every((group) => {
    const ranges = selection[group] ?? [];
    return group === except || ranges.length === 0 || ranges.some((range) => isWithin(row[group], range));
  });
  const traits =
    except === 'traits' ||
    (selection.traits ?? []).every(({ mask, anyOf }) => anyOf.includes(row.traits & mask));
  // As in SQL: each word anywhere in the whole text.
  return values && bands && traits && words.every((word) => row.tokens.join(' ').includes(word));
}

function difference(
  { sort, distances, now = Date.now() }: PageQuery,
  a: CatalogueRow,
  b: CatalogueRow,
): number {
  if (sort === 'distance-asc') {
    const farOf = ({ city }: CatalogueRow) => (city === null ? undefined : distances?.get(city)) ?? 1e9;
    return farOf(a) - farOf(b);
  }
  if (sort === 'score-desc') return popularity(b, now) - popularity(a, now);
  if (sort === 'createdAt-desc') return b.publishedAt - a.publishedAt;
  if (sort === 'price-asc') return a.price - b.price;
  if (sort === 'price-desc') return b.price - a.price;
  if (sort === 'instalment-asc') {
    if (a.instalment === null || b.instalment === null)
      return Number(a.instalment === null) - Number(b.instalment === null);
    return a.instalment - b.instalment;
  }
  if (a.kilometers === null || b.kilometers === null)
    return Number(a.kilometers === null) - Number(b.kilometers === null);
  return sort === 'km-asc' ? a.kilometers - b.kilometers : b.kilometers - a.kilometers;
}

export function naivePage(rows: readonly CatalogueRow[], query: PageQuery): CataloguePage {
  const found = rows
    .filter((row) => fulfils(row, query))
    .sort((a, b) => difference(query, a, b) || b.id - a.id);
  const start = (query.page - 1) * query.pageSize;
  return { ids: found.slice(start, start + query.pageSize).map(({ id }) => id), total: found.length };
}

const rangeOf = (numbers: readonly number[]) => {
  if (numbers.length === 0) return null;
  const [min = Number.NaN] = [...numbers].sort((a, b) => a - b);
  return { min, max: numbers.reduce((most, number) => Math.max(most, number)) };
};

/** As `FacetedIndex.counts`, with each group's counts as a map. */
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
  const monthly = without('instalment').flatMap(({ instalment }) => instalment ?? []);
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
    instalment: between(monthly, instalmentBandLimits),
    ranges: {
      year: rangeOf(without('year').map(({ makeYear }) => makeYear)),
      price: rangeOf(prices),
      kilometers: rangeOf(driven),
      instalment: rangeOf(monthly),
    },
  };
}

type NaiveCounts = ReturnType<typeof naiveCounts>;

/** The counts of two parts of the cars together. */
export function addedCounts(a: NaiveCounts, b: NaiveCounts): NaiveCounts {
  const values = valueGroups.map((group) => {
    const counts = new Map(a.values[group]);
    for (const [value, count] of b.values[group] ?? []) counts.set(value, (counts.get(value) ?? 0) + count);
    return [group, counts] as const;
  });
  const added = (of: (counts: NaiveCounts) => readonly number[]) =>
    of(a).map((count, band) => count + (of(b)[band] ?? 0));
  const widest = (of: (ranges: NaiveCounts['ranges']) => ClosedRange | null) => {
    const ends = [of(a.ranges), of(b.ranges)].flatMap((range) => (range ? [range.min, range.max] : []));
    return rangeOf(ends);
  };
  return {
    total: a.total + b.total,
    values: Object.fromEntries(values),
    price: added(({ price }) => price),
    kilometers: added(({ kilometers }) => kilometers),
    instalment: added(({ instalment }) => instalment),
    ranges: {
      year: widest(({ year }) => year),
      price: widest(({ price }) => price),
      kilometers: widest(({ kilometers }) => kilometers),
      instalment: widest(({ instalment }) => instalment),
    },
  };
}

/** As `FacetedIndex.traitCounts`. */
export function naiveTraitCounts(rows: readonly CatalogueRow[], query: CatalogueQuery): number[] {
  const counts = new Array<number>(traitNumbers).fill(0);
  for (const row of rows)
    if (fulfils(row, query, 'traits')) counts[row.traits] = (counts[row.traits] ?? 0) + 1;
  return counts;
}

export function naiveCountSince(
  rows: readonly CatalogueRow[],
  query: CatalogueQuery,
  publishedAfter: number,
): number {
  return rows.filter((row) => fulfils(row, query) && row.publishedAt >= publishedAfter).length;
}

export function naiveMatching(
  rows: readonly CatalogueRow[],
  query: CatalogueQuery,
  ids: readonly number[],
): number[] {
  return ids.filter((id) => rows.some((row) => row.id === id && fulfils(row, query)));
}

export function naiveCarsOfModel(rows: readonly CatalogueRow[], model: number): PricedCar[] {
  return rows
    .filter((row) => row.model === model)
    .map(({ variant, makeYear, price }) => ({ variant, year: makeYear, price }));
}

export function naivePriceRangesByModel(
  rows: readonly CatalogueRow[],
  query: CatalogueQuery,
): ValuePrices<number>[] {
  const found = rows.filter((row) => fulfils(row, query));
  return [...new Set(found.map(({ model }) => model))].map((value) => {
    const prices = found.filter(({ model }) => model === value).map(({ price }) => price);
    return { value, count: prices.length, ...(rangeOf(prices) ?? { min: 0, max: 0 }) };
  });
}
