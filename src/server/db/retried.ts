import { codeOf } from '#server/process/error-reason.ts';

/**
 * PostgreSQL error codes of conflicting transactions, which are retried, and of a reference to a row deleted
 * in the meantime (23503): the retry finds that it is gone.
 */
const collisions = new Set(['40P01', '40001', '23503']);
const mostTries = 4;

/** Runs a transaction and retries it after a conflict; all of its effects must be part of the transaction. */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === mostTries || !collisions.has(codeOf(error) ?? '')) throw error;
    }
  }
}
