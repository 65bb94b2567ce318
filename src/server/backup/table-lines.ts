import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Orm } from '#server/db/database.ts';

/*
 * Tables as lines of JSON, the same on both engines. A table's hash is that of its lines in their own order, so two
 * databases with the same rows have the same hashes.
 */

/** Rows fetched and written at a time. */
const batch = 1000;

export type Table = { readonly name: string; readonly columns: readonly string[] };
export type TableSum = { readonly rows: number; readonly sha256: string };

const oneJson = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ rows: z.tuple([z.object({ found: item })]) });
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const columnsOf = ({ columns }: Table) => sql.raw(columns.map(quoted).join(', '));
const nameOf = ({ name }: Table) => sql.raw(quoted(name));

const tables = oneJson(
  z.array(z.object({ name: z.string(), columns: z.array(z.string()), refers: z.array(z.string()) })),
);

/**
 * All tables, each after those it refers to. Left out is what a database works out itself: generated columns, and
 * transaction numbers, which mean nothing in another database.
 */
export async function readTables(orm: Orm): Promise<Table[]> {
  const { rows } = z.parse(
    tables,
    await orm.execute(sql`
      select json_agg(json_build_object('name', c.relname,
        'columns', (select json_agg(attname order by attnum) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
            and atttypid <> 'xid8'::regtype),
        'refers', (select coalesce(json_agg(r.relname), '[]') from pg_constraint k join pg_class r on r.oid = confrelid
          where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid)) order by c.relname) as found
      from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`),
  );
  const ordered = new Map<string, Table>();
  const waiting = [...rows[0].found];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refers }) => refers.every((name) => ordered.has(name)));
    const [table] = waiting.splice(next, 1);
    if (next < 0 || !table) throw new Error('tables refer to each other in a circle');
    ordered.set(table.name, { name: table.name, columns: table.columns });
  }
  return [...ordered.values()];
}

/** A table's rows, in batches. Inside a transaction, with `setFormats`. */
export async function* readLines(orm: Orm, table: Table): AsyncGenerator<readonly string[], void> {
  await orm.execute(sql`
    declare lines no scroll cursor for
    select row_to_json(each)::text collate "C" as line from (select ${columnsOf(table)} from ${nameOf(table)}) each
    order by 1`);
  // A cursor cannot be part of a query, so its rows come one by one.
  const fetched = z.object({ rows: z.array(z.object({ line: z.string() })) });
  for (;;) {
    const { rows } = z.parse(fetched, await orm.execute(sql.raw(`fetch ${batch} from lines`)));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await orm.execute(sql`close lines`);
}

/** Writes rows as `readLines` answers them. */
export async function writeLines(orm: Orm, table: Table, rows: readonly string[]): Promise<void> {
  await orm.execute(sql`
    insert into ${nameOf(table)} (${columnsOf(table)}) overriding system value
    select ${columnsOf(table)} from json_populate_recordset(null::${nameOf(table)}, ${`[${rows.join(',')}]`}::json)`);
}

/** Counts and hashes lines. */
export class LineSum {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(rows: readonly string[]): void {
    for (const line of rows) this.#hash.update(line).update('\n');
    this.#rows += rows.length;
  }

  get sum(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.copy().digest('hex') };
  }
}

export async function sumOf(orm: Orm, table: Table): Promise<TableSum> {
  const sum = new LineSum();
  for await (const rows of readLines(orm, table)) sum.add(rows);
  return sum.sum;
}

/** For the transaction: the text of values does not depend on the server's settings. */
export async function setFormats(orm: Orm): Promise<void> {
  await orm.execute(sql`set local timezone = 'UTC'`);
  await orm.execute(sql`set local datestyle = 'ISO'`);
  await orm.execute(sql`set local extra_float_digits = 1`);
}

const counters = oneJson(z.nullable(z.record(z.string(), z.nullable(z.number()))));

/** The last numbers given by each sequence; null for one that has given none. */
export async function readCounters(orm: Orm): Promise<Record<string, number | null>> {
  const { rows } = z.parse(
    counters,
    await orm.execute(sql`
      select json_object_agg(sequencename, last_value) as found from pg_sequences where schemaname = 'public'`),
  );
  return rows[0].found ?? {};
}

export async function writeCounters(
  orm: Orm,
  values: Readonly<Record<string, number | null>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (value !== null) await orm.execute(sql`select setval(${quoted(name)}::regclass, ${value}::bigint)`);
}

const migrated = oneJson(z.nullable(z.string()));

/** The time of the last migration, which names the schema. */
export async function readSchemaVersion(orm: Orm): Promise<string> {
  const { rows } = z.parse(
    migrated,
    await orm.execute(sql`select max(created_at)::text as found from drizzle.__drizzle_migrations`),
  );
  return rows[0].found ?? '';
}

/** Whether any table has a row. */
export async function isEmpty(orm: Orm, all: readonly Table[]): Promise<boolean> {
  const any = all.map((table) => sql`exists (select from ${nameOf(table)})`);
  const { rows } = z.parse(
    oneJson(z.boolean()),
    await orm.execute(sql`select ${sql.join(any, sql` or `)} as found`),
  );
  return !rows[0].found;
}

export async function removeAllRows(orm: Orm, all: readonly Table[]): Promise<void> {
  await orm.execute(sql`truncate ${sql.join(all.map(nameOf), sql`, `)}`);
}
