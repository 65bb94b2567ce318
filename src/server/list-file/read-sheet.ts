import { readFile, stat } from 'node:fs/promises';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { dayInJakarta } from '#contract/dates.ts';
import { checkedHeader, type FileColumns, headerOf, valuesOf } from './file-columns.ts';
import { FileKindError, ImportFileError } from './list-file-error.ts';
import type { ListSource, SourceRow } from './source-row.ts';

/** XLSX files are parsed as a whole, on the thread that serves requests: longer lists are sent as CSV. */
export const sheetLimits = { packedBytes: 10_000_000, bytes: 50_000_000 } as const;

/** The parts of a workbook that hold cells; pictures and the like are left packed. */
const textParts = /\.(?:xml|rels)$/i;

/**
 * The parts with text, packed anew without compression. The sizes that a file states are checked before anything is
 * unpacked, and are then the most that is unpacked, so that a small file cannot fill the memory.
 */
function unpacked(path: string, bytes: Uint8Array): ArrayBuffer {
  let total = 0;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!textParts.test(name)) return false;
      total += originalSize;
      if (total > sheetLimits.bytes)
        throw new FileKindError(`${path} is too large for XLSX: save it as CSV.`);
      return true;
    },
  });
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dayInJakarta(cell);
  return typeof cell === 'boolean' ? (cell ? 'ya' : 'tidak') : String(cell);
}

async function rowsOf(path: string, bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  try {
    const rows = await readSheet(unpacked(path, bytes));
    return rows.map((cells) => cells.map(textOfCell));
  } catch (error) {
    if (error instanceof FileKindError) throw error;
    throw new FileKindError(`${path} is no readable XLSX file: save it again, or as CSV.`);
  }
}

/** Whether bytes are a packed file, as XLSX is. */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** The first sheet of a workbook in memory. */
export async function openSheetBytes<Column extends string>(
  path: string,
  bytes: Uint8Array,
  batchSize: number,
  columns: FileColumns<Column>,
): Promise<ListSource<Column>> {
  const rows = await rowsOf(path, bytes);
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  const at = rows.findIndex((cells) => !isBlank(cells));
  const first = rows[at];
  if (!first) throw new ImportFileError(`${path} is empty.`);
  const header = checkedHeader(path, headerOf(first, columns), columns);

  async function* batches(): AsyncGenerator<SourceRow<Column>[], void> {
    let batch: SourceRow<Column>[] = [];
    for (const [index, cells] of rows.entries()) {
      if (index <= at || isBlank(cells)) continue;
      batch.push({ kind: 'row', line: index + 1, values: valuesOf(header, cells), cells });
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
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
  return await openSheetBytes(path, await readFile(path), batchSize, columns);
}
