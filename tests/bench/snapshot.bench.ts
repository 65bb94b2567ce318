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
 * Each run has a page of its own, all of whose code is new to the browser, as on a phone.
 */

const cars = 20_000;
/** The city has one in so many of the market's cars. */
const share = 5;
const slowdown = 4;
const runs = 9;
const limits = { bytes: 155_000, appliedMs: 400, tapMs: 50 } as const;

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
say(`snapshot: ${size(full.length)}, brotli ${size(compressed.length)}, ${verdict} ${size(limits.bytes)}`);
for (const changed of [20, 200]) {
  const delta = encodeDelta({
    ...city,
    ...{
      since: '1',
      removed: city.cars.slice(0, changed / 2).map(({ id }) => id + 1_000_000),
      full,
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
  '/city': { type: 'application/octet-stream', body: full },
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
async function run(page: Page): Promise<Times> {
  // tsx names functions by a helper that the page has not got.
  await page.addInitScript('globalThis.__name = (each) => each');
  await page.goto(`http://127.0.0.1:${port}/`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addScriptTag({ url: '/worker.js', type: 'module' });
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
const all: Times[] = [];
for (let at = 0; at < runs; at += 1) {
  const page = await browser.newPage();
  all.push(await run(page));
  await page.close();
}
await browser.close();
server.close();
report(
  'opened',
  all.map(({ open }) => open),
);
report(
  'opened, and a list with its counts',
  all.map(({ applied }) => applied),
  limits.appliedMs,
);
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
