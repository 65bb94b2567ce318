/** Whether a write of a file, or of the database (53100), failed for lack of disk space. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '');
}

/** The messages of an error and its causes, on one line, without SQL or parameters. */
export function reasonOf(error: unknown): string {
  // Drizzle wraps the driver's error in one whose message is the whole statement.
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = innermost instanceof Error ? innermost.message : String(innermost);
  return text.replace(/\s+/g, ' ').replace(/[.\s]+$/, '');
}

/** The system's or PostgreSQL's code of an error; of several attempts, that of the first. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : undefined;
}
