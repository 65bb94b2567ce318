import { create, insertMultiple, search } from '@orama/orama';
import itemsjs from 'itemsjs';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import type { Group, PageQuery } from '#catalogue/faceted-index/catalogue-selection.ts';
import { popularity } from '#catalogue/faceted-index/popularity.ts';
import { instalmentBandLimits, kilometerBandLimits, priceBandLimits } from '#contract/search/filter-range.ts';
import { sortOrders } from '#contract/search/sort-order.ts';
import { type Answer, bandOf, chosenOf, countsOf, type Engine, groupsTogether } from './catalogue-engine.ts';
import { benchedAt } from './random-cars.ts';

/*
 * Two libraries for the same task. Groups that are alternatives to each other are one field of several values, so
 * that both count them like any field. Kilometres and prices are fields of bands: all queries are on their limits.
 */

const nameOf = (groups: readonly Group[]) => groups.join('_').replaceAll('-', '');
const fields = groupsTogether.map((groups) => ({ groups, name: nameOf(groups) }));
const tagOf = (group: Group, value: string | number) => `${group}=${value}`;

function tagsOf(row: CatalogueRow, groups: readonly Group[]): string[] {
  const { kilometers, price, instalment } = row;
  const values: { readonly [G in Group]: string | number | null } = {
    brand: row.brand,
    'parent-model': row.parentModel,
    model: row.model,
    variant: row.variant,
    'body-type': row.bodyType,
    fuel: row.fuel,
    transmission: row.transmission,
    'listing-type': row.listingType,
    color: row.color,
    year: row.makeYear,
    province: row.province,
    city: row.city,
    price: bandOf(priceBandLimits, price),
    kilometers: kilometers === null ? null : bandOf(kilometerBandLimits, kilometers),
    instalment: instalment === null ? null : bandOf(instalmentBandLimits, instalment),
  };
  return groups.flatMap((group) => {
    const value = values[group];
    return value === null ? [] : [tagOf(group, value)];
  });
}

/** By field, the selected tags. */
function filtersOf({ selection }: PageQuery): Map<string, string[]> {
  const limits = (group: Group) =>
    group === 'price' ? priceBandLimits : group === 'instalment' ? instalmentBandLimits : kilometerBandLimits;
  return new Map(
    fields.flatMap(({ groups, name }) => {
      const chosen = groups.flatMap((group) =>
        chosenOf(group, selection, limits(group)).map((value) => tagOf(group, value)),
      );
      return chosen.length === 0 ? [] : [[name, chosen] as const];
    }),
  );
}

/** Counts by group from counts by tag. */
function countsByGroup(tags: Iterable<readonly [tag: string, count: number]>) {
  const byGroup = new Map<string, [string, number][]>();
  for (const [tag, count] of tags) {
    const [group = '', value = ''] = tag.split('=');
    byGroup.set(group, [...(byGroup.get(group) ?? []), [value, count]]);
  }
  return countsOf((group) => byGroup.get(group) ?? []);
}

export function itemsjsEngine(rows: readonly CatalogueRow[]): Engine {
  const items = rows.map((row) => ({
    id: row.id,
    score: popularity(row, benchedAt),
    publishedAt: row.publishedAt,
    rupiah: row.price,
    monthly: row.instalment ?? Number.POSITIVE_INFINITY,
    upwards: row.kilometers ?? Number.POSITIVE_INFINITY,
    downwards: row.kilometers ?? Number.NEGATIVE_INFINITY,
    ...Object.fromEntries(fields.map(({ groups, name }) => [name, tagsOf(row, groups)])),
  }));
  const engine = itemsjs(items, {
    native_search_enabled: false,
    sortings: {
      'score-desc': { field: ['score', 'id'], order: ['desc', 'desc'] },
      'createdAt-desc': { field: ['publishedAt', 'id'], order: ['desc', 'desc'] },
      'price-asc': { field: ['rupiah', 'id'], order: ['asc', 'desc'] },
      'price-desc': { field: ['rupiah', 'id'], order: ['desc', 'desc'] },
      'instalment-asc': { field: ['monthly', 'id'], order: ['asc', 'desc'] },
      'km-asc': { field: ['upwards', 'id'], order: ['asc', 'desc'] },
      'km-desc': { field: ['downwards', 'id'], order: ['desc', 'desc'] },
    },
    aggregations: Object.fromEntries(
      fields.map(({ name }) => [name, { size: 10_000, conjunction: false, hide_zero_doc_count: true }]),
    ),
  });
  return {
    name: 'itemsjs',
    ask(query) {
      const { data, pagination } = engine.search({
        per_page: query.pageSize,
        page: query.page,
        sort: query.sort,
        filters: Object.fromEntries(filtersOf(query)),
      });
      return () => ({
        ids: data.items.map(({ id }) => id),
        total: pagination.total,
        counts: countsByGroup(
          Object.values(data.aggregations).flatMap(({ buckets }) =>
            buckets.map(({ key, doc_count: count }) => [key, count] as const),
          ),
        ),
      });
    },
  };
}

/** Rank of each car in an order: Orama sorts by one property, whose values must differ. */
function ranksOf(rows: readonly CatalogueRow[]): Map<number, Record<string, number>> {
  const ranks = new Map(rows.map(({ id }): [number, Record<string, number>] => [id, {}]));
  const drivenOr = (row: CatalogueRow, unknown: number) => row.kilometers ?? unknown;
  const differences: { readonly [Sort in PageQuery['sort']]: (a: CatalogueRow, b: CatalogueRow) => number } =
    {
      'score-desc': (a, b) => popularity(b, benchedAt) - popularity(a, benchedAt),
      'createdAt-desc': (a, b) => b.publishedAt - a.publishedAt,
      'price-asc': (a, b) => a.price - b.price,
      'price-desc': (a, b) => b.price - a.price,
      'instalment-asc': (a, b) => (a.instalment ?? 1e12) - (b.instalment ?? 1e12),
      'km-asc': (a, b) => drivenOr(a, 1e9) - drivenOr(b, 1e9),
      'km-desc': (a, b) => drivenOr(b, -1) - drivenOr(a, -1),
    };
  for (const sort of sortOrders) {
    const sorted = [...rows].sort((a, b) => differences[sort](a, b) || b.id - a.id);
    for (const [rank, { id }] of sorted.entries()) {
      const of = ranks.get(id);
      if (of) of[sort] = rank;
    }
  }
  return ranks;
}

export async function oramaEngine(rows: readonly CatalogueRow[]): Promise<Engine> {
  const db = create({
    schema: {
      ...Object.fromEntries(fields.map(({ name }) => [name, 'enum[]'] as const)),
      ...Object.fromEntries(sortOrders.map((sort) => [sort, 'number'] as const)),
    },
  });
  const ranks = ranksOf(rows);
  await insertMultiple(
    db,
    rows.map((row) => ({
      id: String(row.id),
      ...ranks.get(row.id),
      ...Object.fromEntries(fields.map(({ groups, name }) => [name, tagsOf(row, groups)])),
    })),
    5000,
  );
  const whereOf = (filters: Iterable<readonly [string, readonly string[]]>) =>
    Object.fromEntries([...filters].map(([name, tags]) => [name, { containsAny: [...tags] }]));
  /** The page with the counts of unselected groups, and one more query for each selected group, without it. */
  const ask = async (query: PageQuery): Promise<() => Answer> => {
    const filters = [...filtersOf(query)];
    const others = fields.filter(({ name }) => !filters.some(([chosen]) => chosen === name));
    const page = await search(db, {
      term: '',
      where: whereOf(filters),
      sortBy: { property: query.sort, order: 'ASC' },
      limit: query.pageSize,
      facets: Object.fromEntries(others.map(({ name }) => [name, {}])),
    });
    const chosen: (typeof page)[] = [];
    for (const [name] of filters) {
      const where = whereOf(filters.filter(([other]) => other !== name));
      chosen.push(await search(db, { term: '', where, preflight: true, facets: { [name]: {} } }));
    }
    return () => ({
      ids: page.hits.map(({ id }) => Number(id)),
      total: page.count,
      counts: countsByGroup(
        [page, ...chosen].flatMap(({ facets = {} }) =>
          Object.values(facets).flatMap(({ values }) => Object.entries<number>(values)),
        ),
      ),
    });
  };
  return { name: 'Orama', ask };
}
