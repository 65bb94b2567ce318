import * as z from 'zod/mini';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { allReadings } from './all-tables.ts';
import { columnWords } from './cells.ts';
import { type Cells, datedOf, type OperatorTable } from './operator-table.ts';
import { readerOn, TableError } from './reading.ts';
import { changeDays, type Dated, type ValidityProblem, validityProblems } from './validity.ts';

export type TableProblem = {
  /** The place of the row in the table, and the column; absent for a problem of several rows. */
  readonly cell: { readonly index: number; readonly column: string } | undefined;
  readonly words: Localized;
};

const validityWords: Readonly<
  Record<ValidityProblem, { readonly column: string; readonly words: Localized }>
> = {
  'ends-before-it-begins': {
    column: 'valid_to',
    words: localized('It ends before it begins.'),
  },
  'begins-with-another': {
    column: 'valid_from',
    words: localized('Another row about the same begins on the same day.'),
  },
  'reaches-into-next': {
    column: 'valid_to',
    words: localized('The next row about the same begins before this one ends.'),
  },
};
const unreadable: Localized = localized('This value is not valid.');
const noRows: Localized = localized('This table must not be empty.');

function cellProblems(table: OperatorTable, rows: readonly Cells[]): TableProblem[] {
  return rows.flatMap((cells, index) => {
    const parsed = z.safeParse(table.row, cells);
    if (parsed.success) return [];
    const columns = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')));
    return [...columns].map((column): TableProblem => {
      const cell = table.row.shape[column];
      const words = cell && columnWords.get(cell)?.problem;
      return { cell: { index, column }, words: words ?? unreadable };
    });
  });
}

function daysProblems(table: OperatorTable, rows: readonly Cells[]): TableProblem[] {
  const dated = rows.map((cells, index): Dated & { index: number } => ({ ...datedOf(table, cells), index }));
  return validityProblems(dated).map(({ row, problem }) => {
    const { column, words } = validityWords[problem];
    return { cell: { index: row.index, column }, words };
  });
}

/**
 * The first day from today on which everything made of the tables can be made: another one than today only on a
 * machine whose clock is behind, since a release has rows that hold when it is made.
 */
export function readableFrom(
  tables: readonly OperatorTable[],
  cellsOf: (table: OperatorTable) => readonly Cells[],
  today: string,
): string {
  const isReadable = (day: string) =>
    allReadings.every((reading) => {
      try {
        reading.make(readerOn(cellsOf, day));
        return true;
      } catch (error) {
        // Other problems are told of each table.
        return !(error instanceof TableError);
      }
    });
  const datedOfAll = () => tables.flatMap((each) => cellsOf(each).map((cells) => datedOf(each, cells)));
  return isReadable(today) ? today : (changeDays(datedOfAll(), today).find(isReadable) ?? today);
}

/** Rows that contradict each other on a day from today on. */
function readingProblems(
  table: OperatorTable,
  cellsOf: (table: OperatorTable) => readonly Cells[],
  today: string,
): TableProblem[] {
  for (const reading of allReadings) {
    if (!reading.tables.includes(table)) continue;
    const dated = reading.tables.flatMap((each) => cellsOf(each).map((cells) => datedOf(each, cells)));
    for (const day of changeDays(dated, today)) {
      try {
        reading.make(readerOn(cellsOf, day));
      } catch (error) {
        if (!(error instanceof TableError)) throw error;
        const { id, en } = error.words;
        if (day === today) return [{ cell: undefined, words: { id, en } }];
        return [{ cell: undefined, words: { id: `Mulai ${day}: ${id}`, en: `From ${day} on: ${en}` } }];
      }
    }
  }
  return [];
}

/**
 * What is wrong with a table, checked when it is loaded and before it is saved. Later checks need rows that pass the
 * earlier ones.
 * @param cellsOf all tables, this one with the rows to check
 */
export function tableProblems(
  table: OperatorTable,
  cellsOf: (table: OperatorTable) => readonly Cells[],
  today: string,
): readonly TableProblem[] {
  const rows = cellsOf(table);
  if (rows.length === 0 && table.ended === 'kept') return [{ cell: undefined, words: noRows }];
  const ofCells = cellProblems(table, rows);
  if (ofCells.length > 0) return ofCells;
  const ofDays = daysProblems(table, rows);
  return ofDays.length > 0 ? ofDays : readingProblems(table, cellsOf, today);
}
