import { isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Orm, schema } from '#server/db/database.ts';
import type { Cells } from './operator-table.ts';

const { tableChanges, tableRows } = schema;

/** A row with its place in the table. */
type Line = { readonly line: number; readonly cells: Cells };
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
