/**
 * The linearly interpolated quantile, like PostgreSQL's `percentile_cont`.
 * @param sorted ascending, at least one element
 * @param share from 0 to 1
 */
export function quantile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const lower = sorted[below] ?? Number.NaN;
  const upper = sorted[Math.ceil(at)] ?? Number.NaN;
  return lower + (at - below) * (upper - lower);
}
