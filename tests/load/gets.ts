import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { startSite } from '../support/site.ts';
import { addressOf } from './addresses.ts';
import { readingAddresses } from './reading-addresses.ts';

/*
 * 100,000 different anonymous GETs over all addresses on a server with a heap of 320 MB: whether it lives, whether its
 * memory is back two minutes later, and what is left on the disk. `npm run load` (another number: `-- 20000`).
 */

const requests = Number(process.argv[2] ?? 100_000);
const isReading = process.argv[3] === 'reading';
const heapMegabytes = 320;
const atOnce = 20;
const restMs = 120_000;
const megabyte = 1024 * 1024;
/** What may grow: drawn photos and link previews have 512 MB each, the rest is the database's own. */
const mostDiskBytes = 1200 * megabyte;

const memory = z.object({
  heapUsed: z.number(),
  external: z.number(),
  arrayBuffers: z.number(),
  rss: z.number(),
});

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(path.join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const reporter = fileURLToPath(new URL('report-heap.mjs', import.meta.url));
const site = await startSite({
  DEMO_LISTINGS: '2000',
  LOG_LEVEL: 'fatal',
  NODE_OPTIONS: `--max-old-space-size=${heapMegabytes} --import ${reporter}`,
});
// The last to start: before it the process that ends the server with this one.
const [pid = 0] = [...site.log().matchAll(/reports of process (\d+)/g)]
  .map(([, one]) => Number(one))
  .reverse();

async function measured(): Promise<z.infer<typeof memory>> {
  const before = site.log().length;
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await wait(100);
    const [, line] = /^memory (\{.*\})$/m.exec(site.log().slice(before)) ?? [];
    if (line !== undefined) return memory.parse(JSON.parse(line));
  }
}

function say(
  what: string,
  { heapUsed, external, arrayBuffers, rss }: z.infer<typeof memory>,
  disk: number,
): void {
  const inMegabytes = [heapUsed, external, arrayBuffers, rss, disk].map((bytes) =>
    (bytes / megabyte).toFixed(1),
  );
  const [heap, outside, buffers, resident, files] = inMegabytes;
  console.log(
    `${what}: heap ${heap} MB, external ${outside} of which buffers ${buffers}, resident ${resident}, disk ${files}`,
  );
}

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const isAlive = async () => (await fetch(`${site.url}/healthz`)).ok;

try {
  const { paths } = document.parse(await (await fetch(`${site.url}/api/openapi.json`)).json());
  const gets = Object.entries(paths).flatMap(([address, methods]) => ('get' in methods ? [address] : []));
  console.log(`${gets.length} GET routes, and the pages; ${requests} requests, ${atOnce} at once`);
  const reading = await readingAddresses(async (address) => (await fetch(site.url + address)).text());
  const of = isReading ? reading.of : (number: number) => addressOf(number, gets);
  const answers = new Map<string, number>();
  let turn = 0;
  const run = async (until: number): Promise<void> => {
    while (turn < until) {
      const address = of(turn++);
      const answer = await fetch(site.url + address, { redirect: 'manual' }).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        () => 'none',
      );
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  const together = (until: number) => Promise.all(Array.from({ length: atOnce }, () => run(until)));

  // Every route once and more, so that all code is compiled and what is made once is made.
  await together(Math.min(requests, 3000));
  await wait(65_000);
  const start = await measured();
  const diskAtStart = await bytesIn(site.dataDir);
  say('at the start', start, diskAtStart);
  const began = performance.now();
  const parts: z.infer<typeof memory>[] = [];
  for (let part = 1; part <= 5; part++) {
    await together(3000 + ((requests - 3000) * part) / 5);
    const now = await measured();
    parts.push(now);
    say(`after ${turn}`, now, await bytesIn(site.dataDir));
  }
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s; answers`, Object.fromEntries(answers));
  await wait(restMs);
  const end = await measured();
  const disk = await bytesIn(site.dataDir);
  say('two minutes later', end, disk);
  const growth = end.heapUsed / start.heapUsed - 1;
  // Garbage and the allocator make it swing; what leaks rises from part to part.
  const most = (of: 'external' | 'rss', some: typeof parts) => Math.max(...some.map((one) => one[of]));
  const rise = (of: 'external' | 'rss') => most(of, parts.slice(3)) / most(of, parts.slice(0, 3)) - 1;
  const [external, resident] = [rise('external'), rise('rss')];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `heap ${percent(growth)} above the start; in the last two parts resident ${percent(resident)} and external ` +
      `${percent(external)} above the three before; alive: ${await isAlive()}`,
  );
  if (
    growth > 0.1 ||
    resident > 0.05 ||
    external > 0.1 ||
    disk > mostDiskBytes ||
    (answers.get('none') ?? 0) > 0
  )
    process.exitCode = 1;
} finally {
  await site.stop();
}
