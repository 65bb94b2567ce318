import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { describePostgres } from '#tests/support/test-database.ts';
import { leaseOf } from './lease.ts';
import { openDatabase } from './open-database.ts';

describePostgres('a lease', (create) => {
  test('one process has it; another takes it over when it is released or expires', async () => {
    const databaseUrl = await create('tables');
    const database = await openDatabase({ databaseUrl, dataDirectory: '', migrationsDirectory });
    try {
      const [one, two] = ['one', 'two'].map((holder) => leaseOf(database, 'job', holder));
      if (!one || !two) throw new Error('two leases');
      const first = await Promise.all([one.take(60_000), two.take(60_000)]);
      expect(first.filter(Boolean)).toHaveLength(1);
      const [has, waits] = first[0] ? [one, two] : [two, one];
      expect([await has.take(60_000), await waits.take(60_000)]).toEqual([true, false]);
      // Not another's to release.
      await waits.release();
      expect(await waits.take(60_000)).toBe(false);
      await has.release();
      expect([await waits.take(60_000), await has.take(60_000)]).toEqual([true, false]);
      // Its holder died.
      await database.orm.execute(sql`update leases set expires_at = now()`);
      expect([await has.take(60_000), await waits.take(60_000)]).toEqual([true, false]);
    } finally {
      await database.close();
    }
  });
});
