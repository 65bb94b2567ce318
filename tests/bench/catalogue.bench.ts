import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { naiveCounts, naivePage } from '#tests/support/naive-catalogue.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { type Answer, type Engine, indexEngine, plainCounts } from './catalogue-engine.ts';
import { measureDistances } from './distances.ts';
import { measureIndex } from './index-kinds.ts';
import { median, percentile } from './measure.ts';
import { fillPostgres, postgresEngines } from './postgres-engine.ts';
import { randomRow, restartCars, threeGroups } from './random-cars.ts';

/*
 * `npm run bench:catalogue`: a page of 20 with the counts of all groups, three groups selected, from the index and
 * from PostgreSQL, in one run, each on one core: at 100,000 cars, and at a million (not with `-- --small`). First all
 * answers are compared. The lowest and highest
 * price, year and kilometres, which the index answers too, are not asked of the others. At last the index is asked with
 * a radius and without, which may take at most 1.3 times as long.
 */

const say = (text: string) => process.stdout.write(`${text}\n`);
const queries = threeGroups(1);
const rounds = 4;

/** Heap after garbage collection, in megabytes. */
function held(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Builds something, and reports time and memory. */
async function built<Made>(name: string, make: () => Made | Promise<Made>): Promise<Made> {
  const before = held();
  const start = performance.now();
  const made = await make();
  const took = performance.now() - start;
  const memory = globalThis.gc ? `${Math.round(held() - before)} MB` : 'memory with node --expose-gc only';
  say(`  ${name}: built in ${(took / 1000).toFixed(1)} s, ${memory}`);
  return made;
}

function indexOf(rows: readonly CatalogueRow[]): FacetedIndex {
  const index = new FacetedIndex();
  for (const row of rows) index.upsert(row);
  return index;
}

/** Compares all answers, and throws where one differs from the index's. */
async function check(engines: readonly Engine[], index: Engine): Promise<void> {
  for (const query of queries) {
    const answer = (await index.ask(query))();
    for (const engine of engines) {
      if (!isDeepStrictEqual((await engine.ask(query))(), answer))
        throw new Error(`${engine.name} answers otherwise: ${JSON.stringify(query)}`);
    }
  }
}

/** Plain arrays take seconds: a few queries are enough to trust the index. */
async function checkPlainly(rows: readonly CatalogueRow[], index: Engine): Promise<void> {
  for (const query of queries.slice(0, 5)) {
    const plain: Answer = { ...naivePage(rows, query), counts: plainCounts(naiveCounts(rows, query)) };
    if (!isDeepStrictEqual((await index.ask(query))(), plain))
      throw new Error(`the index answers otherwise than plain arrays: ${JSON.stringify(query)}`);
  }
}

async function timesOf(engine: Engine): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    const found = engine.ask(query);
    if (found instanceof Promise) await found;
    times.push(performance.now() - start);
  }
  return times;
}

/** The fastest of several variants of one engine. */
async function fastestOf(engines: readonly Engine[]): Promise<Engine> {
  let fastest: { readonly engine: Engine; readonly time: number } | undefined;
  for (const engine of engines) {
    const time = median(await timesOf(engine));
    say(`  ${engine.name}: ${time.toFixed(1)} ms`);
    if (!fastest || time < fastest.time) fastest = { engine, time };
  }
  if (!fastest) throw new Error('no way to ask');
  return fastest.engine;
}

type Figures = { readonly median: number; readonly p99: number };

/** A second of queries each: a server's code is compiled and its caches are filled. */
async function warmUp(engine: Engine): Promise<void> {
  for (const start = performance.now(); performance.now() - start < 1000; ) await timesOf(engine);
}

/** In turns, and of each engine the best: other work on the machine slows all alike, and some turns more. */
async function compare(index: Engine, others: readonly Engine[]): Promise<void> {
  const engines = [index, ...others];
  for (const engine of engines) await warmUp(engine);
  const figures = new Map<Engine, Figures>();
  for (let round = 0; round < rounds; round++) {
    for (const engine of engines) {
      globalThis.gc?.();
      // Repeated for a steady figure, where one run takes no time.
      const times: number[] = [];
      for (let turn = 0; turn < (engine === index ? 10 : 1); turn++) times.push(...(await timesOf(engine)));
      const best = figures.get(engine) ?? { median: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };
      figures.set(engine, {
        median: Math.min(best.median, median(times)),
        p99: Math.min(best.p99, percentile(times, 99)),
      });
    }
  }
  const own = figures.get(index)?.median ?? Number.NaN;
  for (const [{ name }, { median: middle, p99 }] of figures) {
    const ratio = name === index.name ? '' : `${(middle / own).toFixed(0)} times as long`;
    say(
      `  ${name.padEnd(58)} median ${middle.toFixed(2).padStart(8)} ms  p99 ${p99.toFixed(2).padStart(8)} ms  ${ratio}`,
    );
  }
}

const carsOf = (size: number) => Array.from({ length: size }, (_, at) => randomRow(at + 1));

type Filled = {
  readonly index: FacetedIndex;
  readonly own: Engine;
  readonly client: Awaited<ReturnType<typeof fillPostgres>> | undefined;
  readonly someRows: readonly CatalogueRow[];
};

/** The same cars in both. Most of the cars themselves are released: a server does not hold them either. */
async function fill(size: number, postgresUrl: string | undefined): Promise<Filled> {
  restartCars();
  const rows = carsOf(size);
  const index = await built('the index', () => indexOf(rows));
  const own = indexEngine(index);
  if (size <= 100_000) await checkPlainly(rows, own);
  const client = postgresUrl === undefined ? undefined : await fillPostgres(postgresUrl, rows);
  return { index, own, client, someRows: rows.slice(0, 2000) };
}

async function run(size: number, postgresUrl: string | undefined): Promise<void> {
  const [load = 0] = loadavg();
  say(`${size.toLocaleString('en')} cars (load of the machine before: ${load.toFixed(1)})`);
  const { index, own, client, someRows } = await fill(size, postgresUrl);
  if (client) {
    const ways = postgresEngines(client);
    await check(ways, own);
    await compare(own, [await fastestOf(ways)]);
    await client.end();
  }
  say('  all answers are equal');
  measureDistances(index);
  measureIndex(index, someRows);
}

const postgres = await startPostgres();
try {
  await run(100_000, postgres?.url);
  if (!process.argv.includes('--small')) await run(1_000_000, postgres?.url);
} finally {
  await postgres?.stop();
}
