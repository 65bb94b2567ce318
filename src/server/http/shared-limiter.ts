import { createHmac } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { AttemptLimiter, networkOf } from './attempt-limiter.ts';

const { attempts } = schema;

type Limits = { readonly most: number; readonly withinMs: number; readonly mostAddresses: number };

/** A rate limit as `AttemptLimiter`, but common to all processes on a database. */
export type SharedLimiter = {
  /**
   * Counts an attempt.
   * @returns whether it is allowed
   */
  take(address: string): boolean | Promise<boolean>;
};

/**
 * For limits that protect people's numbers and codes: with one limit a process, every process would allow its
 * own share. The embedded database has one process, whose memory is enough.
 * @param name distinguishes it from other limits
 * @param secret key for the stored hashes
 */
export function createSharedLimiter(
  { engine, orm }: Pick<Database, 'engine' | 'orm'>,
  name: string,
  secret: string,
  limits: Limits,
): SharedLimiter {
  if (engine === 'pglite') return new AttemptLimiter(limits);
  const { most, withinMs } = limits;
  return {
    async take(address) {
      const key = createHmac('sha256', secret)
        .update(`attempts ${name} ${networkOf(address)}`)
        .digest('base64url');
      const isOver = sql`${attempts.until} <= now()`;
      const until = sql`now() + make_interval(secs => ${withinMs / 1000}::float8)`;
      const taken = await orm
        .insert(attempts)
        .values({ key, count: 1, until })
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
            until: sql`case when ${isOver} then excluded.until else ${attempts.until} end`,
          },
          setWhere: sql`${isOver} or ${attempts.count} < ${most}`,
        })
        .returning({ count: attempts.count });
      return taken.length > 0;
    },
  };
}

/** Deletes attempts whose window is over. */
export async function forgetAttempts(orm: Orm): Promise<void> {
  await orm.delete(attempts).where(lte(attempts.until, sql`now()`));
}
