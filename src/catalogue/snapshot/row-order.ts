/**
 * The rows sorted by key, stable.
 * @param keys by row, non-negative integers
 * @param rows all rows in their current order; by number by default
 */
export function sortedBy(keys: ArrayLike<number>, rows?: Int32Array): Int32Array {
  let most = 0;
  for (let row = 0; row < keys.length; row++) most = Math.max(most, keys[row] ?? 0);
  /** By key, the position of its next row. */
  const places = new Int32Array(most + 2);
  for (let row = 0; row < keys.length; row++) {
    const after = (keys[row] ?? 0) + 1;
    places[after] = (places[after] ?? 0) + 1;
  }
  for (let key = 1; key <= most; key++) places[key] = (places[key] ?? 0) + (places[key - 1] ?? 0);
  const sorted = new Int32Array(keys.length);
  for (let at = 0; at < sorted.length; at++) {
    const row = rows ? (rows[at] ?? 0) : at;
    const key = keys[row] ?? 0;
    const place = places[key] ?? 0;
    sorted[place] = row;
    places[key] = place + 1;
  }
  return sorted;
}

/** A column's numbers in the given order of rows. */
export function inOrder(column: ArrayLike<number>, rows: Int32Array): Float64Array {
  const ordered = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) ordered[at] = column[rows[at] ?? 0] ?? 0;
  return ordered;
}

/** The inverse of `inOrder`: a column by row, from numbers in the given order of rows. */
export function byRow(ordered: Float64Array, rows: Int32Array): Float64Array {
  const column = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) column[rows[at] ?? 0] = ordered[at] ?? 0;
  return column;
}
