import { loggable } from './error-reason.ts';

/**
 * An error at start that the operator can fix. Its message is one line with problem and solution and never
 * contains a secret; `main` prints it without a stack.
 */
export class StartUpError extends Error {
  override readonly name: string = 'StartUpError';
}

/** The text to print for a failed start; includes a stack only for our own bugs. */
export function startUpLine(error: unknown): string {
  if (error instanceof StartUpError) return error.message.replace(/\s+/g, ' ');
  const said = loggable(error);
  return said instanceof Error ? (said.stack ?? said.message) : String(said);
}
