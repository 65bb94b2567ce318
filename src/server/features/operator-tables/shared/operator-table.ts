import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { Localized } from '#contract/language.ts';
import { referenceFile } from '#server/process/reference-table.ts';
import { columnWords } from './cells.ts';
import type { Dated } from './validity.ts';

/** One row as text, by column. */
export type Cells = Readonly<Record<string, string>>;

/** A table that the operator's staff edits (docs/decisions/operator-tables.md). */
export type OperatorTable<Row extends z.ZodMiniObject = z.ZodMiniObject> = {
  readonly name: string;
  readonly title: Localized;
  /** What it is for, and what staff should know. */
  readonly about: Localized;
  /** In `reference-data`: the rows as long as staff has changed none. */
  readonly file: string;
  /** The columns with their words (cells.ts). */
  readonly row: Row;
  /** The columns that name what a row is about, and where they are bands, the one of their upper end. */
  readonly key: readonly string[];
  readonly band: string | undefined;
  /** Once a row has ended: `kept` as the last known, or `dropped`. */
  readonly ended: 'kept' | 'dropped';
};

export function operatorTable<Row extends z.ZodMiniObject>(
  table: Omit<OperatorTable<Row>, 'band' | 'key'> & {
    readonly key: readonly (keyof z.output<Row> & string)[];
    readonly band?: keyof z.output<Row> & string;
  },
): OperatorTable<Row> {
  return { ...table, band: table.band };
}

export const columnsOf = ({ row }: OperatorTable) =>
  Object.entries(row.shape).map(([name, cell]) => {
    const words = columnWords.get(cell);
    if (!words) throw new Error(`the column ${name} has no words`);
    return { name, ...words };
  });

/** Where a row is in time, and what it is about. */
export function datedOf({ key, band }: OperatorTable, cells: Cells): Dated {
  const named = (columns: readonly string[]) => JSON.stringify(columns.map((name) => cells[name] ?? ''));
  const group = named(key);
  return {
    ...{ group, key: band === undefined ? group : named([...key, band]) },
    ...{ from: cells.valid_from ?? '', to: cells.valid_to ?? '' },
  };
}

const looseRows = z.array(z.record(z.string(), z.string()));

/**
 * The rows of a CSV text, unparsed; a column that it lacks is empty.
 * @throws Error if it is not CSV, or has a column that the table lacks
 */
export function cellsOfCsv(table: OperatorTable, csv: string | Buffer): Cells[] {
  const names = Object.keys(table.row.shape);
  const rows = looseRows.parse(parse(csv, { columns: true, bom: true, skip_empty_lines: true }));
  const unknown = Object.keys(rows[0] ?? {}).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`unknown columns: ${unknown.join(', ')}`);
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, (row[name] ?? '').trim()])));
}

/** The rows of the table's file. */
export function fileCells(table: OperatorTable): Cells[] {
  return cellsOfCsv(table, readFileSync(referenceFile(table.file)));
}

export function fileHash({ file }: OperatorTable): string {
  return createHash('sha256')
    .update(readFileSync(referenceFile(file)))
    .digest('hex');
}
