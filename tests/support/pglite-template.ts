import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { databaseOfPglite } from '#server/db/pglite-database.ts';
import { referenceHash } from '#server/db/seed/reference-rows.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { fileRowsHash } from '#server/features/new-vehicles/shared/file-rows.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';

/*
 * Database dumps, cached in `.cache`: `initdb`, migrations and reference data take seconds of processor
 * time, loading a dump half a second.
 */

/**
 * The content of a new database: tables only, with regions and vehicles, or also the demonstration's cars.
 */
export type DatabaseContent = 'tables' | 'reference' | 'demo';
const carsOf = { reference: 0, demo: 300 } as const;

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(root, '.cache', 'test-databases');
/** The directory of PGlite's compiled code and data files. */
const pgliteFolder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/** A hash of everything a template depends on; a different one rebuilds the templates. */
async function sourceName(): Promise<string> {
  const hash = createHash('sha256').update(referenceHash()).update(fileRowsHash());
  for (const name of (await readdir(migrationsDirectory)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(path.join(migrationsDirectory, name)));
  }
  hash.update(await readFile(path.join(pgliteFolder, '../package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Loaded once and shared: otherwise PGlite reads and compiles 9 MB of code for every database. */
async function loadEngine() {
  const [code, files] = await Promise.all(
    ['pglite.wasm', 'pglite.data'].map((name) => readFile(path.join(pgliteFolder, name))),
  );
  if (!code || !files) throw new Error('PGlite is not whole');
  return { pgliteWasmModule: await WebAssembly.compile(code), fsBundle: new Blob([files]) };
}
let engine: ReturnType<typeof loadEngine> | undefined;

async function createPglite(loadDataDir?: Blob): Promise<PGlite> {
  engine ??= loadEngine();
  return await PGlite.create({
    ...(await engine),
    ...(loadDataDir ? { loadDataDir } : { initDbStartParams: ['--wal-segsize=1'] }),
  });
}

async function makeDump(file: string, content: DatabaseContent): Promise<void> {
  const pglite = content === 'tables' ? await createPglite() : await openPglite('tables');
  const database = await databaseOfPglite(pglite, { migrationsDirectory, onWarning: () => {} });
  if (content !== 'tables')
    await seedDatabase(database, { demoListings: carsOf[content], onProgress: () => {} });
  // Without a checkpoint, a database loading the dump would replay the log.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  // Renamed when it is whole, because other workers look for it meanwhile.
  const partial = `${file}-${randomUUID()}`;
  await writeFile(partial, new Uint8Array(await dump.arrayBuffer()));
  await rename(partial, file);
}

/** The directory of the current templates; deletes outdated ones. */
async function templateFolder(): Promise<string> {
  const name = await sourceName();
  await mkdir(path.join(folder, name), { recursive: true });
  for (const other of await readdir(folder)) {
    if (other !== name) await rm(path.join(folder, other), { recursive: true, force: true });
  }
  return path.join(folder, name);
}
let ownFolder: Promise<string> | undefined;

/** @returns the dump's file, made if it does not exist */
async function dumpFile(content: DatabaseContent): Promise<string> {
  ownFolder ??= templateFolder();
  // The demonstration's publication dates are relative to the day it is written.
  const day = content === 'demo' ? `-${new Date().toISOString().slice(0, 10)}` : '';
  const file = path.join(await ownFolder, `${content}${day}.tar`);
  if (!existsSync(file)) await makeDump(file, content);
  return file;
}
const dumps = new Map<DatabaseContent, Promise<Blob>>();

/** A new, migrated in-memory PGlite. */
export async function openPglite(content: DatabaseContent): Promise<PGlite> {
  const dump = dumps.get(content) ?? dumpFile(content).then(async (file) => new Blob([await readFile(file)]));
  dumps.set(content, dump);
  return await createPglite(await dump);
}

/** Prepares a data directory as after a first start: migrated, without rows unless told. */
export async function prepareDataDirectory(
  dataDirectory: string,
  content: DatabaseContent = 'tables',
): Promise<void> {
  const target = path.join(dataDirectory, 'pglite');
  await mkdir(target, { recursive: true });
  // Its names are absolute, which tar reports.
  execFileSync('tar', ['-x', '-f', await dumpFile(content), '-C', target], { stdio: 'pipe' });
}
