import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRow } from '#catalogue/catalogue-row.ts';
import { type PageQuery, valueGroups } from '#catalogue/catalogue-selection.ts';
import { FacetedIndex } from '#catalogue/faceted-index.ts';
import { naiveCounts, naivePage } from '#catalogue/naive-catalogue.ts';
import { sortOrders } from '#contract/filter.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicle.ts';
import { median } from './measure.ts';

/*
 * How fast the index answers one page of 20 with the counts of all groups, on one core, at 100,000 and at a
 * million cars. Its answers are held against plain arrays first. Cars are random by a fixed seed: the first
 * brands, models and cities have most of them, as on a real market.
 */

let state = 1;
/** Below 1; xorshift. */
function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
}
const below = (most: number) => Math.floor(random() * most);
/** Low numbers the more often. */
const skewed = (most: number) => Math.floor(random() ** 3 * most);
function one<Value>(values: readonly [Value, ...Value[]]): Value {
  return values[below(values.length)] ?? values[0];
}
const rarely = <Value>(value: Value) => (random() < 0.05 ? null : value);

function randomRow(id: number): CatalogueRow {
  const brand = skewed(40);
  const model = brand * 10 + skewed(10);
  const variant = model * 5 + below(5);
  const city = skewed(514);
  const makeYear = 2024 - skewed(25);
  const fuel = one(fuels);
  const transmission = one(transmissions);
  const color = rarely(one(colors));
  const bodyType = rarely(one(bodyTypes));
  const names = [
    `brand${brand}`,
    `model${model}`,
    `variant${variant}`,
    `city${city}`,
    `province${city % 38}`,
  ];
  return {
    id,
    brand,
    model,
    variant: rarely(variant),
    province: city % 38,
    city: rarely(city),
    bodyType,
    fuel,
    transmission,
    color,
    listingType: one(listingTypes),
    makeYear,
    kilometers: rarely(below(200_000)),
    price: Math.round(50 + 950 * random() ** 3) * 1e6,
    score: below(10_000) / 100,
    publishedAt: 1_700_000_000_000 + id * 60_000,
    tokens: [...names, String(makeYear), fuel, transmission, color ?? '-', bodyType ?? '-'],
  };
}

function threeGroups(sort: PageQuery['sort']): PageQuery {
  return {
    selection: {
      brand: [skewed(8), 8 + below(8)],
      transmission: [one(transmissions)],
      price: [{ min: 100e6, max: 300e6 }],
    },
    sort,
    page: 1,
    pageSize: 20,
  };
}
const queries = Array.from({ length: 10 }, () => sortOrders.map(threeGroups)).flat();
const kinds: Readonly<Record<string, readonly PageQuery[]>> = {
  'three groups': queries,
  'one brand': queries.map(({ selection: { brand = [] }, ...query }) => ({ ...query, selection: { brand } })),
  // Each another than the one before: the conditions of the last query are remembered.
  'a price range off the bands': queries.map((query, at) => ({
    ...query,
    selection: { price: [{ min: (110 + at) * 1e6, max: 260e6 }] },
  })),
  'two words': queries.map((query, at) => ({ ...query, selection: {}, words: [`brand${at % 9}`, 'oto'] })),
  'three groups, page 50': queries.map((query) => ({ ...query, page: 50 })),
  nothing: queries.map((query) => ({ ...query, selection: {} })),
};

const say = (text: string) => process.stdout.write(`${text}\n`);

function check(index: FacetedIndex, rows: readonly CatalogueRow[], query: PageQuery): void {
  const counts = index.counts(query);
  const { values, ...others } = naiveCounts(rows, query);
  const same =
    isDeepStrictEqual(index.query(query), naivePage(rows, query)) &&
    valueGroups.every((group) =>
      isDeepStrictEqual(
        new Map<string | number, number>(counts[group].map(({ value, count }) => [value, count])),
        values[group],
      ),
    ) &&
    isDeepStrictEqual(
      { total: counts.total, price: counts.price, kilometers: counts.kilometers, ranges: counts.ranges },
      others,
    );
  if (!same) throw new Error(`another answer than plain arrays give: ${JSON.stringify(query)}`);
}

function measure(size: number): void {
  const rows = Array.from({ length: size }, (_, at) => randomRow(at + 1));
  const memory = () => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const before = memory();
  const started = performance.now();
  const index = new FacetedIndex();
  for (const row of rows) index.upsert(row);
  const built = performance.now() - started;
  const held = globalThis.gc ? `${Math.round(memory() - before)} MB` : 'run node with --expose-gc for memory';
  say(`${size} cars: built in ${built.toFixed(0)} ms, ${held}`);
  for (const [name, asked] of Object.entries(kinds)) {
    // Plain arrays take seconds at a million.
    const checked = size <= 100_000 ? 3 : name === 'three groups' ? 1 : 0;
    for (const query of asked.slice(0, checked)) check(index, rows, query);
    const times = [...asked, ...asked, ...asked].map((query) => {
      const start = performance.now();
      index.query(query);
      index.counts(query);
      return performance.now() - start;
    });
    const steady = times.slice(asked.length).sort((a, b) => a - b);
    const p99 = steady[Math.floor(steady.length * 0.99)] ?? Number.NaN;
    const total = median(asked.map((query) => index.query(query).total));
    say(
      `  ${name.padEnd(28)} median ${median(steady).toFixed(3)} ms  p99 ${p99.toFixed(3)} ms  (${total} cars)`,
    );
  }
  const changes = rows.slice(0, 2000).map((row) => {
    const start = performance.now();
    index.remove(row.id);
    index.upsert(row);
    return performance.now() - start;
  });
  say(`  ${'one car out and in'.padEnd(28)} median ${median(changes).toFixed(4)} ms`);
}

measure(100_000);
measure(1_000_000);
