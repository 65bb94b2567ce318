import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod';
import { apart } from '#server/process/apart.ts';
import { checkedHeader, type FileColumns, headerOf, mostColumns, valuesOf } from './file-columns.ts';
import { FileKindError, ImportFileError } from './list-file-error.ts';
import { type SheetRequest, type SheetRow, statedSize } from './sheet-rows.ts';
import type { ListSource, SourceRow } from './source-row.ts';

/** XLSX files are read as a whole: longer lists are sent as CSV. */
export const sheetLimits = { packedBytes: 10_000_000, bytes: 50_000_000 } as const;

/** A kilobyte of XLSX can ask for as many cells as there is memory. */
const readRows = apart<SheetRequest, SheetRow[]>({
  name: 'sheet-rows',
  output: z.array(z.tuple([z.number(), z.array(z.string())])),
  here: async () => (await import('./sheet-rows.ts')).sheetRows,
  mostMs: 30_000,
  mostMegabytes: 384,
});

async function rowsOf(path: string, bytes: Uint8Array, mostRows: number): Promise<readonly SheetRow[]> {
  const tooLarge = new FileKindError(`${path} is too large for XLSX: save it as CSV.`);
  try {
    if (statedSize(bytes) > sheetLimits.bytes) throw tooLarge;
    return await readRows({ bytes, mostRows, mostColumns, mostCharacters: sheetLimits.bytes });
  } catch (error) {
    if (error === tooLarge) throw error;
    throw new FileKindError(`${path} is no readable XLSX file: save it again, or as CSV.`);
  }
}

/** Whether bytes are a packed file, as XLSX is. */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * The first sheet of a workbook in memory.
 * @param mostRows no more are read, the header among them
 */
export async function openSheetBytes<Column extends string>(
  path: string,
  bytes: Uint8Array,
  { batchSize, mostRows = Number.POSITIVE_INFINITY }: { batchSize: number; mostRows?: number },
  columns: FileColumns<Column>,
): Promise<ListSource<Column>> {
  const [first, ...rows] = await rowsOf(path, bytes, mostRows);
  if (!first) throw new ImportFileError(`${path} is empty.`);
  const header = checkedHeader(path, headerOf(first[1], columns), columns);

  async function* batches(): AsyncGenerator<SourceRow<Column>[], void> {
    for (let from = 0; from < rows.length; from += batchSize)
      yield rows
        .slice(from, from + batchSize)
        .map(([line, cells]) => ({ kind: 'row', line, values: valuesOf(header, cells), cells }));
  }
  return { header: header.names, unknownColumns: header.unknown, batches };
}

export async function openSheet<Column extends string>(
  path: string,
  batchSize: number,
  columns: FileColumns<Column>,
): Promise<ListSource<Column>> {
  const { size } = await stat(path);
  if (size > sheetLimits.packedBytes)
    throw new FileKindError(`${path} is too large for XLSX: save it as CSV.`);
  return await openSheetBytes(path, await readFile(path), { batchSize }, columns);
}
