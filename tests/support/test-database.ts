import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { databaseOfPglite } from '#server/db/pglite-database.ts';
import { migrationsDirectory } from '#server/migrations-directory.ts';
import { pgliteTemplate } from './pglite-template.ts';

/** PostgreSQL for the tests; its user must be allowed to create databases. */
export const testDatabaseUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined;

const withoutPostgres = 'PostgreSQL (skipped: TEST_DATABASE_URL is not set)';

/** Runs one suite on each engine. Every `open()` is a new, empty, migrated database, gone after the suite. */
export function describeEachEngine(name: string, suite: (open: () => Promise<Database>) => void): void {
  describe(`${name} on PGlite`, () => {
    const opened: Database[] = [];
    afterAll(async () => {
      for (const database of opened) await database.close();
    });
    suite(async () => {
      const database = await openMemoryDatabase();
      opened.push(database);
      return database;
    });
  });
  describePostgres(name, (create) => {
    const opened: Database[] = [];
    // Registered after the removal of the databases, and so run before it.
    afterAll(async () => {
      for (const database of opened) await database.close();
    });
    suite(async () => {
      const databaseUrl = await create();
      const database = await openDatabase({ databaseUrl, dataDirectory: tmpdir(), migrationsDirectory });
      opened.push(database);
      return database;
    });
  });
}

/** A new, empty, migrated database that lives in memory. The caller closes it. */
export async function openMemoryDatabase(): Promise<Database> {
  const pglite = await PGlite.create({ loadDataDir: await pgliteTemplate() });
  return await databaseOfPglite(pglite, { migrationsDirectory, onWarning: () => undefined });
}

/** A suite for PostgreSQL alone. `create()` makes an empty database and answers its address; it goes after the suite. */
export function describePostgres(name: string, suite: (create: () => Promise<string>) => void): void {
  const address = testDatabaseUrl;
  if (address === undefined) {
    describe.skip(`${name} on ${withoutPostgres}`, () =>
      suite(() => Promise.reject(new Error(withoutPostgres))));
    return;
  }
  describe(`${name} on PostgreSQL`, () => {
    const created: string[] = [];
    afterAll(async () => {
      for (const database of created)
        await administer(address, `drop database if exists ${database} with (force)`);
    });
    suite(async () => {
      const database = `lajur_test_${randomBytes(6).toString('hex')}`;
      created.push(database);
      await administer(address, `create database ${database}`);
      const url = new URL(address);
      url.pathname = `/${database}`;
      return url.href;
    });
  });
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
