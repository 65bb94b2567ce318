import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, schema } from './database.ts';

const { leases } = schema;

/** Identifies this process. */
const processId = randomUUID();

/** Permission to do something that only one process does at a time. */
export type Lease = {
  /**
   * Takes or renews it, by the database's clock.
   * @returns false where another process has it, until it expires or is released
   */
  take(milliseconds: number): Promise<boolean>;
  release(): Promise<void>;
};

/** @param holder another process, in tests */
export function leaseOf(
  { engine, orm }: Pick<Database, 'engine' | 'orm'>,
  name: string,
  holder: string = processId,
): Lease {
  // Only one process opens PGlite, and each write costs it an fsync.
  if (engine === 'pglite') return { take: async () => true, release: async () => undefined };
  return {
    async take(milliseconds) {
      const expiresAt = sql`now() + make_interval(secs => ${milliseconds / 1000}::float8)`;
      const taken = await orm
        .insert(leases)
        .values({ name, holder, expiresAt })
        .onConflictDoUpdate({
          target: leases.name,
          set: { holder, expiresAt },
          setWhere: sql`${leases.holder} = ${holder} or ${leases.expiresAt} <= now()`,
        })
        .returning({ name: leases.name });
      return taken.length > 0;
    },
    async release() {
      await orm.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
    },
  };
}
