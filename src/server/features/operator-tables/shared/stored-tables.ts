import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import type { Cells } from './operator-table.ts';

const { tableChanges, tableRows } = schema;

/** A row with its place in the table. */
export type Line = { readonly line: number; readonly cells: Cells };
/** A table that staff has changed. */
export type StoredTable = {
  readonly revision: number;
  readonly lines: readonly Line[];
  readonly changedAt: Date;
  /** Of the file that was taken over last. */
  readonly fileHash: string | null;
};

const cellsOf = (stored: unknown): Cells => z.parse(z.record(z.string(), z.string()), stored);

/** A text that changes with every change of a table. */
export async function readTablesVersion(orm: Orm): Promise<string> {
  const rows = await orm
    .select({ name: tableChanges.tableName, revision: sql<number>`max(${tableChanges.revision})::int` })
    .from(tableChanges)
    .groupBy(tableChanges.tableName)
    .orderBy(tableChanges.tableName);
  return JSON.stringify(rows);
}

/** The tables that staff has changed, by name. */
export async function readStoredTables(orm: Orm): Promise<ReadonlyMap<string, StoredTable>> {
  const changes = await orm
    .select()
    .from(tableChanges)
    .orderBy(tableChanges.tableName, tableChanges.revision);
  const rows = await orm
    .select({ name: tableRows.tableName, line: tableRows.line, cells: tableRows.cells })
    .from(tableRows)
    .where(isNull(tableRows.until))
    .orderBy(tableRows.line);
  const tables = new Map<string, StoredTable>();
  for (const { tableName, revision, createdAt, fileHash } of changes)
    tables.set(tableName, {
      ...{ revision, changedAt: createdAt },
      fileHash: fileHash ?? tables.get(tableName)?.fileHash ?? null,
      lines: [],
    });
  for (const [name, table] of tables)
    tables.set(name, {
      ...table,
      lines: rows
        .filter((row) => row.name === name)
        .map(({ line, cells }) => ({ line, cells: cellsOf(cells) })),
    });
  return tables;
}

/** Changes of this table wait for each other until the transaction ends. */
export async function lockTable(transaction: Orm, name: string): Promise<void> {
  await lockName(transaction, `table ${name}`);
}

/** The rows of a table as of a revision. */
export async function linesAt(orm: Orm, name: string, revision: number): Promise<Line[]> {
  const rows = await orm
    .select({ line: tableRows.line, cells: tableRows.cells })
    .from(tableRows)
    .where(
      and(
        eq(tableRows.tableName, name),
        sql`${tableRows.since} <= ${revision} and (${tableRows.until} is null or ${tableRows.until} > ${revision})`,
      ),
    )
    .orderBy(tableRows.line);
  return rows.map(({ line, cells }) => ({ line, cells: cellsOf(cells) }));
}

/** The highest line a table ever had, so that none is used for another row. */
export async function lastLine(orm: Orm, name: string): Promise<number> {
  const [row] = await orm
    .select({ line: sql<number>`coalesce(max(${tableRows.line}), 0)::int` })
    .from(tableRows)
    .where(eq(tableRows.tableName, name));
  return row?.line ?? 0;
}

export type LineChange = {
  readonly line: number;
  readonly before: Cells | null;
  readonly after: Cells | null;
};

export async function writeChange(
  transaction: Orm,
  change: typeof tableChanges.$inferInsert,
  lines: readonly LineChange[],
): Promise<void> {
  const { tableName, revision } = change;
  await transaction.insert(tableChanges).values(change);
  const ended = lines.flatMap(({ line, before }) => (before === null ? [] : [line]));
  if (ended.length > 0)
    await transaction
      .update(tableRows)
      .set({ until: revision })
      .where(
        and(
          eq(tableRows.tableName, tableName),
          isNull(tableRows.until),
          sql`${tableRows.line} = any(${sql.param(ended)}::int[])`,
        ),
      );
  const written = lines.flatMap(({ line, after }) =>
    after === null ? [] : [{ tableName, line, cells: after, since: revision }],
  );
  if (written.length > 0) await transaction.insert(tableRows).values(written);
}
