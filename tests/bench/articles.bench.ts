import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/open-database.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { type Site, startSite } from '../support/site.ts';
import { calls } from './content/calls.ts';
import { articleCount, insertArticles, longPaths } from './content/insert-articles.ts';
import { insertReviews, reviewCount } from './content/insert-reviews.ts';
import { median, percentile } from './measure.ts';

/*
 * 10,000 articles in both languages and 100,000 reviews on the production build: each call is asked once, so that no
 * cache answers, and both engines must answer the same. `npm run bench:articles`, or with `-- pglite` or `-- postgres`
 * on one engine.
 */

const limitMs = 50;
const migrationsDirectory = fileURLToPath(new URL('../../dist/server/migrations', import.meta.url));

/** What the first engine answered, by call. */
const answers = new Map<string, string>();

async function measure(site: Site): Promise<void> {
  // Code that has run before; each address once, so that no cache answers.
  for (let time = 0; time < 10; time++) {
    const word = `ka${'abcdefghij'[time]}`;
    for (const warm of [
      ...[`/tips?w=${time}`, `/berita?page=2&w=${time}`, `/tips?q=${word}`],
      ...[`/review-pengguna?w=${time}`, `/review-pengguna?q=${word}`],
      `/api/v1/search/search?searchString=${word}&pages=1`,
    ])
      await (await fetch(site.url + warm)).text();
  }
  for (const [name, paths] of Object.entries(calls)) {
    const times: number[] = [];
    const before = await processorMs(site);
    for (const path of paths) {
      const start = performance.now();
      const answer = await fetch(site.url + path);
      const text = await answer.text();
      times.push(performance.now() - start);
      if (path.startsWith('/api/') && answer.status === 200) {
        const digest = hash('sha256', text);
        if ((answers.get(path) ?? digest) !== digest)
          throw new Error(`${path}: the engines answer differently`);
        answers.set(path, digest);
      }
      // A page beyond the last is not found, as quickly.
      if (answer.status !== 200 && answer.status !== 404)
        throw new Error(`${path} answered ${answer.status}`);
    }
    const processor = ((await processorMs(site)) - before) / paths.length;
    const p99 = percentile(times, 99);
    const verdict = p99 <= limitMs ? `within ${limitMs} ms` : `OVER ${limitMs} ms`;
    process.stdout.write(
      `  ${name.padEnd(40)} p50 ${median(times).toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms  processor ${processor.toFixed(1).padStart(5)} ms  of ${String(paths.length).padStart(3)}  ${verdict}\n`,
    );
  }
}

const operatorToken = 'the operator of this measurement';
async function processorMs(site: Site): Promise<number> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
  // One line of each worker process.
  const seconds = [...text.matchAll(/^lajur_process_cpu_seconds_total(?:\{[^}]*\})? (\S+)/gm)];
  return 1000 * seconds.reduce((sum, [, each]) => sum + Number(each), 0);
}

/** Each article is asked for once; processor time is that of the server, in groups, since asking for it has a cost too. */
async function measureLong(site: Site): Promise<void> {
  const group = 5;
  await fetch(`${site.url}/tips`);
  // Half of them each, so that both render the Markdown.
  for (const [place, amp] of ['', '/amp'].entries()) {
    const own = longPaths.filter((_, at) => at % 2 === place);
    const [times, processor]: [number[], number[]] = [[], []];
    for (let from = 0; from < own.length; from += group) {
      const before = await processorMs(site);
      for (const address of own.slice(from, from + group)) {
        const start = performance.now();
        const answer = await fetch(site.url + amp + address);
        await answer.arrayBuffer();
        times.push(performance.now() - start);
        if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
      }
      processor.push(((await processorMs(site)) - before) / group);
    }
    // The first groups warm the compiler up.
    process.stdout.write(
      `  article of 2,000 words, fresh${amp.padEnd(11)} p50 ${median(times.slice(20)).toFixed(1).padStart(7)} ms, processor ${median(processor.slice(4)).toFixed(1)} ms of 15\n`,
    );
  }
}

async function bench(name: string, databaseUrl: string | undefined): Promise<void> {
  const fill = async (dataDirectory: string) => {
    const database = await openDatabase({
      dataDirectory,
      migrationsDirectory,
      ...(databaseUrl && { databaseUrl }),
    });
    await insertArticles(database);
    await insertReviews(database);
    // As the database's maintenance does after so many rows.
    await database.orm.execute(sql`analyze`);
    await database.close();
  };
  if (databaseUrl) await fill(tmpdir());
  const site = await startSite(
    { DEMO_LISTINGS: '0', OPERATOR_TOKEN: operatorToken, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    databaseUrl ? undefined : fill,
  );
  try {
    process.stdout.write(`${name}, ${articleCount} articles and ${reviewCount} reviews\n`);
    await measure(site);
    await measureLong(site);
  } finally {
    await site.stop();
  }
}

const [only] = process.argv.slice(2);
if (only !== 'postgres') await bench('PGlite', undefined);
if (only !== 'pglite') {
  const postgres = await startPostgres();
  try {
    if (postgres) await bench('PostgreSQL', postgres.url);
  } finally {
    await postgres?.stop();
  }
}
