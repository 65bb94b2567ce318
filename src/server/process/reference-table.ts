import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** Where the reference tables stand: beside the built server in `dist`, at the root of the repository in the source. */
const dataDirectory: string =
  ['./data', '../../../data']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(join(place, 'vehicles'))) ?? '';

/** A reference table of `data/`, each row parsed. @throws where a row is not as the schema says */
export function readDataTable<Row extends z.ZodMiniType>(name: string, row: Row): z.output<Row>[] {
  return z.parse(z.array(row), parse(readFileSync(join(dataDirectory, name)), { columns: true }));
}
