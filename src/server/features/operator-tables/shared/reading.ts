import * as z from 'zod/mini';
import type { Localized } from '#contract/language.ts';
import { type Cells, datedOf, fileCells, type OperatorTable } from './operator-table.ts';
import { type Dated, firstDay, rowsOn } from './validity.ts';

export type RowsOn<Row extends z.ZodMiniObject> = {
  readonly day: string;
  readonly rows: readonly z.output<Row>[];
  /** The last day of those that have ended but are kept as the last known. */
  readonly ended: string | null;
  /** Every row that has begun by that day. */
  readonly begun: () => readonly z.output<Row>[];
};
/** The rows of a table on a day. */
export type ReadTable = <Row extends z.ZodMiniObject>(table: OperatorTable<Row>) => RowsOn<Row>;

/** What is made of tables; it is made again when one of them changes, and each day. */
export type Reading<Value> = {
  readonly tables: readonly OperatorTable[];
  /** @throws TableError where rows contradict each other: staff's change is refused with its words */
  readonly make: (read: ReadTable) => Value;
  /** The same, made once for a state of all tables. */
  readonly once: (state: object, read: ReadTable) => Value;
};

export function defineReading<Value>({ tables, make }: Omit<Reading<Value>, 'once'>): Reading<Value> {
  const known = new WeakMap<object, { readonly value: Value }>();
  return {
    ...{ tables, make },
    once(state, read) {
      const found = known.get(state) ?? { value: make(read) };
      known.set(state, found);
      return found.value;
    },
  };
}

/** Rows that are each valid, but not together. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly words: Localized;
  constructor(words: Localized) {
    super(words.en);
    this.words = words;
  }
}

/** Examples are read only on a demonstration. */
const isExample = (cells: Cells) => cells.is_demonstration === 'yes';

/** Reads tables as they are on a day. */
export function readerOn(
  cellsOf: (table: OperatorTable) => readonly Cells[],
  day: string,
  isDemonstration = true,
): ReadTable {
  return (table) => {
    const dated = cellsOf(table)
      .filter((cells) => isDemonstration || !isExample(cells))
      .map((cells): Dated & { cells: Cells } => ({ ...datedOf(table, cells), cells }));
    const { rows, ended } = rowsOn(dated, day, table.ended === 'kept');
    const parsed = (of: readonly { readonly cells: Cells }[]) =>
      of.map(({ cells }) => z.parse(table.row, cells));
    return {
      ...{ day, ended, rows: parsed(rows) },
      begun: () => parsed(dated.filter(({ from }) => firstDay(from) <= day)),
    };
  };
}

/** A reading of the files alone, on a day. */
export const fromFiles = <Value>({ make }: Reading<Value>, day: string): Value =>
  make(readerOn(fileCells, day));
