import path from 'node:path';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Environment } from '#server/env.ts';
import { importHandler, importReport, importResult } from '#server/list-file/import-command.ts';
import { createPhotoBucket } from '#server/photo-store/photo-bucket.ts';
import { createPhotoFolder, type PhotoFiles } from '#server/photo-store/photo-files.ts';
import { type ControlHandler, callControl } from '#server/process/control-socket.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { makeBackup } from './make-backup.ts';
import { BackupError } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/** The name of the command on the control socket. */
export const backupCommand = 'backup';

type Say = (line: string) => void;

const request = z.object({ directory: z.string().refine(path.isAbsolute, 'an absolute path') });

function photosOf({ dataDirectory, photoBucket }: Environment): PhotoFiles {
  return photoBucket
    ? createPhotoBucket(photoBucket)
    : createPhotoFolder(path.join(path.resolve(dataDirectory), 'photos'));
}

async function withDatabase<Result>(
  environment: Environment,
  say: Say,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...environment, migrationsDirectory, onWarning: say });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Makes a backup in the server that has the embedded database open. */
export function backupHandler(environment: Environment, database: Database): ControlHandler {
  return importHandler(request, database, (open, { directory }, say) =>
    makeBackup(open, photosOf(environment), directory, say),
  );
}

/** Makes a backup of a database that may be serving. */
export async function runBackup(
  environment: Environment,
  directory: string,
  say: Say,
): Promise<readonly string[]> {
  const here = () =>
    withDatabase(environment, say, (database) => makeBackup(database, photosOf(environment), directory, say));
  if (environment.databaseUrl !== undefined) return await here();
  const answer = await callControl(environment.dataDirectory, backupCommand, { directory }, (progress) =>
    say(importReport.parse(progress).line),
  );
  return answer.held ? importResult.parse(answer.result).lines : await here();
}

/** Restores a backup into a database that no server has open. */
export async function runRestore(
  environment: Environment,
  { directory, isReplacing }: { readonly directory: string; readonly isReplacing: boolean },
  say: Say,
): Promise<readonly string[]> {
  return await withDatabase(environment, say, async (database) => {
    await refuseServed(database);
    return await restoreBackup(database, photosOf(environment), directory, { isReplacing }, say);
  });
}

/**
 * Moves the embedded database, which no server may have open, to PostgreSQL. Photos stay where they are.
 * @param directory for what is under way; the caller deletes it
 */
export async function runMove(
  environment: Environment,
  databaseUrl: string,
  directory: string,
  say: Say,
): Promise<readonly string[]> {
  if (environment.databaseUrl !== undefined)
    throw new BackupError('DATABASE_URL is set: the move is from the embedded database in DATA_DIR.');
  await withDatabase(environment, say, (database) =>
    makeBackup(database, undefined, directory, () => undefined),
  );
  return await withDatabase({ ...environment, databaseUrl }, say, async (database) => {
    await refuseServed(database);
    const lines = await restoreBackup(database, undefined, directory, { isReplacing: false }, say);
    return [...lines, 'start the server with DATABASE_URL now; DATA_DIR/pglite is the old database'];
  });
}

const others = z.object({ rows: z.tuple([z.object({ count: z.number() })]) });

/** A running server would write into what is being restored, and serve what it had before. */
async function refuseServed({ engine, orm }: Database): Promise<void> {
  if (engine === 'pglite') return;
  const { rows } = others.parse(
    // Each process listens for changes on a connection of its own; so does this one.
    await orm.execute(`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and query = 'listen lajur_changes'`),
  );
  if (rows[0].count > 1) throw new BackupError('a server has the database open: stop it first.');
}
