import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '#tests/support/test-database.ts';
import type { Database } from './database.ts';
import { inTransaction, lockName } from './transaction.ts';

describeEachEngine('transactions', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  test('two that wait for each other both end in success', async () => {
    let haveFirst = 0;
    let release = () => {};
    const bothHaveFirst = new Promise<void>((resolve) => {
      release = resolve;
    });
    let tries = 0;
    const lockBoth = (first: string, second: string) =>
      inTransaction(database.orm, async (transaction) => {
        tries += 1;
        await lockName(transaction, first);
        haveFirst += 1;
        // The embedded database has one connection, where one ends before the other begins.
        if (haveFirst === 2 || database.engine === 'pglite') release();
        await bothHaveFirst;
        await lockName(transaction, second);
        return 'done';
      });
    expect(await Promise.all([lockBoth('a', 'b'), lockBoth('b', 'a')])).toEqual(['done', 'done']);
    expect(tries).toBe(database.engine === 'pglite' ? 2 : 3);
  });

  test('a failure that is no conflict is thrown at once', async () => {
    let tries = 0;
    const failing = inTransaction(database.orm, async (transaction) => {
      tries += 1;
      await transaction.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(tries).toBe(1);
  });
});
