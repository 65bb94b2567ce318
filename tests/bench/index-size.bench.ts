import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import type { PageQuery } from '#catalogue/faceted-index/catalogue-selection.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { addedCounts, naiveCounts, naivePage } from '#tests/support/naive-catalogue.ts';
import { indexEngine, plainCounts } from './catalogue-engine.ts';
import { median, percentile } from './measure.ts';
import { randomRow, restartCars, threeGroups } from './random-cars.ts';

/*
 * `npm run bench:size`: memory and time of the index by its number of cars, each number in a process of its own
 * (others: `-- 10000 5000000`), and ten million by extrapolation. The answers are compared with those of plain arrays.
 */

const usual = [10_000, 100_000, 1_000_000, 3_000_000];
const extrapolated = 10_000_000;
/** Cars that are held at once beside the index: those of millions would take more memory than it. */
const part = 50_000;
/** Plain arrays take seconds a query. */
const compared = 3;

const figures = z.object({
  cars: z.number(),
  buildSeconds: z.number(),
  megabytes: z.number(),
  longestUpsert: z.number(),
  list: z.number(),
  listP99: z.number(),
  plain: z.number(),
  hour: z.number(),
  change: z.number(),
});
type Figures = z.infer<typeof figures>;

function* partsOf(cars: number): Generator<CatalogueRow[]> {
  restartCars();
  for (let from = 0; from < cars; from += part)
    yield Array.from({ length: Math.min(part, cars - from) }, (_, at) => randomRow(from + at + 1));
}

/** Heap and buffers after garbage collection, in megabytes. */
function held(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Throws where an answer differs. */
function check(index: FacetedIndex, cars: number, queries: readonly PageQuery[]): void {
  const plain = queries.map((query) => ({
    query,
    found: [] as CatalogueRow[],
    counts: naiveCounts([], query),
  }));
  for (const rows of partsOf(cars)) {
    for (const each of plain) {
      const firstOf = { ...each.query, pageSize: each.query.page * each.query.pageSize, page: 1 };
      const byId = new Map([...each.found, ...rows].map((row) => [row.id, row]));
      each.found = naivePage([...byId.values()], firstOf).ids.flatMap((id) => byId.get(id) ?? []);
      each.counts = addedCounts(each.counts, naiveCounts(rows, each.query));
    }
  }
  for (const { query, found, counts } of plain) {
    const expected = {
      ids: found.map(({ id }) => id),
      total: counts.total,
      counts: plainCounts(counts),
    };
    const answer = indexEngine(index).ask(query);
    if (answer instanceof Promise || !isDeepStrictEqual(answer(), expected))
      throw new Error(`the index answers otherwise than plain arrays: ${JSON.stringify(query)}`);
  }
}

function measure(cars: number): Figures {
  const before = held();
  const index = new FacetedIndex();
  let took = 0;
  let longestUpsert = 0;
  for (const rows of partsOf(cars)) {
    const start = performance.now();
    let last = start;
    for (const row of rows) {
      index.upsert(row);
      const now = performance.now();
      longestUpsert = Math.max(longestUpsert, now - last);
      last = now;
    }
    took += performance.now() - start;
  }
  const megabytes = held() - before;
  const some = [...partsOf(2000)].flat();
  const queries = threeGroups(1);
  const ask = (query: PageQuery) => {
    index.query(query);
    index.counts(query);
  };
  for (const query of queries) ask(query);
  const times = [...queries, ...queries, ...queries].map((query) => timed(() => ask(query)));
  const all: PageQuery = { selection: {}, sort: 'score-desc', page: 1, pageSize: 20 };
  const [first] = some;
  const plain = Array.from({ length: 10 }, () => {
    if (first) index.upsert(first);
    return timed(() => ask(all));
  });
  const hour = timed(() => index.query({ ...all, now: Date.now() + 3_600_000 }));
  const change = some.map((row) =>
    timed(() => {
      index.remove(row.id);
      index.upsert(row);
    }),
  );
  check(index, cars, queries.slice(0, compared));
  return {
    ...{ cars, megabytes, longestUpsert, hour },
    buildSeconds: took / 1000,
    list: median(times),
    listP99: percentile(times, 99),
    plain: median(plain),
    change: median(change),
  };
}

const names = {
  buildSeconds: 'built, s',
  megabytes: 'memory, MB',
  longestUpsert: 'longest upsert, ms',
  list: 'three groups, ms',
  listP99: 'p99, ms',
  plain: 'nothing selected, after a change, ms',
  hour: 'first of an hour, ms',
  change: 'one car out and in, ms',
} as const satisfies { readonly [Name in keyof Figures]?: string };

async function inProcess(cars: number): Promise<Figures> {
  const child = fork(fileURLToPath(import.meta.url), ['--one', String(cars)], {
    execArgv: [...process.execArgv, '--expose-gc', '--max-old-space-size=16000'],
  });
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return figures.parse(message);
}

/** As the last two sizes grow. */
function extrapolate(before: number, last: number, sizes: readonly [number, number]): number {
  return last + ((last - before) / (sizes[1] - sizes[0])) * (extrapolated - sizes[1]);
}

const own = process.argv[2] === '--one' ? Number(process.argv[3]) : undefined;
if (own !== undefined) process.send?.(measure(own), () => process.disconnect());
else {
  const asked = process.argv.slice(2).map(Number);
  const found: Figures[] = [];
  for (const cars of asked.length > 0 ? asked : usual) {
    found.push(await inProcess(cars));
    process.stdout.write(`${cars.toLocaleString('en')} cars: equal answers\n`);
  }
  const [before, last] = found.slice(-2);
  const isGrowing = before && last && last.cars < extrapolated;
  const heads = [...found.map(({ cars }) => cars), ...(isGrowing ? [extrapolated] : [])];
  const line = (name: string, cells: readonly string[]) =>
    process.stdout.write(`${name.padEnd(38)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
  line(
    '',
    heads.map((cars) => cars.toLocaleString('en')),
  );
  for (const [key, name] of Object.entries(names)) {
    const cells = found.map((each) => each[key as keyof typeof names]);
    const [a = 0, b = 0] = cells.slice(-2);
    if (isGrowing) cells.push(extrapolate(a, b, [before.cars, last.cars]));
    line(
      name,
      cells.map((cell) => cell.toPrecision(3)),
    );
  }
}
