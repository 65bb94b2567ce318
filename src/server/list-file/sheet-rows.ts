import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { dayInJakarta } from '#contract/dates.ts';

export type SheetRequest = {
  readonly bytes: Uint8Array;
  /** No rows are returned after these. */
  readonly mostRows: number;
  readonly mostColumns: number;
  /** Of all cells; many cells may share one long text. */
  readonly mostCharacters: number;
};
/** A row with its line, unless it is blank. */
export type SheetRow = [line: number, cells: string[]];

/** The parts of a workbook that hold cells; pictures and the like are left packed. */
const isText = (name: string) => /\.(?:xml|rels)$/i.test(name);

/** The size of the parts with text, as the file states it; it is the most that is unpacked of them. */
export function statedSize(bytes: Uint8Array): number {
  let total = 0;
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (isText(name)) total += originalSize;
      return false;
    },
  });
  return total;
}

/** The parts with text, packed anew without compression. */
function unpacked(bytes: Uint8Array): ArrayBuffer {
  const parts = unzipSync(bytes, { filter: ({ name }) => isText(name) });
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dayInJakarta(cell);
  return typeof cell === 'boolean' ? (cell ? 'ya' : 'tidak') : String(cell);
}

/** The first rows of a workbook's first sheet. */
export async function sheetRows(request: SheetRequest): Promise<SheetRow[]> {
  const { bytes, mostRows, mostColumns, mostCharacters } = request;
  const rows: SheetRow[] = [];
  let left = mostCharacters;
  for (const [index, row] of (await readSheet(unpacked(bytes))).entries()) {
    const cells = row.map(textOfCell);
    if (cells.every((cell) => cell.trim() === '')) continue;
    for (const cell of cells) left -= cell.length;
    if (cells.length > mostColumns || left < 0) throw new Error('the sheet is too large');
    rows.push([index + 1, cells]);
    if (rows.length === mostRows) break;
  }
  return rows;
}
