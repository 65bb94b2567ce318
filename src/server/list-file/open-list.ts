import type { FileColumns } from './file-columns.ts';
import { ImportFileError } from './list-file-error.ts';
import { openCsv } from './read-csv.ts';
import { openNdjson } from './read-ndjson.ts';
import type { ListSource } from './source-row.ts';

/**
 * Opens a CSV or NDJSON file, chosen by its extension.
 * @throws ImportFileError for another extension or missing required columns
 */
export async function openList<Column extends string>(
  file: string,
  batchSize: number,
  columns: FileColumns<Column>,
): Promise<ListSource<Column>> {
  if (/\.csv$/i.test(file)) return await openCsv(file, batchSize, columns);
  if (/\.(?:ndjson|jsonl)$/i.test(file)) return openNdjson(file, batchSize, columns);
  throw new ImportFileError(`${file} is neither a .csv nor an .ndjson file.`);
}
