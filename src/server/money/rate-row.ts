import * as z from 'zod/mini';
import { decimalNumber, readReferenceTable, yesOrNo } from '#server/process/reference-table.ts';

/* Columns of every table of rates: valid from, last checked, estimate or not, and source. */

const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

export const dated = {
  valid_from: month,
  /** Month of the last check against the source. */
  checked: month,
  is_estimate: yesOrNo,
  source: z.string().check(z.minLength(3)),
};

/** Parses an empty cell as null. */
export const orNull = <Cell extends z.ZodMiniType<unknown, string>>(cell: Cell) =>
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    cell,
  ]);

export const percent = decimalNumber.check(z.maximum(100));

type Dated = { readonly valid_from: string; readonly checked: string };

/**
 * Reads a table in `reference-data/money`.
 * @throws Error if the table is empty, or a row is invalid or has `valid_from` after `checked`
 */
export function readRates<Row extends z.ZodMiniType<Dated>>(name: string, row: Row): z.output<Row>[] {
  const rows = readReferenceTable(`money/${name}.csv`, row);
  if (rows.length === 0) throw new Error(`${name} has no rows`);
  for (const { valid_from, checked } of rows)
    if (valid_from > checked)
      throw new Error(`${name} has a row of ${valid_from} that was seen in ${checked}`);
  return rows;
}

const inOrder = (months: readonly string[]) => months.toSorted();

/** Month since when all rows are valid: the latest `valid_from`. */
export function validSince(rows: readonly Dated[]): string {
  return inOrder(rows.map(({ valid_from }) => valid_from)).at(-1) ?? '';
}

/** Month up to which all rows are verified: the earliest `checked`. */
export function checkedAt(rows: readonly Dated[]): string {
  return inOrder(rows.map(({ checked }) => checked))[0] ?? '';
}
