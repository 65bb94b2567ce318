import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { describePostgres } from '#tests/support/test-database.ts';
import { createSharedLimiter, forgetAttempts } from './shared-limiter.ts';

const limits = { most: 3, withinMs: 60_000, mostAddresses: 10 };

describePostgres('a limit of all processes', (create) => {
  test('counts together, also at once, and starts anew after its time', async () => {
    const databaseUrl = await create('tables');
    const [one, two] = await Promise.all(
      [1, 2].map(() => openDatabase({ databaseUrl, dataDirectory: '', migrationsDirectory })),
    );
    if (!one || !two) throw new Error('two processes');
    try {
      const limiters = [one, two].map((database) => createSharedLimiter(database, 'codes', 'secret', limits));
      const all = async (address: string) =>
        (await Promise.all([...limiters, ...limiters, ...limiters].map((each) => each.take(address)))).filter(
          Boolean,
        ).length;
      expect(await all('192.0.2.1')).toBe(3);
      expect(await all('192.0.2.2')).toBe(3);
      expect(await createSharedLimiter(one, 'tries', 'secret', limits).take('192.0.2.1')).toBe(true);
      const rows = () => one.orm.select().from(schema.attempts);
      expect(JSON.stringify(await rows())).not.toContain('192.0.2');

      await one.orm.execute(sql`update attempts set until = now()`);
      expect(await all('192.0.2.1')).toBe(3);
      await forgetAttempts(one.orm);
      expect(await rows()).toHaveLength(1);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });
});
