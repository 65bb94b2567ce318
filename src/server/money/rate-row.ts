import * as z from 'zod/mini';
import { decimalNumber, readReferenceTable, yesOrNo } from '#server/process/reference-table.ts';

/* What every table of rates has: since when its rows hold, when that was last looked up, and from where. */

const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

export const dated = {
  valid_from: month,
  /** When it was last known to hold. */
  checked: month,
  is_estimate: yesOrNo,
  source: z.string().check(z.minLength(3)),
};

/** An empty cell is null. */
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

/** A table of `reference-data/money`. @throws where a row is wrong, or holds from later than it was looked up */
export function readRates<Row extends z.ZodMiniType<Dated>>(name: string, row: Row): z.output<Row>[] {
  const rows = readReferenceTable(`money/${name}.csv`, row);
  if (rows.length === 0) throw new Error(`${name} has no rows`);
  for (const { valid_from, checked } of rows)
    if (valid_from > checked)
      throw new Error(`${name} has a row of ${valid_from} that was seen in ${checked}`);
  return rows;
}

const inOrder = (months: readonly string[]) => months.toSorted();

/** Since when all of them hold: the latest of them. */
export function validSince(rows: readonly Dated[]): string {
  return inOrder(rows.map(({ valid_from }) => valid_from)).at(-1) ?? '';
}

/** By when all of them were known to hold: the earliest. */
export function checkedAt(rows: readonly Dated[]): string {
  return inOrder(rows.map(({ checked }) => checked))[0] ?? '';
}
