import { codeOf, reasonOf } from '#server/process/error-reason.ts';
import { StartUpError } from '#server/process/start-up-error.ts';

export class DataDirectoryNotWritableError extends StartUpError {
  override readonly name = 'DataDirectoryNotWritableError';
  constructor(dataDirectory: string, reason: string) {
    super(
      `DATA_DIR ${dataDirectory} cannot be written to (${reason}): name a directory this user may create or write.`,
    );
  }
}

export class DatabaseUnreachableError extends StartUpError {
  override readonly name = 'DatabaseUnreachableError';
  constructor(where: string, reason: string) {
    super(`DATABASE_URL: no connection to ${where}: ${reason}.`);
  }
}

export class DatabaseNewerError extends StartUpError {
  override readonly name = 'DatabaseNewerError';
  constructor() {
    super(
      'The database was migrated by a newer version of Lajur than this one: start that version, or restore a backup.',
    );
  }
}

export class DatabaseOlderError extends StartUpError {
  override readonly name = 'DatabaseOlderError';
  constructor() {
    super(
      'The database lacks migrations from before the first version of Lajur: start it once with the build before this one.',
    );
  }
}

export class DatabaseMigrationError extends StartUpError {
  override readonly name = 'DatabaseMigrationError';
  constructor(reason: string) {
    super(`The database could not be migrated: ${reason}.`);
  }
}

export class DatabaseDamagedError extends StartUpError {
  override readonly name = 'DatabaseDamagedError';
  constructor(directory: string, reason: string) {
    super(
      `The database in ${directory} does not open (${reason}): restore it from a backup, or move it away to begin anew.`,
    );
  }
}

export class DiskFullError extends StartUpError {
  override readonly name = 'DiskFullError';
  constructor(directory: string) {
    super(
      `The disk of DATA_DIR has no room for the database in ${directory}: free some, and start again; nothing is lost.`,
    );
  }
}

/** Whether a query failed because there is no connection, in the words of the system, PostgreSQL or PgBouncer. */
export function isGone(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined)
    return /connection (?:terminated|error)|query read timeout|timeout exceeded/i.test(reasonOf(error));
  return /^(?:08...|57P0[123]|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code);
}

/** Whether a query waited too long for a connection of the pool, all of which were in use. */
export function isPoolFull(error: unknown): boolean {
  return reasonOf(error).startsWith('timeout exceeded when trying to connect');
}

/** Whether a query failed for the same reason before it reached PostgreSQL. */
export function isNotSent(error: unknown): boolean {
  const isRefused = /^(?:57P03|ECONNREFUSED|EHOSTUNREACH)$/.test(codeOf(error) ?? '');
  return isRefused || reasonOf(error).startsWith('server login has been failing');
}

/** Whether PostgreSQL did not take the values of a row: out of range, of another type, against a constraint. */
export function isWrongData(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '') && codeOf(error) !== '23505';
}
