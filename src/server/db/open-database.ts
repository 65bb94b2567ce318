import path from 'node:path';
import { type DataDirectoryHold, holdDataDirectory } from './data-directory-lock.ts';
import type { Database } from './database.ts';
import { openPgliteDatabase } from './pglite-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

export interface OpenDatabaseOptions {
  /** PostgreSQL's URL; without it the embedded database in the data directory is opened. */
  databaseUrl?: string | undefined;
  /** The same without a pooler, which keeps neither LISTEN nor locks of a session. */
  databaseDirectUrl?: string | undefined;
  /** Replicas to read from. */
  databaseReadUrls?: readonly string[] | undefined;
  /** Maximum number of connections to PostgreSQL, and to each replica. */
  databaseConnections?: number | undefined;
  dataDirectory: string;
  migrationsDirectory: string;
  /**
   * The hold on the data directory, if this process already has it; otherwise the embedded database acquires
   * and releases it.
   */
  hold?: DataDirectoryHold | undefined;
  /** Receives one line for each problem that is being handled. */
  onWarning?: ((line: string) => void) | undefined;
}

/**
 * Opens the process's database and migrates it. Fails with a `StartUpError` for problems the operator must
 * fix.
 *
 * Engines differ in raw queries only: an int8 is a number on PGlite and a string on PostgreSQL. Schema
 * columns are numbers on both; cast in raw SQL.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databaseReadUrls, databaseConnections } = options;
  const { dataDirectory, migrationsDirectory } = options;
  const onWarning = options.onWarning ?? (() => undefined);
  if (databaseUrl !== undefined)
    return await openPostgresDatabase({
      databaseUrl,
      databaseDirectUrl,
      databaseReadUrls,
      databaseConnections,
      migrationsDirectory,
      onWarning,
    });
  const hold = options.hold ?? (await holdDataDirectory(dataDirectory));
  const onClosed = async () => {
    if (!options.hold) await hold.release();
  };
  try {
    const directory = path.join(hold.dataDirectory, 'pglite');
    return await openPgliteDatabase({ directory, migrationsDirectory, onWarning, onClosed });
  } catch (error) {
    await onClosed();
    throw error;
  }
}
