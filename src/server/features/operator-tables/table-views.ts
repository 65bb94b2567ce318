import { and, desc, eq, inArray, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/dates.ts';
import type { Language } from '#contract/language.ts';
import type { EditedTable, RowChange, RowState, TableSummary } from '#contract/staff/operator-table.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { allTables } from '#server/features/operator-tables/shared/all-tables.ts';
import { knownFileCells } from '#server/features/operator-tables/shared/live-tables.ts';
import {
  type Cells,
  columnsOf,
  datedOf,
  fileHash,
  type OperatorTable,
} from '#server/features/operator-tables/shared/operator-table.ts';
import { readStoredTables, type StoredTable } from '#server/features/operator-tables/shared/stored-tables.ts';
import { type Dated, firstDay, rowsOn } from '#server/features/operator-tables/shared/validity.ts';

const { accounts, tableChanges, tableRows } = schema;
/** Of the history. */
const perPage = 20;

/** The lines of a table: staff's, or the file's. */
export const linesOf = (table: OperatorTable, stored: StoredTable | undefined) =>
  stored?.lines ?? knownFileCells(table).map((cells, index) => ({ line: index + 1, cells }));

type Stated = { readonly line: number; readonly cells: Cells; readonly state: RowState };

function statedRows(table: OperatorTable, stored: StoredTable | undefined, today: string): Stated[] {
  const dated = linesOf(table, stored).map((row): Dated & { line: number; cells: Cells } => ({
    ...datedOf(table, row.cells),
    ...row,
  }));
  const current = new Set(rowsOn(dated, today, false).rows);
  const used = new Set(rowsOn(dated, today, table.ended === 'kept').rows);
  const stateOf = (row: (typeof dated)[number]): RowState => {
    if (current.has(row)) return 'current';
    if (used.has(row)) return 'kept';
    return firstDay(row.from) > today ? 'future' : 'ended';
  };
  return dated.map((row) => ({ line: row.line, cells: row.cells, state: stateOf(row) }));
}

function summaryOf(
  table: OperatorTable,
  stored: StoredTable | undefined,
  rows: readonly Stated[],
  language: Language,
): TableSummary {
  const counts = { current: 0, future: 0, kept: 0, ended: 0 };
  for (const { state } of rows) counts[state] += 1;
  return {
    ...{ name: table.name, title: table.title[language], counts },
    changedAt: stored?.changedAt.toISOString() ?? null,
    isFileNewer: stored !== undefined && stored.fileHash !== fileHash(table),
  };
}

const today = () => dayInJakarta(new Date());

/** All tables, in their order. */
export async function tableSummaries(orm: Orm, language: Language): Promise<TableSummary[]> {
  const stored = await readStoredTables(orm);
  return allTables.map((table) => {
    const own = stored.get(table.name);
    return summaryOf(table, own, statedRows(table, own, today()), language);
  });
}

/** One table with its columns and all rows. */
export async function editedTable(orm: Orm, table: OperatorTable, language: Language): Promise<EditedTable> {
  const stored = (await readStoredTables(orm)).get(table.name);
  const rows = statedRows(table, stored, today());
  return {
    ...summaryOf(table, stored, rows, language),
    about: table.about[language],
    revision: stored?.revision ?? 0,
    columns: columnsOf(table).map(({ name, kind, label, isOptional = false, options = [] }) => ({
      ...{ name, kind, label: label[language], isOptional },
      options: options.map(({ value, label }) => ({ value, label: label[language] })),
    })),
    rows: rows.map(({ line, cells, state }) => ({ line, cells: { ...cells }, state })),
  };
}

const cellsOf = (stored: unknown) => z.parse(z.record(z.string(), z.string()), stored);

/** Who has changed what, newest first. */
export async function tableHistory(
  orm: Orm,
  { name }: OperatorTable,
  page: number,
): Promise<DataOf<'staffTableHistory'>> {
  const totalCount = await orm.$count(tableChanges, eq(tableChanges.tableName, name));
  const changes = await orm
    .select({ change: tableChanges, name: accounts.name, mobile: accounts.mobile })
    .from(tableChanges)
    .leftJoin(accounts, eq(accounts.id, tableChanges.actorId))
    .where(eq(tableChanges.tableName, name))
    .orderBy(desc(tableChanges.revision))
    .limit(perPage)
    .offset((page - 1) * perPage);
  // The first revision is the file's: all of it would be new.
  const revisions = changes.flatMap(({ change }) => (change.revision === 1 ? [] : [change.revision]));
  const versions =
    revisions.length === 0
      ? []
      : await orm
          .select()
          .from(tableRows)
          .where(
            and(
              eq(tableRows.tableName, name),
              or(inArray(tableRows.since, revisions), inArray(tableRows.until, revisions)),
            ),
          )
          .orderBy(tableRows.line);
  const rowsOf = (revision: number): RowChange[] => {
    const lines = new Map<number, RowChange>();
    for (const { line, since, until, cells } of versions) {
      if (since !== revision && until !== revision) continue;
      const row = lines.get(line) ?? { line, before: null, after: null };
      lines.set(line, {
        line,
        before: until === revision ? cellsOf(cells) : row.before,
        after: since === revision ? cellsOf(cells) : row.after,
      });
    }
    return [...lines.values()];
  };
  return {
    items: changes.map(({ change, name: actor, mobile }) => ({
      ...{ revision: change.revision, kind: change.kind, actor: actor ?? mobile },
      createdAt: change.createdAt.toISOString(),
      rows: change.revision === 1 ? [] : rowsOf(change.revision),
    })),
    meta: {
      ...{ totalCount, perPage, currentPage: page },
      pageCount: Math.max(1, Math.ceil(totalCount / perPage)),
    },
  };
}
