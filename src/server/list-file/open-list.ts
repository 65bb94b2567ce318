import { open, stat } from 'node:fs/promises';
import type { FileColumns } from './file-columns.ts';
import { ImportFileError } from './list-file-error.ts';
import { openCsv } from './read-csv.ts';
import { openNdjson } from './read-ndjson.ts';
import { isPacked, openSheet } from './read-sheet.ts';
import type { ListSource } from './source-row.ts';

/** A file that cannot be opened is reported where its text is read. */
async function isSheet(file: string): Promise<boolean> {
  // Opening a pipe would block.
  const found = await stat(file).catch(() => undefined);
  const handle = found?.isFile() ? await open(file, 'r').catch(() => undefined) : undefined;
  if (!handle) return false;
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return isPacked(buffer);
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

/**
 * Opens a CSV, NDJSON or XLSX file, chosen by its extension; XLSX by its content, not by its name.
 * @throws ImportFileError for another extension or missing required columns
 */
export async function openList<Column extends string>(
  file: string,
  batchSize: number,
  columns: FileColumns<Column>,
): Promise<ListSource<Column>> {
  if (/\.(?:ndjson|jsonl)$/i.test(file)) return openNdjson(file, batchSize, columns);
  if (!/\.(?:csv|txt|tsv|xlsx?|html?)$/i.test(file))
    throw new ImportFileError(`${file} is neither a .csv, an .xlsx nor an .ndjson file.`);
  if (await isSheet(file)) return await openSheet(file, batchSize, columns);
  return await openCsv(file, batchSize, columns);
}
