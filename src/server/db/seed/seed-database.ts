import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isDemoCurrent, writeDemoListings } from './demo/demo-listings.ts';
import { isReferenceCurrent, writeReferenceData } from './reference-data.ts';

/** Any number that nothing else on the same database locks. */
const seedLock = 5_225_817_002;

interface SeedOptions {
  /** How many demonstration cars the database should have; 0 for none. */
  readonly demoListings: number;
  /** Told how the work goes, a line at a time, at most two a second. */
  readonly onProgress: (line: string) => void;
}

/**
 * Gives a migrated database its reference data and its demonstration, in one transaction: all or
 * nothing. Returns at once when it has them already. Of several processes starting together one does
 * the work, the others wait for it.
 */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<void> {
  const { demoListings: size, onProgress } = options;
  if (!Number.isInteger(size) || size < 0) throw new RangeError('demoListings is a whole number, 0 or more');
  if ((await isReferenceCurrent(database.orm)) && (await isDemoCurrent(database.orm, size))) return;
  const changed = await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock}::bigint)`);
    // Asked again: another process may have done it while this one waited for the lock.
    const writesReference = !(await isReferenceCurrent(transaction));
    const writesDemo = !(await isDemoCurrent(transaction, size));
    if (writesReference) {
      onProgress('reference data: regions and vehicles');
      await writeReferenceData(transaction);
    }
    if (writesDemo) await writeDemoListings(transaction, { size, now: new Date(), onProgress });
    return writesReference || writesDemo;
  });
  if (changed) await database.announceChange();
}
