import autocannon from 'autocannon';
import { startSite } from '../support/site.ts';

/*
 * How many calls for a list and for what goes with it the production build answers, at 100,000 cars over loopback:
 * this process asks on one core, the server answers on the other. Selections are many and different: the first round
 * finds none of them in memory, the second goes over the same ones as visitors do.
 */

const cars = 100_000;
const seconds = 15;
const connections = 20;

const brands = [
  'toyota',
  'honda',
  'daihatsu',
  'suzuki',
  'mitsubishi',
  'nissan',
  'mazda',
  'hyundai',
  'wuling',
  'bmw',
];
const bodies = ['mpv', 'suv', 'hatchback', 'sedan', 'crossover'];
const others = [
  'otomatis',
  'manual',
  'tahun-2018-2022',
  'harga-100-juta-200-juta',
  'putih',
  'jawa-barat',
  'diler',
];
const searches = brands.flatMap((brand) =>
  bodies.flatMap((body) => others.map((other) => `${brand}+${body}+${other}`)),
);
const addresses = searches.flatMap((search) => {
  const asked = new URLSearchParams({ search, lang_code: 'id' });
  return [`/api/v4/inventory/filters?${asked}`, `/api/v4/inventory/index?${asked}`];
});

const site = await startSite({ DEMO_LISTINGS: String(cars), LOG_LEVEL: 'warn' });
try {
  const run = (options: Pick<autocannon.Options, 'amount' | 'duration'>) =>
    autocannon({ url: site.url, connections, requests: addresses.map((path) => ({ path })), ...options });
  const say = (name: string, result: autocannon.Result) => {
    const failed = result.non2xx + result.errors + result.timeouts;
    process.stdout.write(
      `${name.padEnd(34)} ${result.requests.average.toFixed(0).padStart(6)} a second  p50 ${result.latency.p50} ms  ` +
        `p99 ${result.latency.p99} ms  slowest ${result.latency.max} ms  failed ${failed}\n`,
    );
    if (failed > 0) process.exitCode = 1;
  };
  say(`${addresses.length} different calls, none in memory`, await run({ amount: addresses.length }));
  const result = await run({ duration: seconds });
  say('the same calls over and over', result);
  const isFast = result.requests.average >= 1000 && result.latency.p99 < 50;
  process.stdout.write(`within 1,000 a second and p99 under 50 ms: ${isFast ? 'yes' : 'NO'}\n`);
} finally {
  await site.stop();
}
