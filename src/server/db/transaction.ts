import { sql } from 'drizzle-orm';
import { codeOf } from '#server/process/error-reason.ts';
import type { Orm } from './database.ts';

/**
 * PostgreSQL error codes of conflicting transactions, which are retried, and of a reference to a row deleted
 * in the meantime (23503): the retry finds that it is gone.
 */
const collisions = new Set(['40P01', '40001', '23503']);
const mostTries = 4;

/** Retries after a conflict: all effects of the work must be part of its transaction. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !collisions.has(codeOf(error) ?? '')) throw error;
    }
  }
}

/** The one way to change several rows together: a transaction, run again after a conflict with another one. */
export function inTransaction<Result>(
  orm: Pick<Orm, 'transaction'>,
  work: (transaction: Orm) => Promise<Result>,
): Promise<Result> {
  return retried(() => orm.transaction(work));
}

/** Transactions that lock the same name run one after the other, until each ends. */
export async function lockName(transaction: Orm, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
