import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { databaseOfPglite } from '#server/db/pglite-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { type DatabaseContent, openPglite } from './pglite-template.ts';

/*
 * Databases in memory that one suite closed and the next one opens: loading a dump takes a second of processor time,
 * emptying tables a tenth.
 */

interface Pooled {
  readonly pglite: PGlite;
  /** Tables that the template leaves empty, as SQL. */
  readonly empty: readonly string[];
  /** Sequences that it leaves unused. */
  readonly unused: readonly string[];
  /** Asks for the state of everything else. */
  readonly restQuery: string;
  /** That state in the template. */
  readonly rest: string;
}
const spare = new Map<DatabaseContent, Pooled[]>();

const tableRows = z.array(z.object({ name: z.string(), isEmpty: z.boolean() }));
const nameRows = z.array(z.object({ name: z.string() }));
const stateRows = z.tuple([z.object({ state: z.string() })]);

const ownTables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
const unusedSequences = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
  where last_value is null`;
/** What `create`, `alter` and `drop` change. */
const catalogs = ['class', 'attrdef', 'constraint', 'trigger', 'proc', 'type'];

async function tablesOf(pglite: PGlite, names: readonly string[]) {
  const each = names.map((name) => `select '${name}' as name, not exists (select from ${name}) as "isEmpty"`);
  return tableRows.parse((await pglite.query(each.join(' union all '))).rows);
}

async function namesOf(pglite: PGlite, query: string): Promise<string[]> {
  return nameRows.parse((await pglite.query(query)).rows).map(({ name }) => name);
}

async function stateOf(pglite: PGlite, query: string): Promise<string> {
  return stateRows.parse((await pglite.query(query)).rows)[0].state;
}

async function poolable(content: DatabaseContent): Promise<Pooled> {
  const pglite = await openPglite(content);
  const tables = await tablesOf(pglite, await namesOf(pglite, ownTables));
  const filled = tables.filter(({ isEmpty }) => !isEmpty);
  const states = [
    ...filled.map(({ name }) => `(select count(*) || ' ' || sum(hashtext(row::text)) from ${name} row)`),
    `(select string_agg(sequencename || ' ' || last_value, ' ' order by sequencename) from pg_sequences)`,
    `(select sum(hashtext(attrelid || attname)) from pg_attribute where attrelid >= 16384)`,
    ...catalogs.map((name) => `(select count(*) || ' ' || max(oid) from pg_${name})`),
  ];
  const restQuery = `select concat_ws(' | ', ${states.join(', ')}) as state`;
  return {
    ...{ pglite, restQuery, rest: await stateOf(pglite, restQuery) },
    unused: await namesOf(pglite, unusedSequences),
    empty: tables.filter(({ isEmpty }) => isEmpty).map(({ name }) => name),
  };
}

/** Makes the database as its template again. @returns false where more has changed than rows of empty tables */
async function restore({ pglite, empty, unused, restQuery, rest }: Pooled): Promise<boolean> {
  try {
    const used = (await tablesOf(pglite, empty)).filter(({ isEmpty }) => !isEmpty);
    await pglite.exec('discard all');
    if (used.length > 0) await pglite.exec(`truncate ${used.map(({ name }) => name).join()} cascade`);
    const stillUnused = new Set(await namesOf(pglite, unusedSequences));
    const restarts = unused
      .filter((name) => !stillUnused.has(name))
      .map((name) => `alter sequence ${name} restart`);
    await pglite.exec(restarts.join(';'));
    return (await stateOf(pglite, restQuery)) === rest;
  } catch {
    return false;
  }
}

/** A migrated database in memory. Once it is closed, the next suite of this process may get it, restored. */
export async function openPooled(content: DatabaseContent): Promise<Database> {
  const pooled = spare.get(content)?.pop() ?? (await poolable(content));
  const close = async () => {
    revoke();
    if (await restore(pooled)) spare.set(content, [...(spare.get(content) ?? []), pooled]);
    else await pooled.pglite.close();
  };
  // What still runs after the suite fails, as on a closed database.
  const { proxy, revoke } = Proxy.revocable(pooled.pglite, {
    get(pglite, key) {
      if (key === 'close') return close;
      const value: unknown = Reflect.get(pglite, key, pglite);
      return typeof value === 'function' ? value.bind(pglite) : value;
    },
  });
  return await databaseOfPglite(proxy, { migrationsDirectory, onWarning: () => {} });
}
