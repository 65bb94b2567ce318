import { tmpdir } from 'node:os';
import { afterAll, describe, inject, type TestAPI, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { isEverything } from './in-turn.ts';
import { openPooled } from './pglite-pool.ts';
import type { DatabaseContent } from './pglite-template.ts';
import { addressOf, createTestDatabase, dropDatabase } from './postgres-template.ts';

/** PostgreSQL for the tests; its user must be allowed to create databases. */
const testDatabaseUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined;

const withoutPostgres = 'PostgreSQL (skipped: TEST_DATABASE_URL is not set)';

/** Opens a new, migrated database with the tables alone, unless told; it is gone after the suite. */
export type OpenDatabase = (content?: DatabaseContent) => Promise<Database>;

/** Tests of a suite that are made on one engine alone. */
type TestOnce = Pick<TestAPI, 'each'> &
  ((name: string, run: () => Promise<void> | void, timeoutMs?: number) => void);
const notHere: TestOnce = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * Runs a suite of code that queries the database: on PostgreSQL if available, and on PGlite otherwise, which is the same
 * PostgreSQL, and which browsers' and components' tests use. On both with `npm test -- --everything`; the rest (checks of a
 * form, headers, log lines) is tested with `testOnce`, on one of them.
 */
export function describeEachEngine(
  name: string,
  suite: (open: OpenDatabase, testOnce: TestOnce) => void,
): void {
  const address = testDatabaseUrl;
  if (address === undefined || isEverything) {
    describe(`${name} on PGlite`, () => suite(inMemory(), address === undefined ? test : notHere));
  }
  if (address !== undefined) describe(`${name} on PostgreSQL`, () => suite(onPostgres(address), test));
}

/**
 * Opens databases of a suite on one engine, PostgreSQL if available: for what is decided above the database. To be
 * called in the suite.
 */
export function onOneEngine(): OpenDatabase {
  return testDatabaseUrl === undefined ? inMemory() : onPostgres(testDatabaseUrl);
}

/** Opens databases of a suite on PGlite. */
function inMemory(): OpenDatabase {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return async (content) => {
    const database = await openMemoryDatabase(content);
    opened.push(database);
    return database;
  };
}

/** Opens databases of a suite on PostgreSQL. */
function onPostgres(address: string): OpenDatabase {
  const opened: { readonly name: string; readonly database: Database }[] = [];
  afterAll(async () => {
    for (const { name, database } of opened) {
      await database.close();
      await dropDatabase(address, name);
    }
  });
  return async (content = 'tables') => {
    const name = await createTestDatabase(address, { run: inject('databaseRun'), content });
    const databaseUrl = addressOf(address, name);
    const database = await openDatabase({ databaseUrl, dataDirectory: tmpdir(), migrationsDirectory });
    opened.push({ name, database });
    return database;
  };
}

/** A migrated database that lives in memory, without a row of an earlier suite. The caller closes it. */
export async function openMemoryDatabase(content: DatabaseContent = 'tables'): Promise<Database> {
  return await openPooled(content);
}

/**
 * A suite for PostgreSQL alone. `create()` makes a database, empty or from the run's template, and answers its address;
 * it goes after the suite.
 */
export function describePostgres(
  name: string,
  suite: (create: (content?: DatabaseContent) => Promise<string>) => void,
): void {
  const address = testDatabaseUrl;
  if (address === undefined) {
    describe.skip(`${name} on ${withoutPostgres}`, () =>
      suite(() => Promise.reject(new Error(withoutPostgres))));
    return;
  }
  describe(`${name} on PostgreSQL`, () => {
    const created: string[] = [];
    afterAll(async () => {
      for (const database of created) await dropDatabase(address, database);
    });
    suite(async (content) => {
      const from = content === undefined ? undefined : { run: inject('databaseRun'), content };
      const database = await createTestDatabase(address, from);
      created.push(database);
      return addressOf(address, database);
    });
  });
}
