import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  areFileRowsCurrent,
  writeFileRows,
} from '#server/features/new-vehicles/shared/stored-new-vehicles.ts';
import { isDemoCurrent, writeDemoListings } from './demo/demo-listings.ts';
import { isReferenceCurrent, writeReferenceData } from './reference-data.ts';

/** Key of the advisory lock, unique within this database. */
const seedLock = 5_225_817_002;

interface SeedOptions {
  /** Number of demonstration cars; 0 for none. */
  readonly demoListings: number;
  /** Receives progress lines, at most two per second. */
  readonly onProgress: (line: string) => void;
}

/**
 * Writes reference data and demonstration into a migrated database, in one transaction; returns immediately
 * if both are current. If several processes start together, one does the work and the others wait.
 */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<void> {
  const { demoListings: size, onProgress } = options;
  if (!Number.isInteger(size) || size < 0) throw new RangeError('demoListings is a whole number, 0 or more');
  const isCurrent =
    (await isReferenceCurrent(database.orm)) &&
    (await areFileRowsCurrent(database.orm)) &&
    (await isDemoCurrent(database.orm, size));
  if (isCurrent) return;
  const changed = await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock}::bigint)`);
    // Checked again: another process may have written it while this one waited for the lock.
    const writesReference = !(await isReferenceCurrent(transaction));
    const writesNewVehicles = !(await areFileRowsCurrent(transaction));
    const writesDemo = !(await isDemoCurrent(transaction, size));
    if (writesReference) {
      onProgress('reference data: regions and vehicles');
      await writeReferenceData(transaction);
    }
    if (writesNewVehicles) await writeFileRows(transaction);
    if (writesDemo) await writeDemoListings(transaction, { size, now: new Date(), onProgress });
    return writesReference || writesNewVehicles || writesDemo;
  });
  if (changed) await database.announceChange();
}
