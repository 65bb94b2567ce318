import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** The reference data: beside the built server in `dist`, at the root of the repository in the source. */
const directory: string =
  ['./reference-data', '../../../reference-data']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place)) ?? '';

/** The path of a file of reference data. */
export const referenceFile = (name: string): string => join(directory, name);

/**
 * A reference table with parsed rows.
 * @throws if a row does not match the schema
 */
export function readReferenceTable<Row extends z.ZodMiniType>(name: string, row: Row): z.output<Row>[] {
  return z.parse(z.array(row), parse(readFileSync(referenceFile(name)), { columns: true }));
}

/** Reads when first asked: the files stay the same while a process runs, which may start several servers. */
export function once<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/* Cells. */

export const wholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number));
export const decimalNumber = z.pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/)), z.transform(Number));
const none = z.pipe(
  z.literal(''),
  z.transform(() => null),
);
/** An empty cell is null. */
export const orNone = <Cell extends z.ZodMiniType>(cell: Cell) => z.union([none, cell]);
/** Several values, separated by `|`. */
export const cellList = z.pipe(
  z.string(),
  z.transform((list) => (list === '' ? [] : list.split('|'))),
);
export const yesOrNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((answer) => answer === 'yes'),
);
