import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';
import { reasonOf } from '#server/process/error-reason.ts';
import { StartUpError } from '#server/process/start-up-error.ts';
import type { Orm } from './database.ts';
import { DatabaseMigrationError, DatabaseNewerError, DatabaseOlderError } from './database-errors.ts';

const rows = z.object({ rows: z.array(z.object({ value: z.string().nullable() })) });

async function oneText(orm: Orm, query: ReturnType<typeof sql>): Promise<string | null> {
  return rows.parse(await orm.execute(query)).rows[0]?.value ?? null;
}

/** Rejects a database that a newer build has migrated, or that lacks what the first migration is made of. */
async function refuseOthers(orm: Orm, migrationsDirectory: string): Promise<void> {
  const table = await oneText(orm, sql`select to_regclass('drizzle.__drizzle_migrations')::text as value`);
  if (table === null) return;
  const applied = await oneText(
    orm,
    sql`select max(created_at)::text as value from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder: migrationsDirectory }).map(
    ({ folderMillis }) => folderMillis,
  );
  if (applied === null) return;
  if (Number(applied) > Math.max(...known)) throw new DatabaseNewerError();
  if (Number(applied) < Math.min(...known)) throw new DatabaseOlderError();
}

/** Migrates the database to this build's schema; `migrate` is the driver's own migrator. */
export async function runMigrations(
  orm: Orm,
  migrationsDirectory: string,
  migrate: () => Promise<void>,
): Promise<void> {
  try {
    await refuseOthers(orm, migrationsDirectory);
    await migrate();
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    throw new DatabaseMigrationError(reasonOf(error));
  }
}
