import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import * as z from 'zod/mini';
import { isGone, isNotSent, isPoolFull } from './database-errors.ts';

/** Delays before another try, in milliseconds; doubled each time. */
const tries = { firstMs: 25, mostMs: 400 } as const;

const statement = z.union([
  z.string(),
  z.pipe(
    z.object({ text: z.string() }),
    z.transform(({ text }) => text),
  ),
]);

/** Whether a statement is free of effects. */
const isRead = (query: unknown) => /^\s*select\b/i.test(statement.safeParse(query).data ?? '');

/**
 * Tries again while the database cannot be reached, for so many milliseconds from the first failure on, and only what
 * has had no effect.
 */
async function patiently<Result>(
  patienceMs: number,
  work: () => Promise<Result>,
  isRepeatable: (error: unknown) => boolean,
): Promise<Result> {
  let until: number | undefined;
  for (let delay: number = tries.firstMs; ; delay = Math.min(delay * 2, tries.mostMs)) {
    try {
      return await work();
    } catch (error) {
      until ??= performance.now() + patienceMs;
      if (performance.now() + delay > until || !isRepeatable(error)) throw error;
    }
    // At a different time than all the others.
    await wait(delay * (0.5 + Math.random()));
  }
}

/** Whether a later try may succeed; one that waits for the pool again would only lengthen its queue. */
const isPassing = (error: unknown) => isGone(error) && !isPoolFull(error);

/** The next statement fails; without a listener a connection lost between two statements would end the process. */
const ignored = () => undefined;

/**
 * A connection for one transaction: taken anew while the first statement, its `begin`, finds the database gone. It is
 * also given back then, which drizzle does not do.
 */
class TransactionConnection {
  readonly #pool: pg.Pool;
  readonly #patienceMs: number;
  #client: pg.PoolClient | undefined;
  #isBegun = false;
  /** A statement was not answered: whatever follows on the connection would wait for it. */
  #isBroken = false;

  constructor(pool: pg.Pool, patienceMs: number) {
    this.#pool = pool;
    this.#patienceMs = patienceMs;
  }

  async query(...args: Parameters<pg.PoolClient['query']>): Promise<unknown> {
    if (this.#isBegun) {
      try {
        return await this.#client?.query(...args);
      } catch (error) {
        this.#isBroken ||= isGone(error);
        throw error;
      }
    }
    const answer = await patiently(this.#patienceMs, () => this.#begin(args), isPassing);
    this.#isBegun = true;
    return answer;
  }

  release(): void {
    this.#client?.off('error', ignored);
    this.#client?.release(this.#isBroken);
    this.#client = undefined;
  }

  async #begin(args: Parameters<pg.PoolClient['query']>): Promise<unknown> {
    const client = (await this.#pool.connect()).on('error', ignored);
    try {
      const answer = await client.query(...args);
      this.#client = client;
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

/**
 * The pool for drizzle: while the database restarts, or a pooler in front of it, statements wait instead of failing
 * if they were not sent or only read.
 */
export function patientPool(pool: pg.Pool, patienceMs: number): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return async () => new TransactionConnection(target, patienceMs);
      if (name === 'query')
        return (...args: Parameters<pg.Pool['query']>) =>
          patiently(
            patienceMs,
            async () => await target.query(...args),
            (error) => isNotSent(error) || (isPassing(error) && isRead(args[0])),
          );
      return Reflect.get(target, name, target);
    },
  });
}
