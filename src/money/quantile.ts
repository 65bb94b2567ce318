/**
 * The linearly interpolated quantile, like PostgreSQL's `percentile_cont`: the median of an even number of values is
 * the mean of the middle two.
 * @param sorted ascending, at least one element
 * @param share from 0 to 1
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const lower = sorted[below] ?? Number.NaN;
  const upper = sorted[Math.ceil(at)] ?? Number.NaN;
  return lower + (at - below) * (upper - lower);
}

/** The median of values in any order; undefined without any. */
export const medianOf = (values: readonly number[]): number | undefined =>
  values.length === 0
    ? undefined
    : quantile(
        values.toSorted((a, b) => a - b),
        0.5,
      );
