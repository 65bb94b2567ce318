// @ts-check

/**
 * Writes one progress line to standard error, so that a command's own output stays clean.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since a `performance.now()` */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** A failure that its message explains: shown as one line, without a stack. */
export class PlainError extends Error {}

/**
 * Runs a command-line entry point: an error ends it with one line and a non-zero exit.
 * @param {() => Promise<unknown>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    say(
      error instanceof PlainError
        ? `lajur: ${error.message}`
        : error instanceof Error
          ? `${error.stack}`
          : String(error),
    );
    process.exitCode = 1;
  }
}
