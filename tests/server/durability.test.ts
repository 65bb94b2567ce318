import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { Child } from '#tests/support/child-process.ts';
import { prepareDataDirectory } from '#tests/support/pglite-template.ts';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'lajur-test-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDirectory, { recursive: true, force: true });
});

describe('the embedded database', () => {
  test('syncs to the disk at every commit', async () => {
    await prepareDataDirectory(dataDirectory);
    const database = await openDatabase({ dataDirectory, migrationsDirectory });
    const synced = vi.spyOn(fs, 'fsyncSync');
    for (let number = 0; number < 50; number++) {
      await database.orm.insert(schema.seedState).values({ name: `row-${number}`, value: '' });
      expect(synced.mock.calls.length).toBeGreaterThan(number);
    }
    await database.close();
  });

  test('ends the process rather than acknowledge a commit that the disk refused', async () => {
    await prepareDataDirectory(dataDirectory);
    const child = await Child.start('tests/server/children/refuse-sync.ts', [dataDirectory]);
    expect(await child.line(), child.errors).toBe('kept');
    expect(await child.line()).toBeUndefined();
    expect(await child.ended()).toBe(1);
    expect(child.errors).toMatch(/^lajur: the database stopped: could not fsync file .*\n$/);
    const database = await openDatabase({ dataDirectory, migrationsDirectory });
    // The refused row was not acknowledged: it may be there or not.
    expect(await database.orm.select().from(schema.seedState)).toContainEqual({ name: 'kept', value: '' });
    await database.close();
  });

  test('keeps every acknowledged row after a kill -9, and opens again', async () => {
    await prepareDataDirectory(dataDirectory);
    let acknowledged = 0;
    for (let round = 1; round <= 2; round++) {
      const child = await Child.start('tests/server/children/insert-rows.ts', [dataDirectory, String(round)]);
      const until = 40 * round;
      let last = 0;
      while (last < until) last = Number((await child.line()) ?? Number.NaN);
      expect(last, child.errors).toBe(until);
      child.process.kill('SIGKILL');
      // Rows written before it ended were acknowledged as well.
      for (let line = await child.line(); line !== undefined; line = await child.line()) last = Number(line);
      await child.ended();
      acknowledged += last;
      const database = await openDatabase({ dataDirectory, migrationsDirectory });
      const kept = await database.orm.$count(schema.seedState);
      // One more may have been committed without its acknowledgement.
      expect(kept).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = kept;
      await database.close();
    }
  });
});
