import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#server/db/database.ts';
import { databaseOfPglite } from '#server/db/pglite-database.ts';
import { isDemoCurrent } from '#server/db/seed/demo/demo-listings.ts';
import { isReferenceCurrent } from '#server/db/seed/reference-data.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { migrationsDirectory } from '#server/migrations-directory.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(root, '.cache', 'pglite-template');

async function templateName(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrationsDirectory)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(path.join(migrationsDirectory, name)));
  }
  hash.update(await readFile(path.join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return `${hash.digest('hex').slice(0, 16)}.tar`;
}

async function makeTemplate(file: string): Promise<Blob> {
  const pglite = await PGlite.create();
  const database = await databaseOfPglite(pglite, { migrationsDirectory, onWarning: () => undefined });
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  await rm(folder, { recursive: true, force: true });
  await keep(dump, file);
  return dump;
}

async function keep(dump: Blob, file: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Whole or not at all: other workers look for it meanwhile.
  const partial = `${file}-${randomUUID()}`;
  await writeFile(partial, new Uint8Array(await dump.arrayBuffer()));
  await rename(partial, file);
}

/** An empty, migrated database as PGlite dumps it: `initdb` and the migrations take seconds, loading this a moment. */
export async function pgliteTemplate(): Promise<Blob> {
  const file = path.join(folder, await templateName());
  const kept = await readFile(file).catch(() => undefined);
  return kept ? new Blob([kept]) : await makeTemplate(file);
}

/**
 * A database in memory with reference data and demonstration cars. The day's first one is seeded and dumped, later ones
 * are loaded: the ages of the cars are counted from the day they were written. What changed since is seeded again.
 */
export async function openDemoDatabase(demoListings: number): Promise<Database> {
  const day = new Date().toISOString().slice(0, 10);
  const file = path.join(folder, `demo-${demoListings}-${day}-${await templateName()}`);
  const kept = await readFile(file).catch(() => undefined);
  const pglite = await PGlite.create({ loadDataDir: kept ? new Blob([kept]) : await pgliteTemplate() });
  const database = await databaseOfPglite(pglite, { migrationsDirectory, onWarning: () => undefined });
  const isCurrent = (await isReferenceCurrent(database.orm)) && (await isDemoCurrent(database.orm, demoListings));
  if (!isCurrent) {
    await seedDatabase(database, { demoListings, onProgress: () => undefined });
    await keep(await pglite.dumpDataDir('none'), file);
  }
  return database;
}
