/** Where the rows of each key begin in the order of keys, and where the last ones end. */
export function startsOf(counts: Int32Array): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  let start = 0;
  for (let key = 0; key < counts.length; key++) {
    start += counts[key] ?? 0;
    starts[key + 1] = start;
  }
  return starts;
}

/**
 * The rows by their keys, the lowest first; rows of one key keep the order in which they come.
 * @param counts how many rows have each key
 * @param rows all of them in the order in which they come; else as they are numbered
 */
export function orderFrom(keys: ArrayLike<number>, counts: Int32Array, rows?: Int32Array): Int32Array {
  const next = startsOf(counts);
  const ordered = new Int32Array(keys.length);
  for (let at = 0; at < ordered.length; at++) {
    const row = rows ? (rows[at] ?? 0) : at;
    const key = keys[row] ?? 0;
    const place = next[key] ?? 0;
    ordered[place] = row;
    next[key] = place + 1;
  }
  return ordered;
}

/** As `orderFrom`. @param size keys are below it */
export function orderBy(keys: ArrayLike<number>, size: number, rows?: Int32Array): Int32Array {
  return orderFrom(keys, countsOf(keys, size), rows);
}

/** How many rows have each key. */
export function countsOf(keys: ArrayLike<number>, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] ?? 0;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** A column's numbers in the order of some rows. */
export function picked(column: ArrayLike<number>, rows: Int32Array): Float64Array {
  const inOrder = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) inOrder[at] = column[rows[at] ?? 0] ?? 0;
  return inOrder;
}
