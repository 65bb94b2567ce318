import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const root = new URL('../../../reference-data/', import.meta.url);
const texts = new Map<string, string>();
export function textOfFile(file: string): string {
  const text = texts.get(file) ?? readFileSync(new URL(file, root), 'utf8');
  texts.set(file, text);
  return text;
}

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
