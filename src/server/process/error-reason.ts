import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Whether a write of a file, or of the database (53100), failed for lack of disk space. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '');
}

/** PostgreSQL's messages end in the value that it did not take: `invalid input syntax for type bigint: "…"`. */
const withoutValue = (message: string): string => message.replace(/: "[\s\S]*$/, '');

/**
 * What may be logged or printed of an error: a failed query's own message has its parameters, which are people's numbers,
 * names and texts.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!(error instanceof DrizzleQueryError)) {
    if (!(error.cause instanceof Error)) return error;
    const cause = loggable(error.cause);
    if (cause === error.cause) return error;
    return Object.assign(new Error(error.message, { cause }), { name: error.name, stack: error.stack });
  }
  const { cause } = error;
  const logged = new Error(withoutValue(reasonOf(error)));
  const frames = cause?.stack?.replace(cause.message, '').split('\n').slice(1) ?? [];
  logged.stack = [`Failed query: ${logged.message}`, ...frames.filter((line) => /^\s+at /.test(line))].join(
    '\n',
  );
  return Object.assign(logged, { code: codeOf(error) });
}

/** An error as a line of the log has it. */
export function loggedError(error: unknown) {
  const said = loggable(error);
  if (!(said instanceof Error)) return { type: typeof said, message: String(said), stack: '' };
  const { name: type, message, stack = '', cause } = said;
  return { type, message, stack, code: codeOf(said), ...(cause instanceof Error && { cause: cause.stack }) };
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
