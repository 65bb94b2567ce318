import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { encodeDelta, encodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import { compressSnapshot } from '#server/features/snapshot/snapshot-compression.ts';
import { demoCity } from '#tests/support/demo-city.ts';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { median, report } from './measure.ts';

/*
 * A city of 20,000 cars for the phone: how many bytes it takes, and how fast the built worker takes it in and answers,
 * in Chromium on a processor made four times slower. Chromium slows down pages and not their workers, so the worker's
 * own file runs in a page here, and hears and answers through the same messages. Needs a build.
 *
 * A worker warms up on a made-up city until it is asked for something. Both are measured: a worker that had the time for
 * it, as when cars come over the air, and one that was asked at once, all of whose code is new to the browser.
 */

const cars = 20_000;
/** The city has one in so many of the market's cars. */
const share = 5;
const slowdown = 4;
const runs = 9;
/** Longer than warming up takes on that processor. */
const warmingMs = 4000;
const limits = { bytes: 150_000, appliedMs: 100, tapMs: 50 } as const;

const say = (text: string) => process.stdout.write(`${text}\n`);
const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const started = performance.now();
const city = demoCity(cars, share);
say(
  `${city.cars.length} demonstration cars, one in ${share} of a market (made in ${Math.round(performance.now() - started)} ms)`,
);
const full = encodeSnapshot(city);
const compressed = await compressSnapshot(full);
const verdict = compressed.length <= limits.bytes ? 'within' : 'OVER';
say(
  `snapshot: ${size(full.bytes.length)}, brotli ${size(compressed.length)}, ${verdict} ${size(limits.bytes)}`,
);
for (const changed of [20, 200]) {
  const delta = encodeDelta({
    ...city,
    ...{
      since: '1',
      removed: city.cars.slice(0, changed / 2).map(({ id }) => id + 1_000_000),
      full: full.bytes,
    },
    isChanged: (_, place) => place % Math.floor(cars / changed) === 0,
  });
  say(
    `delta of ${changed} cars and ${changed / 2} removals: brotli ${size((await compressSnapshot(delta)).length)}`,
  );
}

const assets = new URL('../../dist/client/assets/', import.meta.url);
const file = (await readdir(assets)).find((name) => /^catalogue\.worker-.*\.js$/.test(name));
if (!file) throw new Error('there is no build: npm run build');
const files: Readonly<Record<string, { type: string; body: Uint8Array }>> = {
  '/': { type: 'text/html', body: Buffer.from('<!doctype html><title>bench</title>') },
  '/worker.js': { type: 'text/javascript', body: await readFile(new URL(file, assets)) },
  '/city': { type: 'application/octet-stream', body: full.bytes },
};
const server = createServer((request, response) => {
  const found = files[request.url ?? ''];
  response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' });
  response.end(found?.body);
});
const port = await freePort();
await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

type Times = {
  readonly open: number;
  readonly applied: number;
  readonly taps: readonly number[];
  readonly words: number;
  readonly total: number;
};

/** In the page: the worker's file, spoken to as the page speaks to its worker. */
async function run(page: Page, isWarm: boolean): Promise<Times> {
  // tsx names functions by a helper that the page has not got.
  await page.addInitScript('globalThis.__name = (each) => each');
  await page.goto(`http://127.0.0.1:${port}/`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The worker begins to warm up by a timer: what comes of it never runs where it is to be asked at once.
  if (!isWarm) await page.evaluate('globalThis.timer = setTimeout; globalThis.setTimeout = () => 0');
  await page.addScriptTag({ url: '/worker.js', type: 'module' });
  await page.evaluate(
    isWarm ? `new Promise((done) => setTimeout(done, ${warmingMs}))` : 'setTimeout = timer',
  );
  return page.evaluate(async () => {
    let last = 0;
    const ask = (message: Record<string, unknown>) =>
      new Promise<Record<string, unknown>>((resolve) => {
        last += 1;
        const id = last;
        const listen = ({ data }: MessageEvent) => {
          // Here both directions share one window: a reply is what is no request.
          if (data?.id !== id || 'query' in data || data.bytes !== undefined) return;
          removeEventListener('message', listen);
          resolve(data);
        };
        addEventListener('message', listen);
        postMessage({ ...message, id });
      });
    const answer = (name: string, search: string, q = '') =>
      ask({ type: 'answer', name, query: { search, q }, language: 'id' });
    const both = async (search: string, q?: string) => {
      const [filters] = await Promise.all([answer('filters', search, q), answer('listings', search, q)]);
      return filters;
    };
    const bytes = new Uint8Array(await (await fetch('/city')).arrayBuffer());
    const begin = performance.now();
    await ask({ type: 'open', bytes });
    const open = performance.now() - begin;
    await both('toyota+otomatis');
    const applied = performance.now() - begin;
    const searches = [
      'honda',
      'honda+mpv',
      'toyota+manual+harga-100-juta-250-juta',
      'suv+diesel',
      'avanza',
      'harga-150-juta-300-juta+putih',
      'tahun-2018-2022+otomatis',
      'km-di-bawah-50-ribu+bensin',
      'daihatsu+suzuki+manual',
      'jakarta-selatan+bensin',
    ];
    const taps: number[] = [];
    for (const search of [...searches, ...searches]) {
      // A person takes longer to tap than this; words are made ready meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 30));
      const from = performance.now();
      await both(search);
      taps.push(performance.now() - from);
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const from = performance.now();
    const found = await both('', 'avansa otomatis');
    const words = performance.now() - from;
    const data = found.data as { count: number };
    return { open, applied, taps, words, total: data.count };
  });
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
async function measured(isWarm: boolean): Promise<Times[]> {
  const all: Times[] = [];
  for (let at = 0; at < runs; at += 1) {
    // A page of its own each time: nothing is compiled yet, as on a phone.
    const page = await browser.newPage();
    all.push(await run(page, isWarm));
    await page.close();
  }
  return all;
}
const cold = await measured(false);
const warm = await measured(true);
await browser.close();
server.close();
const opened = (all: readonly Times[]) => all.map(({ open }) => open);
const applied = (all: readonly Times[]) => all.map((times) => times.applied);
report('taken in, asked at once', opened(cold));
report('taken in, and a list with its counts, asked at once', applied(cold));
report('taken in, warmed up', opened(warm));
report('taken in, and a list with its counts, warmed up', applied(warm), limits.appliedMs);
const all = [...cold, ...warm];
report(
  'a tap on a filter: list and counts',
  all.flatMap((times) => times.taps),
  limits.tapMs,
);
report(
  'words, mistyped',
  all.map(({ words }) => words),
);
say(`found by words: ${median(all.map(({ total }) => total))} cars`);
