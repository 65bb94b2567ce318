import * as z from 'zod';
import { cellText, type FileColumns, isOwnColumn } from './file-columns.ts';
import type { ListSource, SourceRow } from './source-row.ts';
import { keptOfBroken, readTextLines, startOf, type TextLine } from './text-lines.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const entry = z.record(
  z.string(),
  z.union([scalar, z.null().transform(() => ''), z.array(scalar).transform((parts) => parts.join('|'))]),
);
/** Maximum number of unknown names reported. */
const mostUnknownColumns = 50;

function parseLine<Column extends string>(
  { number: line, text, tooLong }: TextLine,
  columns: FileColumns<Column>,
  unknown: Set<string>,
): SourceRow<Column> | undefined {
  if (tooLong) return { kind: 'broken', line, reason: 'row_too_long', text };
  if (text.trim() === '') return undefined;
  const values: Partial<Record<Column, string>> = {};
  try {
    for (const [name, value] of Object.entries(entry.parse(JSON.parse(text)))) {
      const column = columns.of(name);
      if (column !== undefined) values[column] ??= cellText(value);
      else if (unknown.size < mostUnknownColumns && !isOwnColumn(name)) unknown.add(name.slice(0, 60));
    }
  } catch {
    return { kind: 'broken', line, reason: 'row_unreadable', text: startOf(text, keptOfBroken) };
  }
  return { kind: 'row', line, values, cells: columns.names.map((column) => values[column] ?? '') };
}

/** One JSON object per line. Rejected rows are written as CSV with every column the importer knows. */
export function openNdjson<Column extends string>(
  path: string,
  batchSize: number,
  columns: FileColumns<Column>,
): ListSource<Column> {
  const unknownColumns = new Set<string>();
  async function* batches(): AsyncGenerator<SourceRow<Column>[], void> {
    let batch: SourceRow<Column>[] = [];
    for await (const lines of readTextLines(path)) {
      for (const line of lines) {
        const row = parseLine(line, columns, unknownColumns);
        if (row) batch.push(row);
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  }
  return { header: columns.names, unknownColumns, batches };
}
