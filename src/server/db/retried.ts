import { codeOf } from '#server/process/error-reason.ts';

/**
 * PostgreSQL's codes for two transactions that conflict: one of them is tried again. So is one whose row refers to
 * something deleted meanwhile (23503): it then finds that it is gone.
 */
const collisions = new Set(['40P01', '40001', '23503']);
const mostTries = 4;

/** Runs a transaction, again after a conflict; everything it does must be part of the transaction. */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === mostTries || !collisions.has(codeOf(error) ?? '')) throw error;
    }
  }
}
