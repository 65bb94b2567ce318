const week = 7;
/** A share of fewer says nothing. */
const least = 10;

/**
 * The share by which the last seven full days differ from the seven before (0.3 is 30 % more). Undefined where those
 * had too few, or are not all there.
 * @param counts by day, today last and not over
 */
export function weekOnWeek(counts: readonly number[]): number | undefined {
  const full = counts.slice(0, -1);
  if (full.length < 2 * week) return undefined;
  const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0);
  const before = sum(full.slice(-2 * week, -week));
  return before < least ? undefined : sum(full.slice(-week)) / before - 1;
}
