import { StartUpError } from '../start-up-error.ts';

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

/** The words of an error and of what caused it, on one line, without SQL or parameters. */
export function reasonOf(error: unknown): string {
  // drizzle wraps the driver's error in one whose message is the whole statement.
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = innermost instanceof Error ? innermost.message : String(innermost);
  return text.replace(/\s+/g, ' ').replace(/[.\s]+$/, '');
}

/** The system's or PostgreSQL's code of an error; of several attempts, the first one's. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : undefined;
}
