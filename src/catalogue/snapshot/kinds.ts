/** A byte tells them apart. */
export const mostKinds = 256;

/** Columns of codes as one: of each kind of cars a value in every column, and by row the kind. */
export type Kinds = { readonly values: readonly Uint8Array[]; readonly of: Uint8Array };

/** What the car in a row has in one of the columns. */
export function valueIn({ values, of }: Kinds, part: number, row: number): number {
  return values[part]?.[of[row] ?? 0] ?? 0;
}

/** @throws RangeError where there are more kinds than a byte tells apart */
export function kindsOf(...columns: readonly Uint8Array[]): Kinds {
  const rows = columns[0]?.length ?? 0;
  const kinds = new Map<string, number>();
  const values: number[][] = columns.map(() => []);
  const of = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    const key = columns.map((column) => column[row]).join(' ');
    let kind = kinds.get(key);
    if (kind === undefined) {
      kind = kinds.size;
      if (kind === mostKinds) throw new RangeError(`there are more than ${mostKinds} kinds of cars`);
      kinds.set(key, kind);
      for (const [part, column] of columns.entries()) values[part]?.push(column[row] ?? 0);
    }
    of[row] = kind;
  }
  return { values: values.map((each) => Uint8Array.from(each)), of };
}
