import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod';
import { listingPath } from '#contract/paths.ts';
import { cataloguePath } from '#contract/snapshot/snapshot-sync.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { answered, httpSellers } from '#tests/support/http-sellers.ts';
import { bodies, brands } from '#tests/support/search-words.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { type Site, startSite } from '../support/site.ts';
import { median, percentile } from './measure.ts';

/*
 * `npm run bench:scale`: the whole site on PostgreSQL with 10,000, 100,000 and 1,000,000 cars (others: `-- 10000`), one
 * process, one caller on loopback. Every address is asked once, so that nothing is answered from memory. `held` is how
 * long the event loop of the server stood still at most, which every other visitor then waits.
 */

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1_000_000];
const patienceMs = 1_800_000;
const publications = 20;
const metricNames = {
  held: 'lajur_nodejs_eventloop_lag_max_seconds',
  resident: 'lajur_process_resident_memory_bytes',
  heap: 'lajur_nodejs_heap_size_used_bytes',
};

const cards = z.object({ data: z.object({ items: z.array(z.object({ slug: z.string() })) }) });
const rows = new Map<string, string[]>();
function note(name: string, figure: number, unit: string): void {
  const text = `${figure.toPrecision(3)} ${unit}`;
  process.stdout.write(`  ${name.padEnd(48)} ${text}\n`);
  rows.set(name, [...(rows.get(name) ?? []), text]);
}

async function metric(site: Site, name: keyof typeof metricNames): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(new RegExp(`^${metricNames[name]} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}

const asked = (site: Site, path: string, init?: RequestInit) => answered(site.url + path, init);

/** Each path once, one after the other. */
async function measure(site: Site, name: string, paths: readonly string[]): Promise<void> {
  await metric(site, 'held');
  const times: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    await (await asked(site, path)).arrayBuffer();
    times.push(performance.now() - start);
  }
  note(`${name}, median`, median(times), 'ms');
  note(`${name}, p99`, percentile(times, 99), 'ms');
  note(`${name}, held`, (await metric(site, 'held')) * 1000, 'ms');
}

const narrowings = ['otomatis', 'tahun-2018-2022', 'harga-100-juta-200-juta', 'jawa-barat', 'diler', 'hitam'];
const selections = brands.flatMap((brand) =>
  bodies.flatMap((body) => narrowings.map((other) => `${brand}+${body}+${other}`)),
);
const callsOf = (endpoint: string) =>
  selections.map((search) => `/api/v4/inventory/${endpoint}?search=${encodeURIComponent(search)}`);

/** The largest city has one in seventeen cars of the country: 60,000 of a million. */
async function enlargeCity(database: Database, cars: number): Promise<void> {
  await database.orm.execute(sql`
    with largest as (select city_id, province_id, count(*) as has from listings group by 1, 2 order by 3 desc limit 1)
    update listings set city_id = largest.city_id, province_id = largest.province_id from largest
    where id in (
      select id from listings, largest where listings.city_id <> largest.city_id
      order by id % 1009, id limit (select ${Math.round(cars * 0.06)}::int - has from largest))`);
  // A PostgreSQL of tests does not by itself.
  await database.orm.execute(sql`vacuum analyze`);
}

/** One car after the other: until the answer, which a list with the car follows at once. */
async function publish(site: Site, database: Database): Promise<void> {
  const sellers = await httpSellers(site.url, database);
  await metric(site, 'held');
  const times: number[] = [];
  const afterwards: number[] = [];
  for (let at = 0; at < publications; at++) {
    times.push((await sellers.publish()).took);
    const next = performance.now();
    await asked(site, `/api/v4/inventory/index?search=toyota+avanza&sort=createdAt&page=${at + 1}`);
    afterwards.push(performance.now() - next);
  }
  note('publish, median', median(times), 'ms');
  note('publish, slowest', Math.max(...times), 'ms');
  note('publish, held', (await metric(site, 'held')) * 1000, 'ms');
  note('the list after it, median', median(afterwards), 'ms');
}

async function rowsOf<Row>(database: Database, row: z.ZodType<Row>, query: ReturnType<typeof sql>) {
  return z.object({ rows: z.array(row) }).parse(await database.orm.execute(query)).rows;
}

async function snapshot(site: Site, database: Database): Promise<void> {
  const [city] = await rowsOf(
    database,
    z.object({ slug: z.string(), cars: z.number() }),
    sql`select slug, cars::int from cities join (select city_id, count(*) as cars from listings group by 1) l on city_id = id
      order by cars desc limit 1`,
  );
  if (!city) throw new Error('no city');
  note('cars of the largest city', city.cars, '');
  await metric(site, 'held');
  const ask = async () => {
    const start = performance.now();
    await (await asked(site, cataloguePath(city.slug))).arrayBuffer();
    return performance.now() - start;
  };
  note('its snapshot, first', await ask(), 'ms');
  note('its snapshot, held', (await metric(site, 'held')) * 1000, 'ms');
  note('its snapshot, again', await ask(), 'ms');
  const head = await asked(site, cataloguePath(city.slug), {
    headers: { 'accept-encoding': 'br' },
    method: 'HEAD',
  });
  note('its snapshot', Number(head.headers.get('content-length')) / 1000, 'kB');
}

async function memory(site: Site, when: string): Promise<void> {
  note(`memory ${when}, resident`, (await metric(site, 'resident')) / 1e6, 'MB');
  note(`memory ${when}, heap`, (await metric(site, 'heap')) / 1e6, 'MB');
}

async function run(cars: number, databaseUrl: string): Promise<void> {
  process.stdout.write(`${cars.toLocaleString('en')} cars\n`);
  const environment = {
    DEMO_LISTINGS: String(cars),
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    WORKERS: '1',
    NODE_OPTIONS: '--max-old-space-size=8000',
  };
  const start = async (name: string) => {
    const from = performance.now();
    const site = await startSite(environment, undefined, [], patienceMs);
    note(name, (performance.now() - from) / 1000, 's');
    return site;
  };
  await (await start('first start, with the cars written')).stop();
  const database = await openDatabase({
    ...{ databaseUrl, migrationsDirectory, dataDirectory: '' },
    onWarning: (line) => void process.stderr.write(`${line}\n`),
  });
  await enlargeCity(database, cars);
  const site = await start('start');
  try {
    await memory(site, 'after the start');
    await measure(site, 'list', callsOf('index'));
    await measure(site, 'filters', callsOf('filters'));
    await measure(
      site,
      'page of a list',
      selections.slice(0, 100).map((search) => `/mobil-bekas/${search}`),
    );
    const lists = [1, 2, 3, 4, 5].map((page) => asked(site, `/api/v4/inventory/index?page=${page}`));
    const found = await Promise.all(
      lists.map(async (list) => cards.parse(await (await list).json()).data.items),
    );
    await measure(
      site,
      'page of a car',
      found.flat().map(({ slug }) => listingPath(slug)),
    );
    await measure(
      site,
      'words',
      brands.map((brand) => `/api/v4/inventory/index?q=${brand}%20istimewa`),
    );
    await measure(site, 'sitemap', ['/sitemap.xml']);
    await snapshot(site, database);
    await publish(site, database);
    await memory(site, 'at the end');
  } finally {
    await database.close();
    await site.stop();
  }
}

const postgres = await startPostgres();
if (!postgres) throw new Error('this bench needs PostgreSQL');
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
try {
  for (const cars of sizes) {
    const name = `lajur_scale_${cars}`;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    try {
      await run(cars, Object.assign(new URL(postgres.url), { pathname: name }).href);
    } finally {
      await client.query(`drop database if exists ${name} with (force)`);
    }
  }
} finally {
  await client.end();
  await postgres.stop();
}
process.stdout.write(
  `\n${''.padEnd(48)}${sizes.map((cars) => cars.toLocaleString('en').padStart(14)).join('')}\n`,
);
for (const [name, figures] of rows)
  process.stdout.write(`${name.padEnd(48)}${figures.map((figure) => figure.padStart(14)).join('')}\n`);
