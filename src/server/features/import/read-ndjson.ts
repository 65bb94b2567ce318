import * as z from 'zod';
import {
  cellText,
  columnOf,
  type ImportColumn,
  importColumns,
  isOwnColumn,
} from '#server/car-list/column-names.ts';
import type { ImportSource, SourceRow } from '#server/car-list/source-row.ts';
import { keptOfBroken, readTextLines, startOf, type TextLine } from '#server/car-list/text-lines.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const entry = z.record(
  z.string(),
  z.union([scalar, z.null().transform(() => ''), z.array(scalar).transform((parts) => parts.join('|'))]),
);
/** Unknown names listed at most. */
const mostUnknownColumns = 50;

function parseLine({ number: line, text, tooLong }: TextLine, unknown: Set<string>): SourceRow | undefined {
  if (tooLong) return { kind: 'broken', line, reason: 'row_too_long', text };
  if (text.trim() === '') return undefined;
  const values: Partial<Record<ImportColumn, string>> = {};
  try {
    for (const [name, value] of Object.entries(entry.parse(JSON.parse(text)))) {
      const column = columnOf(name);
      if (column !== undefined) values[column] ??= cellText(value);
      else if (unknown.size < mostUnknownColumns && !isOwnColumn(name)) unknown.add(name.slice(0, 60));
    }
  } catch {
    return { kind: 'broken', line, reason: 'row_unreadable', text: startOf(text, keptOfBroken) };
  }
  return { kind: 'row', line, values, cells: importColumns.map((column) => values[column] ?? '') };
}

/** One JSON object a line. Rejected rows are written as CSV with every column the importer knows. */
export function openNdjson(path: string, batchSize: number): ImportSource {
  const unknownColumns = new Set<string>();
  async function* batches(): AsyncGenerator<SourceRow[], void> {
    let batch: SourceRow[] = [];
    for await (const lines of readTextLines(path)) {
      for (const line of lines) {
        const row = parseLine(line, unknownColumns);
        if (row) batch.push(row);
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  }
  return { header: importColumns, unknownColumns, batches };
}
