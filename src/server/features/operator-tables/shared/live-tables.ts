import type * as z from 'zod/mini';
import { dayInJakarta } from '#contract/dates.ts';
import type { Database } from '#server/db/database.ts';
import { followChanges } from '#server/db/follow-changes.ts';
import { StartUpError } from '#server/process/start-up-error.ts';
import { allTables } from './all-tables.ts';
import { type Cells, fileCells, type OperatorTable } from './operator-table.ts';
import { type Reading, type ReadTable, type RowsOn, readerOn } from './reading.ts';
import { readStoredTables, readTablesVersion, type StoredTable } from './stored-tables.ts';
import { readableFrom, tableProblems } from './table-problems.ts';

/** Operators' tables as they are today, in Jakarta. */
export type LiveTables = {
  /** The rows of a table that hold today. */
  rows<Row extends z.ZodMiniObject>(table: OperatorTable<Row>): RowsOn<Row>;
  /**
   * What is made of tables; for today it is worked out once until a table changes or the day ends.
   * @param day another day than today
   */
  reading<Value>(reading: Reading<Value>, day?: string): Value;
  readonly close: () => void;
};

function notBefore(from: string, clock: string): string {
  if (clock < from) return from;
  return clock;
}

const files = new Map<string, readonly Cells[]>();
/** The rows of a file, which stays the same while a process runs. */
export function knownFileCells(table: OperatorTable): readonly Cells[] {
  const known = files.get(table.name) ?? fileCells(table);
  files.set(table.name, known);
  return known;
}

/** The tables with what staff has stored. */
export const cellsWith =
  (stored: ReadonlyMap<string, StoredTable>) =>
  (table: OperatorTable): readonly Cells[] =>
    stored.get(table.name)?.lines.map(({ cells }) => cells) ?? knownFileCells(table);

/**
 * @param onReplaced called after tables were replaced, before the announced change is acknowledged
 * @throws StartUpError where a table does not fit this version
 */
export async function createLiveTables(
  database: Database,
  {
    isDemonstration,
    onReplaced,
    onWarning,
  }: { readonly isDemonstration: boolean; onReplaced(): void | Promise<void>; onWarning(line: string): void },
): Promise<LiveTables> {
  let state:
    | {
        readonly version: string;
        readonly cellsOf: (table: OperatorTable) => readonly Cells[];
        /** No day before is read: see `readableFrom`. */
        readonly from: string;
      }
    | undefined;
  let today: { readonly day: string; readonly read: ReadTable } | undefined;

  const read = async () => {
    const found = await database.read(async (orm) => {
      // Before the rows: after a write in between this version is outdated, so the next change reloads.
      const version = await readTablesVersion(orm);
      return state?.version === version ? undefined : { version, stored: await readStoredTables(orm) };
    });
    if (!found) return;
    const { version } = found;
    const cellsOf = cellsWith(found.stored);
    const clock = dayInJakarta(new Date());
    const from = state?.from ?? readableFrom(allTables, cellsOf, clock);
    if (from > clock)
      onWarning(`the clock says ${clock}, before the rows of the tables: they are read as on ${from}`);
    for (const table of allTables) {
      const [problem] = tableProblems(table, cellsOf, notBefore(from, clock));
      if (problem) throw new StartUpError(`the table ${table.name} cannot be used: ${problem.words.en}`);
    }
    const isFirst = state === undefined;
    state = { version, cellsOf, from };
    today = undefined;
    if (!isFirst) await onReplaced();
  };
  const { close } = await followChanges(database, {
    ...{ read, onWarning },
    failed: 'operators’ tables could not be read',
  });
  const readOn = (day: string) => {
    if (!state) throw new Error('operators’ tables are not loaded');
    return readerOn(state.cellsOf, day, isDemonstration);
  };
  /** As of today, the same object until a table changes or the day ends. */
  const now = () => {
    const clock = dayInJakarta(new Date());
    const day = state ? notBefore(state.from, clock) : clock;
    if (today?.day === day) return today;
    today = { day, read: readOn(day) };
    return today;
  };
  return {
    rows: (table) => now().read(table),
    reading(reading, day) {
      const current = now();
      if (day === undefined || day === current.day) return reading.once(current, current.read);
      return reading.make(readOn(day));
    },
    close,
  };
}
