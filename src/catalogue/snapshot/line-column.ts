import { BrokenSnapshot } from './broken-snapshot.ts';
import type { ColumnReader } from './column-reader.ts';
import type { ColumnWriter } from './column-writer.ts';
import { countsOf, orderBy, picked, startsOf } from './row-order.ts';

/** The lines by how many cars they have: a frequent one gets a low number, and so few digits. */
function byFrequency(counts: Int32Array): Int32Array {
  let most = 0;
  for (let line = 0; line < counts.length; line++) most = Math.max(most, counts[line] ?? 0);
  return orderBy(
    counts.map((count) => most - count),
    most + 1,
  );
}

/** @param line of each car the place of its line among so many */
export function writeLines(writer: ColumnWriter, lines: number, line: Int32Array): void {
  const counts = countsOf(line, lines);
  const rankOf = new Int32Array(lines);
  for (const [rank, each] of byFrequency(counts).entries()) rankOf[each] = rank;
  writer.magnitudes(counts, 2);
  writer.magnitudes(picked(rankOf, line), 3);
}

/** By row its line, how many cars each line has, and the rows line by line. */
export type LineColumn = {
  readonly line: Int32Array;
  readonly counts: Int32Array;
  readonly byLine: Int32Array;
};

export function readLines(reader: ColumnReader, lines: number, cars: number): LineColumn {
  if (lines === 0 && cars > 0) throw new BrokenSnapshot('cars without a name');
  const counts = reader.magnitudes(lines, 2, cars);
  const lineOf = byFrequency(counts);
  const starts = startsOf(counts);
  const next = starts.slice();
  const symbols = reader.codes(cars);
  const line = new Int32Array(cars);
  const byLine = new Int32Array(cars);
  for (let row = 0; row < cars; row++) {
    const each = lineOf[reader.numberOf(symbols[row] ?? 0, 3) - 1];
    if (each === undefined) throw new BrokenSnapshot('no line');
    const place = next[each] ?? 0;
    line[row] = each;
    byLine[place] = row;
    next[each] = place + 1;
  }
  for (let each = 0; each < lines; each++)
    if (next[each] !== starts[each + 1]) throw new BrokenSnapshot('other cars than were counted');
  return { line, counts, byLine };
}
