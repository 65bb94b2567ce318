/**
 * What stops a start and is the operator's to put right. Its message is one line that says what is
 * wrong and what to do, and never holds a secret; `main` prints it without a stack.
 */
export class StartUpError extends Error {
  override readonly name: string = 'StartUpError';
}

/** The line to print for whatever stopped a start; the stack only where the fault is ours. */
export function startUpLine(error: unknown): string {
  if (error instanceof StartUpError) return error.message.replace(/\s+/g, ' ');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
