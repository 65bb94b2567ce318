import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { httpSellers } from '#tests/support/http-sellers.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { startSite } from '../support/site.ts';
import { fractionOf, readStock, visitOf } from './visits.ts';

/*
 * `npm run load:mix -- --minutes 30 --rate 300 --cars 20000`: what visitors ask of a site on PostgreSQL, at a steady
 * rate whether or not it keeps up, while a car is published every five seconds. The rate is reached within a ramp, as a
 * started node gets its share of visitors; its requests count too. Reports errors, times by kind and memory by minute;
 * ends with 1 where a request failed, or memory grew by over a tenth after its first part.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '300' },
    cars: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '2' },
    /** Seconds until the rate is reached, before the minutes. */
    ramp: { type: 'string', default: '60' },
  },
});
const [minutes, rate, cars] = [Number(values.minutes), Number(values.rate), Number(values.cars)];
const rampSeconds = Number(values.ramp);
/** Caches fill and code is compiled meanwhile. */
const settlingMs = Math.min(5, minutes / 4) * 60_000;
const publishEveryMs = 5000;
const sampleEveryMs = 5000;
/** Nobody waits longer. */
const patienceMs = 10_000;
const mostGrowth = 0.1;
/** The requests of a turn of the clock are sent together. */
const turnMs = 20;

type Kind = { readonly times: RecordableHistogram; readonly failures: Map<string, number> };
const kinds = new Map<string, Kind>();
function kindOf(name: string): Kind {
  const known = kinds.get(name) ?? { times: createHistogram(), failures: new Map() };
  kinds.set(name, known);
  return known;
}
async function timed(name: string, work: () => Promise<string | undefined>): Promise<void> {
  const kind = kindOf(name);
  const start = performance.now();
  const failure = await work().catch((error: unknown) => (error instanceof Error ? error.name : 'error'));
  kind.times.record(Math.max(1, Math.round((performance.now() - start) * 1000)));
  if (failure !== undefined) kind.failures.set(failure, (kind.failures.get(failure) ?? 0) + 1);
}

const postgres = await startPostgres();
if (!postgres) throw new Error('the mix needs PostgreSQL');
const site = await startSite({
  DATABASE_URL: postgres.url,
  DEMO_LISTINGS: String(cars),
  LOG_LEVEL: 'warn',
  // Each visitor has an address, as behind a front.
  TRUST_PROXY: '127.0.0.1',
  WORKERS: values.workers,
});
const database = await openDatabase({ databaseUrl: postgres.url, migrationsDirectory, dataDirectory: '' });

/** Of all workers, in megabytes. */
async function memory(): Promise<{ resident: number; heap: number }> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^lajur_${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (total, [, value]) => total + Number(value) / 1e6,
      0,
    );
  return { resident: sum('process_resident_memory_bytes'), heap: sum('nodejs_heap_size_used_bytes') };
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const average = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

try {
  const stock = await readStock(site.url);
  const sellers = await httpSellers(site.url, database);
  let isOver = false;
  let sent = 0;
  const open = new Set<Promise<void>>();
  const addressOf = (visit: number) =>
    `10.${visit % 200}.${fractionOf(visit, 256)}.${fractionOf(visit + 7, 256)}`;

  async function publishing(): Promise<void> {
    for (let at = 0; !isOver; at++) {
      const next = wait(publishEveryMs);
      await timed('publish a car, with its photo', async () => {
        await sellers.publish({ 'x-forwarded-for': addressOf(at) });
        return undefined;
      });
      await next;
    }
  }
  const samples: { readonly at: number; readonly resident: number; readonly heap: number }[] = [];
  async function sampling(): Promise<void> {
    while (!isOver) {
      const next = wait(sampleEveryMs);
      samples.push({ at: performance.now() - began, ...(await memory()) });
      await next;
    }
  }

  say(`${rate} requests a second for ${minutes} minutes, ${cars} cars, ${values.workers} workers`);
  const started = performance.now();
  const began = started + rampSeconds * 1000;
  /** How many requests are to be sent by now. */
  function due(): number {
    const seconds = (performance.now() - started) / 1000;
    return seconds < rampSeconds
      ? (rate * seconds ** 2) / (2 * rampSeconds)
      : rate * (seconds - rampSeconds / 2);
  }
  const others = [publishing(), sampling()];
  while (performance.now() - began < minutes * 60_000) {
    for (const all = due(); sent < all; sent++) {
      const { name, path } = visitOf(sent, stock);
      const asked = timed(name, async () => {
        const response = await fetch(site.url + path, {
          headers: { 'x-forwarded-for': addressOf(sent), 'accept-encoding': 'br' },
          signal: AbortSignal.timeout(patienceMs),
        });
        await response.arrayBuffer();
        return response.ok ? undefined : String(response.status);
      }).finally(() => open.delete(asked));
      open.add(asked);
    }
    await wait(turnMs);
  }
  isOver = true;
  await Promise.all([...open, ...others]);

  const took = (performance.now() - began) / 1000;
  const inRamp = (rate * rampSeconds) / 2;
  let failed = 0;
  const millis = (micros: number) => (micros / 1000).toFixed(1).padStart(9);
  say(`\n${'kind'.padEnd(34)}    count   median      p99      max  failures`);
  for (const [name, { times, failures }] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
    failed += [...failures.values()].reduce((sum, count) => sum + count, 0);
    const figures = [times.percentile(50), times.percentile(99), times.max].map(millis).join('');
    const failing = [...failures].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
    say(`${name.padEnd(34)} ${String(times.count).padStart(8)}${figures}  ${failing}`);
  }
  say(`\n${((sent - inRamp) / took).toFixed(0)} requests a second, ${failed} failed`);
  say('\nminute   resident MB   heap MB');
  for (let minute = 0; minute < minutes; minute++) {
    const some = samples.filter(({ at }) => Math.floor(at / 60_000) === minute);
    const columns = [some.map(({ resident }) => resident), some.map(({ heap }) => heap)];
    say(
      `${String(minute + 1).padStart(6)} ${columns.map((each) => average(each).toFixed(0).padStart(11)).join('')}`,
    );
  }
  const later = samples.filter(({ at }) => at >= settlingMs).map(({ resident }) => resident);
  const part = Math.ceil(later.length / 5);
  const growth = average(later.slice(-part)) / average(later.slice(0, part)) - 1;
  const after = (settlingMs / 60_000).toFixed(1);
  say(
    `\nresident memory after ${after} minutes: ${(growth * 100).toFixed(1)} % from its first to its last fifth`,
  );
  if (failed > 0 || growth > mostGrowth) process.exitCode = 1;
} finally {
  await database.close();
  await site.stop();
  await postgres.stop();
}
