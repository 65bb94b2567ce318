import { existsSync, writeSync } from 'node:fs';
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { isDiskFull, reasonOf } from '#server/process/error-reason.ts';
import { syncToDisk } from '#server/process/sync-to-disk.ts';
import { ChangeListeners } from './change-listeners.ts';
import { type Database, schema } from './database.ts';
import { DatabaseDamagedError, DiskFullError } from './database-errors.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import { PgliteMaintenance } from './pglite-maintenance.ts';
import { runMigrations } from './run-migrations.ts';
import { traceQueries } from './traced-queries.ts';

/**
 * PostgreSQL panics when it can no longer guarantee durability (a full or failing disk under its log). PGlite
 * then never responds again, so the process must end; the next start recovers.
 */
function endOnPanic(text: string): boolean {
  const reason = / PANIC:\s+(.*)/.exec(text)?.[1];
  if (reason !== undefined) {
    writeSync(process.stderr.fd, `lajur: the database stopped: ${reason}\n`);
    process.exit(1);
  }
  return false;
}

async function openDurably(directory: string): Promise<PGlite> {
  return await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: durableStartParams,
    onStderr: endOnPanic,
  });
}

async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const name = path.join(directory, entry.name);
    if (entry.isDirectory()) await syncTree(name);
    else if (entry.isFile()) await syncToDisk(name);
  }
  await syncToDisk(directory);
}

/**
 * Creates the database next to its final place and moves it there when complete: an interrupted `initdb`
 * leaves a directory that looks like a database but never opens.
 */
async function createCluster(directory: string): Promise<void> {
  const staging = `${directory}-new`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  const pglite = await openDurably(staging);
  await pglite.close();
  await syncTree(staging);
  await rename(staging, directory);
  await syncToDisk(path.dirname(directory));
}

/** Its transactions are connections of their own. */
function tracePglite(pglite: PGlite): void {
  traceQueries(pglite, 'pglite');
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((connection) => {
      traceQueries(connection, 'pglite');
      return work(connection);
    });
}

/** Wraps an open PGlite: migrates it, and closes it. */
export async function databaseOfPglite(
  pglite: PGlite,
  options: { migrationsDirectory: string; onWarning: (line: string) => void; onClosed?: () => Promise<void> },
): Promise<Database> {
  tracePglite(pglite);
  const orm = drizzle(pglite, { schema });
  await runMigrations(orm, options.migrationsDirectory, () =>
    migrate(orm, { migrationsFolder: options.migrationsDirectory }),
  );
  const listeners = new ChangeListeners(options.onWarning);
  const maintenance = new PgliteMaintenance(pglite, options.onWarning);
  let closing: Promise<void> | undefined;
  const close = async () => {
    listeners.clear();
    maintenance.stop();
    try {
      await pglite.close();
    } finally {
      await options.onClosed?.();
    }
  };
  return {
    engine: 'pglite',
    orm,
    read: (work) => work(orm),
    // Only one process holds the data directory, so there are no other listeners.
    announceChange: () => listeners.call(),
    onChange: (listener) => listeners.add(listener),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** The file by which PostgreSQL, and PGlite, tell a database's directory from another one. */
const clusterMark = 'PG_VERSION';
/** What PostgreSQL needs to recover and open, in bytes: a segment of its log, and some more. */
const leastRoom = 32 * 1024 * 1024;

/** Free space of the directory's disk, in bytes. */
async function roomOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(path.dirname(directory));
  return bavail * bsize;
}

/** Opens PGlite in a directory that this process holds, creating the database if necessary. */
export async function openPgliteDatabase(options: {
  directory: string;
  migrationsDirectory: string;
  onWarning: (line: string) => void;
  onClosed: () => Promise<void>;
}): Promise<Database> {
  const { directory } = options;
  const files = existsSync(directory) ? await readdir(directory) : [];
  if (files.length > 0 && !files.includes(clusterMark))
    // PGlite would begin anew in it, and what is there would be lost.
    throw new DatabaseDamagedError(directory, `${clusterMark} is missing`);
  const pglite = await (files.length === 0 ? createCluster(directory) : Promise.resolve())
    .then(() => openDurably(directory))
    .catch(async (error: unknown) => {
      if (isDiskFull(error) || (await roomOf(directory)) < leastRoom) throw new DiskFullError(directory);
      throw new DatabaseDamagedError(directory, reasonOf(error));
    });
  try {
    return await databaseOfPglite(pglite, options);
  } catch (error) {
    await pglite.close();
    throw error;
  }
}
