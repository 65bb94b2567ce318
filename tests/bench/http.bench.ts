import autocannon from 'autocannon';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { bodies, brands } from '../support/search-words.ts';
import { type Site, startSite } from '../support/site.ts';

/*
 * How many calls the production build answers, at 100,000 cars on PostgreSQL over loopback: this process asks on one
 * core, the server answers on the other. Calls that are not in memory are all different, each asked once; processor
 * time is that of the server's process, compression included.
 */

const cars = 100_000;
/** One process, as figures are compared; another number is the first argument. */
const workers = process.argv[2] ?? '1';
const seconds = 10;
const connections = 20;

const others = [
  'otomatis',
  'manual',
  'tahun-2018-2022',
  'harga-100-juta-200-juta',
  'putih',
  'jawa-barat',
  'diler',
  'hitam',
];
const warmers = ['abu-abu', 'silver', 'jawa-timur', 'banten', 'tahun-2010-2017'];
const orders = ['', '&sort=price', '&sort=createdAt', '&sort=price&order=desc', '&sort=km'];

const selections = (narrowings: readonly string[]) =>
  brands.flatMap((brand) => bodies.flatMap((body) => narrowings.map((other) => `${brand}+${body}+${other}`)));
const callsOf = (endpoint: string, searches: readonly string[], order = '') =>
  searches.map((search) => `/api/v4/inventory/${endpoint}?search=${encodeURIComponent(search)}${order}`);
const lists = orders.flatMap((order) => callsOf('index', selections(others), order));

type Measured = {
  readonly aSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly processor: number;
};

async function processorSeconds(site: Site): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const seconds = [...text.matchAll(/^lajur_process_cpu_seconds_total\S* (\S+)/gm)];
  return seconds.reduce((sum, [, each]) => sum + Number(each), 0);
}

/** @param paths each asked once, or over and over where a duration is given */
async function measure(site: Site, paths: readonly string[], duration?: number): Promise<Measured> {
  let started = 0;
  const before = await processorSeconds(site);
  const from = performance.now();
  // It ends on a whole second, however soon the last call is answered.
  let lastAt = from;
  const result = await autocannon({
    url: site.url,
    connections,
    headers: { 'accept-encoding': 'br' },
    ...(duration === undefined ? { amount: paths.length } : { duration }),
    // Each connection would else go through all of them, and find what another one has asked for.
    setupClient(client) {
      const own = started++;
      const requests = paths.filter((_, at) => at % connections === own % paths.length);
      client.on('response', () => {
        lastAt = performance.now();
      });
      client.setRequests((requests.length > 0 ? requests : paths).map((path) => ({ path })));
    },
  });
  const took = (lastAt - from) / 1000;
  const spent = (await processorSeconds(site)) - before;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls failed`);
  const aSecond = duration === undefined ? result.requests.total / took : result.requests.average;
  const { p50, p99 } = result.latency;
  return { aSecond, p50, p99, processor: (spent * 1000) / result.requests.total };
}

function say(
  name: string,
  { aSecond, p50, p99, processor }: Measured,
  limit: string,
  isWithin: boolean,
): void {
  process.stdout.write(
    `${name.padEnd(44)} ${aSecond.toFixed(0).padStart(6)} a second  p50 ${p50} ms  p99 ${p99} ms  ` +
      `${processor.toFixed(2)} ms of processor each  ${isWithin ? 'within' : 'OVER'} ${limit}\n`,
  );
  if (!isWithin) process.exitCode = 1;
}

/** The same answer plain, compressed quickly, compressed well and again. */
async function expectEqualAnswers(site: Site, path: string): Promise<void> {
  const ask = async (coding: string) => {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': coding } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  const plain = await ask('identity');
  for (const coding of ['br', 'br', 'gzip', 'br']) {
    if ((await ask(coding)) !== plain) throw new Error(`${path} is another answer in ${coding}`);
  }
}

const postgres = await startPostgres();
if (!postgres) throw new Error('this bench needs PostgreSQL');
const site = await startSite({
  DEMO_LISTINGS: String(cars),
  LOG_LEVEL: 'warn',
  DATABASE_URL: postgres.url,
  WORKERS: workers,
});
try {
  // Different calls of every kind, for the compiler.
  for (const endpoint of ['filters', 'all-filters', 'seo'])
    await measure(site, callsOf(endpoint, selections(warmers)));
  for (const order of orders) await measure(site, callsOf('index', selections(warmers), order));
  const list = await measure(site, lists);
  say(
    `${lists.length} different lists`,
    list,
    '1,200 a second and p99 40 ms',
    list.aSecond >= 1200 && list.p99 < 40,
  );
  for (const endpoint of ['filters', 'seo']) {
    const calls = callsOf(endpoint, selections(others));
    const measured = await measure(site, calls);
    say(`${calls.length} different calls of ${endpoint}`, measured, '4 ms', measured.processor < 4);
  }
  for (const path of ['/mobil-bekas', '/', lists[0] ?? '']) {
    await expectEqualAnswers(site, path);
    const again = await measure(site, [path], seconds);
    say(`${path.slice(0, 40)} from memory`, again, '2,500 a second', again.aSecond >= 2500);
  }
} finally {
  await site.stop();
  await postgres.stop();
}
