import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { databaseOfPglite } from '#server/db/pglite-database.ts';
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
  await mkdir(folder, { recursive: true });
  // Whole or not at all: other workers look for it meanwhile.
  const partial = `${file}-${randomUUID()}`;
  await writeFile(partial, new Uint8Array(await dump.arrayBuffer()));
  await rename(partial, file);
  return dump;
}

/** An empty, migrated database as PGlite dumps it: `initdb` and the migrations take seconds, loading this a moment. */
export async function pgliteTemplate(): Promise<Blob> {
  const file = path.join(folder, await templateName());
  const kept = await readFile(file).catch(() => undefined);
  return kept ? new Blob([kept]) : await makeTemplate(file);
}
