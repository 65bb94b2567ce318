/**
 * Stops a start; the operator can fix it. Its message is one line that says what is wrong and what to do, and never
 * contains a secret; `main` prints it without a stack.
 */
export class StartUpError extends Error {
  override readonly name: string = 'StartUpError';
}

/** The line to print for a failed start; a stack only for our own bugs. */
export function startUpLine(error: unknown): string {
  if (error instanceof StartUpError) return error.message.replace(/\s+/g, ' ');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
