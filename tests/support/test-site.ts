import { cpSync, linkSync } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { pictureWidths } from '#contract/listing/picture.ts';
import { type Database, schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { createDrawnPhotos } from '#server/drawn-photos/drawn-photos.ts';
import { seedArticles } from '#server/features/articles/shared/launch-articles.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { prepareDataDirectory } from './pglite-template.ts';
import { type Site, startSite } from './site.ts';

/*
 * Data directories with demonstration cars and their photos, as a first start leaves them, kept in `.cache`: such a
 * start takes ten seconds of processor time, a copy none. Another build or another day makes new ones.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const sites = path.join(root, '.cache', 'test-sites');

/** Folder for today's directories of this build; those of other builds and days are deleted. */
async function ownFolder(): Promise<string> {
  const build = await readFile(path.join(root, 'dist', 'source-hash'), 'utf8');
  // Publication dates of the demonstration's cars are relative to the day they are written.
  const name = `${build.slice(0, 16)}-${new Date().toISOString().slice(0, 10)}`;
  await mkdir(path.join(sites, name), { recursive: true });
  for (const other of await readdir(sites)) {
    if (other !== name) await rm(path.join(sites, other), { recursive: true, force: true });
  }
  return path.join(sites, name);
}

/** PGlite's baseline-compiled code: optimizing it costs a second of processor time at every start. */
export const briefFlags: readonly string[] = ['--liftoff-only'];

/**
 * `startSite` on a copy of cached data. All photos are copies of one.
 * @param fill adds to its database before it starts
 */
export function startTestSite(
  environment: Readonly<Record<string, string>> = {},
  fill?: (database: Database) => Promise<void>,
): Promise<Site> {
  const prepare = async (dataDir: string) => {
    await prepareSiteData(dataDir, environment.DEMO_LISTINGS ?? '300');
    if (!fill) return;
    const database = await openDatabase({ dataDirectory: dataDir, migrationsDirectory });
    try {
      await fill(database);
    } finally {
      await database.close();
    }
  };
  // The default level writes a line per request, which the test process would have to read.
  return startSite({ LOG_LEVEL: 'warn', ...environment }, prepare, briefFlags);
}

const underWay = new Map<string, Promise<void>>();

/** The data of a site with so many cars, made unless it is kept. @returns its folder */
export async function keepSiteData(cars: string): Promise<string> {
  const kept = path.join(await ownFolder(), cars);
  const isKept = await access(kept).then(
    () => true,
    () => false,
  );
  if (!isKept) {
    const making = underWay.get(kept) ?? make(kept, cars);
    underWay.set(kept, making);
    await making;
  }
  return kept;
}

/** Puts the data of a site with so many cars into a new directory. */
export async function prepareSiteData(dataDir: string, cars: string): Promise<void> {
  const kept = await keepSiteData(cars);
  await mkdir(dataDir, { recursive: true });
  cpSync(path.join(kept, 'pglite'), path.join(dataDir, 'pglite'), { recursive: true });
  // Shared: a drawn photo's name says what is on it.
  await symlink(path.join(kept, 'drawn-photos'), path.join(dataDir, 'drawn-photos'));
}

async function make(target: string, cars: string): Promise<void> {
  const partial = await mkdtemp(`${target}-`);
  await prepareDataDirectory(partial, 'reference');
  const database = await openDatabase({ dataDirectory: partial, migrationsDirectory });
  try {
    await seedDatabase(database, { demoListings: Number(cars), onProgress: () => {} });
    await seedArticles(database, () => {});
    await standIn(database, path.join(partial, 'drawn-photos'));
  } finally {
    await database.close();
  }
  // Another worker may have been faster, and an existing folder cannot be replaced.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
}

/**
 * Draws one photo in each width, which stands in for all others: each takes a tenth of a second of processor time, and
 * what is on them is tested elsewhere (server/drawn-photos).
 */
async function standIn(database: Database, directory: string): Promise<void> {
  const key = sql<string>`unnest(${schema.listings.images})`;
  const [first, ...others] = await database.orm.selectDistinct({ key }).from(schema.listings);
  if (first === undefined) return;
  const photos = createDrawnPhotos({ directory, layersDirectory: path.join(root, 'dist/server/layers') });
  for (const width of pictureWidths) {
    if (!(await photos.read(first.key, width))) throw new Error(`${first.key} cannot be drawn`);
    const model = path.join(directory, `${first.key}.${width}.webp`);
    // There are tens of thousands: asynchronous calls take many times as long.
    for (const { key } of others) linkSync(model, path.join(directory, `${key}.${width}.webp`));
  }
}
