import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tableChangeKinds } from '#contract/staff/operator-table.ts';

/** Changes of operators' tables by staff. A table without any is its file (docs/decisions/operator-tables.md). */
export const tableChanges = pgTable(
  'table_changes',
  {
    tableName: text('table_name').notNull(),
    /** Counts up for each table. The first takes over the file. */
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: tableChangeKinds }).notNull(),
    /** Null for the file. */
    actorId: bigint('actor_id', { mode: 'number' }),
    /** Of the file that this change took over; null for a change by staff. */
    fileHash: text('file_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.revision] })],
);

/** Versions of rows. A version is never deleted, and changes only once: when a later one ends it. */
export const tableRows = pgTable(
  'table_rows',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tableName: text('table_name').notNull(),
    /** The same for all versions of a row, and its place in the table. */
    line: integer('line').notNull(),
    /** Unparsed cells by column. */
    cells: jsonb('cells').notNull(),
    /** The revision that wrote this version, and the one that ended it; null for the current one. */
    since: integer('since').notNull(),
    until: integer('until'),
  },
  (table) => [
    index('table_rows_current').on(table.tableName, table.line).where(sql`until is null`),
    index('table_rows_since').on(table.tableName, table.since),
    index('table_rows_until').on(table.tableName, table.until),
  ],
);
