/** A comparable value; null and undefined (unknown, or of a car that is gone) are ignored. */
export type Measure = number | null | undefined;

/** Indexes of the best values; empty if all are equal. */
export function bestOf(values: readonly Measure[], better: 'low' | 'high'): ReadonlySet<number> {
  const known = values.flatMap((value) => (value === null || value === undefined ? [] : [value]));
  const lowest = Math.min(...known);
  const highest = Math.max(...known);
  if (known.length < 2 || lowest === highest) return new Set();
  const best = better === 'low' ? lowest : highest;
  return new Set(values.flatMap((value, place) => (value === best ? [place] : [])));
}

/** Whether the known values differ. */
export function differs(texts: readonly (string | null)[]): boolean {
  return new Set(texts.filter((text) => text !== null)).size > 1;
}
