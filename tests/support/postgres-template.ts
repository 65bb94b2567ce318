import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { openDatabase } from '#server/db/open-database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import type { DatabaseContent } from './pglite-template.ts';

/** An arbitrary lock id: one worker makes a template, the others wait for it. */
const templateLock = 5_225_817_099;

/** The address of another database of the same server. */
export function addressOf(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

export async function administer<Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const templatePrefix = (run: string) => `lajur_template_${run}_`;

/** Makes the template of a run if it does not exist. @returns its name */
async function ensureTemplate(address: string, run: string, content: DatabaseContent): Promise<string> {
  const name = `${templatePrefix(run)}${content}`;
  await administer(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`create database ${draft}`);
    const database = await openDatabase({
      databaseUrl: addressOf(address, draft),
      dataDirectory: tmpdir(),
      migrationsDirectory,
    });
    if (content === 'reference') await seedDatabase(database, { demoListings: 0, onProgress: () => {} });
    await database.close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}
const templates = new Map<DatabaseContent, Promise<string>>();

/** Creates a database, from the run's template or empty. @returns its name */
export async function createTestDatabase(
  address: string,
  from?: { run: string; content: DatabaseContent },
): Promise<string> {
  const name = `lajur_test_${randomBytes(6).toString('hex')}`;
  let source = '';
  if (from) {
    const template = templates.get(from.content) ?? ensureTemplate(address, from.run, from.content);
    templates.set(from.content, template);
    source = ` template ${await template}`;
  }
  await administer(address, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    // From version 15 on copying files, which costs a quarter of logging every page, has to be asked for.
    const strategy = (rows[0]?.version ?? 0) >= 150_000 ? ' strategy file_copy' : '';
    await client.query(`create database ${name}${source}${strategy}`);
  });
  return name;
}

export function dropDatabase(address: string, name: string): Promise<unknown> {
  return administer(address, (client) => client.query(`drop database if exists ${name} with (force)`));
}
