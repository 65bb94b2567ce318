import { codeOf } from '../error-reason.ts';

/**
 * What PostgreSQL answers when two changes met that cannot both be made at once: one of them tries again. So does one
 * whose row refers to what was removed meanwhile (23503): it finds that it is gone.
 */
const collisions = new Set(['40P01', '40001', '23503']);
const mostTries = 4;

/** Does a transaction, anew where it met another one; everything it does is to be undone with it. */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === mostTries || !collisions.has(codeOf(error) ?? '')) throw error;
    }
  }
}
