import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as z from 'zod';
import { pictureWidths } from '#contract/listing/picture.ts';
import { runBackup, runMove, runRestore } from '#server/backup/backup-command.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { readEnvironment } from '#server/env.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { httpSellers } from '#tests/support/http-sellers.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { readStock, visitOf } from '../load/visits.ts';
import { startSite } from '../support/site.ts';

/*
 * `npm run bench:backup` (other numbers of cars: `-- 10000`): a site on PostgreSQL whose cars have a photo each, small
 * files of their own, is backed up while it answers and takes cars; restored; backed up again when it is still, restored
 * and compared with the first database and its files by other means than the commands' own. Then the embedded database
 * of as many cars is moved to PostgreSQL, and compared likewise.
 */

const cars = Number(process.argv[2] ?? 100_000);
const atOnce = 32;
const photosABatch = 2000;
const bytesOfPhoto = 2500;

const say = (line: string) => process.stdout.write(`${line}\n`);
const quiet = () => undefined;
async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  say(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

/** A photo for each demonstration car, whose files are random bytes: a backup does not look into them. */
async function addPhotos({ orm }: Database, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let from = 0; from < cars; from += photosABatch) {
    const keys = Array.from({ length: Math.min(photosABatch, cars - from) }, () =>
      randomBytes(16).toString('hex'),
    );
    await inParallel(keys, async (key) => {
      await mkdir(path.join(folder, key));
      for (const width of pictureWidths)
        await writeFile(path.join(folder, key, `${width}.webp`), randomBytes(bytesOfPhoto));
    });
    await orm.execute(sql`
      with photo as (
        insert into media (key, sha256, width, height, preview, created_at)
        select key, key || key, 960, 720, 'data:image/webp;base64,AAAA', now()
        from unnest(${`{${keys.join(',')}}`}::text[]) as key returning key
      )
      update listings set images = array[numbered.key]
      from (select key, row_number() over () as place from photo) numbered
      join (select id, row_number() over () as place from (
        select id from listings where source = 'demo' order by id offset ${from} limit ${photosABatch}) chosen) car
        using (place)
      where listings.id = car.id`);
  }
}

const hashes = z.object({ rows: z.array(z.object({ hash: z.string().nullable() })) });
const names = z.object({ rows: z.array(z.object({ name: z.string(), columns: z.string() })) });

/** The hash of each table, worked out by the database itself. */
async function tablesOf({ orm }: Database): Promise<Map<string, string | null>> {
  const { rows } = names.parse(
    await orm.execute(sql`
      select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type <> 'xid8' group by 1 order by 1`),
  );
  const found = new Map<string, string | null>();
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local timezone = 'UTC'`);
    for (const { name, columns } of rows) {
      const [row] = hashes.parse(
        await transaction.execute(
          sql.raw(`select md5(string_agg(md5(row::text), '' order by md5(row::text) collate "C")) as hash
            from (select row(${columns}) as row from "${name}"${name === 'seed_state' ? ` where name <> 'restored'` : ''}) each`),
        ),
      ).rows;
      found.set(name, row?.hash ?? null);
    }
  });
  return found;
}

async function filesOf(folder: string): Promise<string> {
  const sum = createHash('sha256');
  for (const key of (await readdir(folder)).toSorted())
    for (const width of pictureWidths)
      sum.update(key).update(await readFile(path.join(folder, key, `${width}.webp`)));
  return sum.digest('hex');
}

async function compare(one: Database, other: Database): Promise<void> {
  const [a, b] = [await tablesOf(one), await tablesOf(other)];
  const different = [...a].filter(([name, hash]) => b.get(name) !== hash).map(([name]) => name);
  if (different.length > 0 || a.size !== b.size) throw new Error(`not equal: ${different.join(', ')}`);
  say(`equal: all ${a.size} tables, by the databases' own hashes`);
}

const postgres = await startPostgres();
if (!postgres) throw new Error('this bench needs PostgreSQL');
const folder = await mkdtemp(path.join(tmpdir(), 'lajur-backup-'));
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const databases = ['lajur_source', 'lajur_target', 'lajur_moved'];
const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: name }).href;
const environmentOf = (name: string | undefined, dataDirectory: string) =>
  readEnvironment({ DATA_DIR: dataDirectory, ...(name && { DATABASE_URL: urlOf(name) }) });
const openNamed = (name: string) =>
  openDatabase({ databaseUrl: urlOf(name), migrationsDirectory, dataDirectory: '' });
const drop = async () => {
  for (const name of databases) await client.query(`drop database if exists ${name} with (force)`);
};

async function backUpAndRestore(): Promise<void> {
  const site = await startSite(
    { DATABASE_URL: urlOf('lajur_source'), DEMO_LISTINGS: String(cars), LOG_LEVEL: 'warn', WORKERS: '1' },
    undefined,
    [],
    600_000,
  );
  const source = await openNamed('lajur_source');
  const backup = path.join(folder, 'backup');
  const restored = path.join(folder, 'restored');
  try {
    await timed(`${cars} photos made`, () => addPhotos(source, path.join(site.dataDir, 'photos')));
    const stock = await readStock(site.url);
    const sellers = await httpSellers(site.url, source);
    const times: number[] = [];
    let isOver = false;
    let published = 0;
    const reading = async () => {
      for (let visit = 0; !isOver; visit++) {
        const start = performance.now();
        await (await fetch(site.url + visitOf(visit, stock).path)).arrayBuffer();
        times.push(performance.now() - start);
        await wait(20);
      }
    };
    const selling = async () => {
      for (; !isOver; published++) await sellers.publish();
    };
    const load = [reading(), reading(), selling()];
    const lines = await timed('backup under load', () =>
      runBackup(environmentOf('lajur_source', site.dataDir), backup, quiet),
    );
    isOver = true;
    await Promise.all(load);
    for (const line of lines) say(`  ${line}`);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0) ?? '';
    say(
      `  meanwhile ${published} cars published, ${times.length} answers, median ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    );
    await timed('restored, with the hashes of the backup', () =>
      runRestore(environmentOf('lajur_target', restored), { directory: backup, isReplacing: false }, quiet),
    );
    await timed('backup again, of the new photos alone', () =>
      runBackup(environmentOf('lajur_source', site.dataDir), backup, quiet),
    );
    await timed('restored again, replacing', () =>
      runRestore(environmentOf('lajur_target', restored), { directory: backup, isReplacing: true }, quiet),
    );
    const [a, b] = [
      await filesOf(path.join(site.dataDir, 'photos')),
      await filesOf(path.join(restored, 'photos')),
    ];
    if (a !== b) throw new Error('the photos are not equal');
    say('equal: all photos, byte by byte');
    await site.stop();
    // A running server always writes something.
    const still = path.join(folder, 'still');
    const target = await openNamed('lajur_target');
    await makeBackup(source, undefined, still, quiet);
    await restoreBackup(target, undefined, still, { isReplacing: true }, quiet);
    await compare(source, target);
    await target.close();
  } finally {
    await source.close();
    await site.stop();
  }
}

/** From the embedded database, which a first start fills. */
async function move(): Promise<void> {
  const embedded = path.join(folder, 'embedded');
  const open = () => openDatabase({ dataDirectory: embedded, migrationsDirectory });
  const filled = await open();
  await timed(`${cars} cars in the embedded database`, () =>
    seedDatabase(filled, { demoListings: cars, onProgress: quiet }),
  );
  await filled.close();
  await timed('moved to PostgreSQL', () =>
    runMove(environmentOf(undefined, embedded), urlOf('lajur_moved'), path.join(folder, 'move'), quiet),
  );
  const [one, other] = [await open(), await openNamed('lajur_moved')];
  await compare(one, other);
  await one.close();
  await other.close();
}

try {
  await drop();
  for (const name of databases) await client.query(`create database ${name}`);
  await backUpAndRestore();
  await move();
  await drop();
} finally {
  await client.end();
  await rm(folder, { recursive: true, force: true });
  await postgres.stop();
}
