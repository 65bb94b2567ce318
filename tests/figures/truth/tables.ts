import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const root = new URL('../../../reference-data/', import.meta.url);
export const textOfFile = (file: string): string => readFileSync(new URL(file, root), 'utf8');

export type Row = Readonly<Record<string, string>>;
const rows = z.array(z.record(z.string(), z.string()));
const known = new Map<string, readonly Row[]>();

/** The rows of a table of reference-data by column, without any code of the product. */
export function tableOf(file: string): readonly Row[] {
  const read = known.get(file) ?? z.parse(rows, parse(textOfFile(file), { columns: true, bom: true }));
  known.set(file, read);
  return read;
}

/** A cell's number; undefined where it is empty. */
export const numberIn = (row: Row | undefined, column: string): number | undefined =>
  row?.[column] ? Number(row[column]) : undefined;
