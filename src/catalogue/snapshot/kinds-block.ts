import { BrokenSnapshot } from './broken-snapshot.ts';
import type { ColumnReader } from './column-reader.ts';
import type { ColumnWriter } from './column-writer.ts';
import { type Kinds, mostKinds, valueIn } from './kinds.ts';

/*
 * Columns of codes that say the same things together, as one: the kinds of cars there are, each with a code of every
 * column, and a byte a car. Codes are named, since a later build may know them in another order.
 */

/** The codes of a column that this build knows; a car has a place among them, or one more where 0 is for none. */
export type CodeList = { readonly codes: readonly string[]; readonly isOptional: boolean };

const none = '-';

/** @param rows the order in which they change least */
export function writeKinds(
  writer: ColumnWriter,
  lists: readonly CodeList[],
  kinds: Kinds,
  rows: Int32Array,
): void {
  const written = new Map<string, number>();
  const kindOf = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const kind = lists
      .map(
        ({ codes, isOptional }, part) =>
          codes[valueIn(kinds, part, rows[at] ?? 0) - Number(isOptional)] ?? none,
      )
      .join(' ');
    const known = written.get(kind) ?? written.size;
    written.set(kind, known);
    kindOf[at] = known;
  }
  writer.text([...written.keys()].join('\n'));
  writer.codes(kindOf);
}

/** What was read, and of each kind how many cars there are. */
export type CountedKinds = Kinds & { readonly counts: Int32Array };

/** @throws BrokenSnapshot for a code that this build does not know and a car needs */
export function readKinds(reader: ColumnReader, lists: readonly CodeList[], rows: Int32Array): CountedKinds {
  const values = readValues(reader, lists, rows.length);
  const symbols = reader.codes(rows.length);
  const counts = new Int32Array(mostKinds);
  const of = new Uint8Array(rows.length);
  for (let at = 0; at < symbols.length; at++) {
    const kind = symbols[at] ?? 0;
    of[rows[at] ?? 0] = kind;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  for (let kind = values[0]?.length ?? 0; kind < mostKinds; kind++)
    if (counts[kind] !== 0) throw new BrokenSnapshot('an unknown kind');
  return { values, of, counts };
}

/** As `readKinds`, but not put in order before somebody asks; a kind that is unknown has no code. */
export function readKindsLater(
  reader: ColumnReader,
  lists: readonly CodeList[],
  cars: number,
): (rows: Int32Array) => Kinds {
  const values = readValues(reader, lists, cars);
  const symbols = reader.codes(cars);
  return (rows) => {
    const of = new Uint8Array(rows.length);
    for (let at = 0; at < rows.length; at++) of[rows[at] ?? 0] = symbols[at] ?? 0;
    return { values, of };
  };
}

function readValues(reader: ColumnReader, lists: readonly CodeList[], cars: number): Uint8Array[] {
  const kinds = reader
    .text()
    .split('\n')
    .map((kind) => kind.split(' '));
  if (kinds.length > mostKinds) throw new BrokenSnapshot('too many kinds');
  return lists.map(({ codes, isOptional }, part) =>
    Uint8Array.from(kinds, (kind) => {
      const value = codes.indexOf(kind[part] ?? '') + Number(isOptional);
      if (value < 0 && cars > 0) throw new BrokenSnapshot('an unknown code');
      return value;
    }),
  );
}
