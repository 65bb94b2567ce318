import pg from 'pg';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import type { Group, PageQuery } from '#catalogue/faceted-index/catalogue-selection.ts';
import { popularity } from '#catalogue/faceted-index/popularity.ts';
import { instalmentBandLimits, kilometerBandLimits, priceBandLimits } from '#contract/search/filter-range.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { allGroups, bandOf, chosenOf, countsOf, type Engine, groupsTogether } from './catalogue-engine.ts';
import { benchedAt } from './random-cars.ts';

/*
 * The same from PostgreSQL: a narrow table with what a list needs, codes as small numbers and bands beside the
 * numbers, an index for every group and every order, analysed. Several query variants; the bench takes the fastest.
 */

const columns: { readonly [G in Group]: string } = {
  brand: 'brand',
  'parent-model': 'parent_model',
  model: 'model',
  variant: 'variant',
  'body-type': 'body_type',
  fuel: 'fuel',
  transmission: 'transmission',
  'listing-type': 'listing_type',
  color: 'color',
  year: 'make_year',
  province: 'province',
  city: 'city',
  district: 'district',
  price: 'price_band',
  kilometers: 'kilometer_band',
  instalment: 'instalment_band',
};
const codes: { readonly [G in Group]?: readonly string[] } = {
  'body-type': bodyTypes,
  fuel: fuels,
  transmission: transmissions,
  'listing-type': listingTypes,
  color: colors,
};
const orders: { readonly [Sort in Exclude<PageQuery['sort'], 'distance-asc'>]: string } = {
  'score-desc': 'score desc, id desc',
  'createdAt-desc': 'published_at desc, id desc',
  'price-asc': 'price, id desc',
  'price-desc': 'price desc, id desc',
  'instalment-asc': 'instalment nulls last, id desc',
  'km-asc': 'kilometers nulls last, id desc',
  'km-desc': 'kilometers desc nulls last, id desc',
};

function orderOf({ sort, distances }: PageQuery): string {
  if (sort !== 'distance-asc') return orders[sort];
  const far = [...(distances ?? [])].map(([city, kilometers]) => `when ${city} then ${kilometers}`);
  return far.length > 0 ? `case city ${far.join(' ')} end nulls last, id desc` : 'id desc';
}

const numberOf = (group: Group, value: string | null) => {
  const list = codes[group];
  return value === null ? null : list ? list.indexOf(value) : Number(value);
};
const nameOf = (group: Group, number: number) => codes[group]?.[number] ?? number;

/** By column, its type and a car's value. */
const fields: Readonly<Record<string, readonly [type: string, (row: CatalogueRow) => number | null]>> = {
  id: ['int', (row) => row.id],
  brand: ['smallint', (row) => row.brand],
  parent_model: ['smallint', (row) => row.parentModel],
  model: ['smallint', (row) => row.model],
  variant: ['smallint', (row) => row.variant],
  body_type: ['smallint', (row) => numberOf('body-type', row.bodyType)],
  fuel: ['smallint', (row) => numberOf('fuel', row.fuel)],
  transmission: ['smallint', (row) => numberOf('transmission', row.transmission)],
  listing_type: ['smallint', (row) => numberOf('listing-type', row.listingType)],
  color: ['smallint', (row) => numberOf('color', row.color)],
  make_year: ['smallint', (row) => row.makeYear],
  province: ['smallint', (row) => row.province],
  city: ['smallint', (row) => row.city],
  district: ['smallint', (row) => row.district],
  price_band: ['smallint', (row) => bandOf(priceBandLimits, row.price)],
  kilometer_band: [
    'smallint',
    (row) => (row.kilometers === null ? null : bandOf(kilometerBandLimits, row.kilometers)),
  ],
  instalment_band: [
    'smallint',
    (row) => (row.instalment === null ? null : bandOf(instalmentBandLimits, row.instalment)),
  ],
  instalment: ['bigint', (row) => row.instalment],
  kilometers: ['int', (row) => row.kilometers],
  price: ['bigint', (row) => row.price],
  score: ['float8', (row) => popularity(row, benchedAt)],
  published_at: ['bigint', (row) => row.publishedAt],
};

export async function fillPostgres(url: string, rows: readonly CatalogueRow[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const entries = Object.entries(fields);
  await client.query('drop table if exists cars');
  await client.query(`create table cars (${entries.map(([name, [type]]) => `${name} ${type}`).join()})`);
  for (let start = 0; start < rows.length; start += 20_000) {
    const some = rows.slice(start, start + 20_000);
    const unnested = entries.map(([, [type]], at) => `$${at + 1}::${type}[]`).join();
    await client.query(
      `insert into cars select * from unnest(${unnested})`,
      entries.map(([, [, valueIn]]) => some.map(valueIn)),
    );
  }
  await client.query('alter table cars add primary key (id)');
  for (const column of Object.values(columns)) await client.query(`create index on cars (${column})`);
  for (const order of Object.values(orders)) await client.query(`create index on cars (${order})`);
  await client.query('vacuum analyze cars');
  // Like the index, on one core; nothing is read from a slow disk, and JIT compilation takes longer than these
  // queries.
  for (const setting of [
    'max_parallel_workers_per_gather = 0',
    `work_mem = '256MB'`,
    'random_page_cost = 1.1',
    `effective_cache_size = '8GB'`,
    'jit = off',
  ])
    await client.query(`set ${setting}`);
  return client;
}

type Condition = { readonly groups: readonly Group[]; readonly sql: string };

/** The conditions, with their values as parameters. */
function conditionsOf({ selection }: PageQuery): { conditions: Condition[]; values: (number | null)[][] } {
  const values: (number | null)[][] = [];
  const conditions = groupsTogether.flatMap((groups) => {
    const alternatives = groups.flatMap((group) => {
      const limits =
        group === 'price'
          ? priceBandLimits
          : group === 'instalment'
            ? instalmentBandLimits
            : kilometerBandLimits;
      const numbers = chosenOf(group, selection, limits).map((value) => numberOf(group, value));
      return numbers.length === 0 ? [] : `${columns[group]} = any($${values.push(numbers)}::smallint[])`;
    });
    return alternatives.length === 0 ? [] : { groups, sql: `(${alternatives.join(' or ')})` };
  });
  return { conditions, values };
}

/** `where`, without the condition of some groups. */
function whereOf(conditions: readonly Condition[], except?: readonly Group[]): string {
  const kept = conditions.filter(({ groups }) => groups !== except).map(({ sql }) => sql);
  return kept.length === 0 ? '' : `where ${kept.join(' and ')}`;
}

const countBy = (group: Group, source: string) =>
  `select ${allGroups.indexOf(group)}, ${columns[group]}::int, count(*)::int from ${source}
   where ${columns[group]} is not null group by 2`;

/** One pass over the source for all groups. */
function countInSets(groups: readonly Group[], source: string): string {
  const names = groups.map((group) => columns[group]);
  const cases = (what: (group: Group) => string) =>
    `case ${groups.map((group) => `when grouping(${columns[group]}) = 0 then ${what(group)}`).join(' ')} end`;
  return `select ${cases((group) => String(allGroups.indexOf(group)))}, ${cases((group) => `${columns[group]}::int`)},
   count(*)::int from ${source} group by grouping sets (${names.map((name) => `(${name})`).join()})`;
}

/** Each variant is one statement with all counts, after one for the page. */
const ways: Readonly<Record<string, (conditions: readonly Condition[]) => string>> = {
  'a query for each group': (conditions) =>
    groupsTogether
      .flatMap((groups) => {
        const isChosen = conditions.some((condition) => condition.groups === groups);
        const source = `(select * from cars ${whereOf(conditions, isChosen ? groups : undefined)}) cars`;
        return groups.map((group) => countBy(group, source));
      })
      .concat(`select -1, 0, count(*)::int from cars ${whereOf(conditions)}`)
      .join(' union all '),
  'matches once, a query for each group': (conditions) =>
    inCommon(conditions, (groups, source) => groups.map((group) => countBy(group, source))),
  'matches once, grouping sets': (conditions) =>
    inCommon(conditions, (groups, source) => [countInSets(groups, source)]),
};

/** Matches are found once for all unselected groups, and once more for each selected one, without it. */
function inCommon(
  conditions: readonly Condition[],
  count: (groups: readonly Group[], source: string) => readonly string[],
): string {
  const chosen = conditions.map(({ groups }) => groups);
  const others = groupsTogether.filter((groups) => !chosen.includes(groups)).flat();
  const found = [undefined, ...chosen].map(
    (groups, at) => `found${at} as materialized (select * from cars ${whereOf(conditions, groups)})`,
  );
  const counts = [others, ...chosen].flatMap((groups, at) => count(groups, `found${at}`));
  return `with ${found.join()} ${counts.join(' union all ')} union all select -1, 0, count(*)::int from found0`;
}

/** One for each variant. */
export function postgresEngines(client: pg.Client): Engine[] {
  const names = new Map<string, string>();
  /** Planned once, where PostgreSQL uses a generic plan. */
  const prepared = (text: string) => {
    const name = names.get(text) ?? `statement${names.size}`;
    names.set(text, name);
    return { name, text };
  };
  return Object.entries(ways).map(([name, statementOf]) => ({
    name: `PostgreSQL, ${name}`,
    async ask(query) {
      const { conditions, values } = conditionsOf(query);
      const page = `select id from cars ${whereOf(conditions)} order by ${orderOf(query)}
        limit ${query.pageSize}`;
      const [ids, counts] = await Promise.all([
        client.query<number[]>({ ...prepared(page), values, rowMode: 'array' }),
        client.query<[number, number | null, number]>({
          ...prepared(statementOf(conditions)),
          values,
          rowMode: 'array',
        }),
      ]);
      return () => ({
        ids: ids.rows.flat(),
        total: counts.rows.find(([group]) => group === -1)?.[2] ?? 0,
        counts: countsOf((group) =>
          counts.rows.flatMap(([of, number, count]) =>
            allGroups[of] === group && number !== null ? [[nameOf(group, number), count] as const] : [],
          ),
        ),
      });
    },
  }));
}
