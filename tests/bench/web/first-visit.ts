import type { Page } from '@playwright/test';
import type { CountingFront } from './counting-front.ts';
import type { MeasuredPage } from './lighthouse-table.ts';
import { check, type Limit, limitText } from './limits.ts';
import { onNewPhone } from './phone.ts';
import { printTable, say } from './table.ts';

/** Idle means no request for this long. */
const quietMs = 5000;
/** The worker may start late, but it must start. */
const workerPatienceMs = 60_000;

interface Visit {
  readonly figures: Readonly<Record<string, number>>;
  readonly twice: readonly string[];
}

const limits: Readonly<Record<string, Limit>> = {
  'script files before the first touch': { atMost: 12 },
  'all requests, page and worker': { atMost: 60 },
  'addresses asked for twice': { atMost: 0 },
  'all kB': {},
  'files in the precache': { atMost: 20 },
  'precache kB, brotli': { atMost: 400 },
  'worker kB, brotli': { atMost: 40 },
};

/** The requests of a first visit until it is idle, without any interaction. */
export async function printFirstVisits(
  siteUrl: string,
  front: CountingFront,
  pages: readonly MeasuredPage[],
): Promise<void> {
  const visits: Visit[] = [];
  for (const { path } of pages) visits.push(await visit(siteUrl, front, path));
  const rows = Object.entries(limits).map(([name, limit]) => {
    const values = visits.map(({ figures }) => Number((figures[name] ?? Number.NaN).toFixed(1)));
    const met = values.map((value, place) =>
      check(`first visit, ${pages[place]?.name}, ${name}`, value, limit),
    );
    const bound = limitText(limit);
    return [name, ...values.map(String), bound, bound && (met.every(Boolean) ? 'yes' : 'NO')];
  });
  printTable(`A first visit until quiet for ${quietMs / 1000} s`, [
    ['', ...pages.map(({ name }) => name), 'limit', 'met'],
    ...rows,
  ]);
  for (const [place, { twice }] of visits.entries())
    for (const address of twice) say(`  twice on ${pages[place]?.name}: ${address}`);
}

function visit(siteUrl: string, front: CountingFront, path: string): Promise<Visit> {
  return onNewPhone(async (page) => {
    front.forget();
    const scripts = scriptsAskedBy(page);
    await page.goto(front.url + path);
    await front.untilQuiet(quietMs);
    await untilWorkerActive(page);
    await front.untilQuiet(quietMs);
    const asked = [...front.asked()];
    const precached = await precachedAddresses(page);
    const sizes = await Promise.all(precached.map((address) => brotliBytes(siteUrl + address)));
    const twice = addressesAskedTwice(asked);
    return {
      twice,
      figures: {
        'script files before the first touch': scripts.size,
        'all requests, page and worker': asked.length,
        'addresses asked for twice': twice.length,
        'all kB': asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
        'files in the precache': precached.length,
        'precache kB, brotli': sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000,
        'worker kB, brotli': (await brotliBytes(`${siteUrl}/sw.js`)) / 1000,
      },
    };
  });
}

/** The script files that a page requests, to run or to preload, answered by the network or its worker. */
function scriptsAskedBy(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

async function untilWorkerActive(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    undefined,
    { timeout: workerPatienceMs },
  );
}

/** Read from the worker's own cache, independent of how the list was made. */
function precachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /precache|^words$/.test(name));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return [...new Set(kept.flat().map(({ url }) => new URL(url).pathname))];
  });
}

/** As sent: what is too small to compress, and pictures, count unchanged. */
async function brotliBytes(url: string): Promise<number> {
  // The length of the response as sent, even if it is decoded here.
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const body = await answer.arrayBuffer();
  return Number(answer.headers.get('content-length') ?? body.byteLength);
}

function addressesAskedTwice(asked: ReturnType<CountingFront['asked']>): string[] {
  const times = new Map<string, number>();
  for (const { method, address } of asked)
    if (method === 'GET') times.set(address, (times.get(address) ?? 0) + 1);
  return [...times].filter(([, count]) => count > 1).map(([address, count]) => `${address} (${count} times)`);
}
