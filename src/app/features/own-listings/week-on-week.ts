/** Fewer views in a week say nothing of the next one. */
const least = 10;

/**
 * How many percent more the last seven full days had than the seven before. Undefined where they had too few, or are
 * not all counted.
 * @param counts by day, today last and not full
 */
export function weekOnWeek(counts: readonly number[]): number | undefined {
  const full = counts.slice(0, -1);
  const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0);
  const before = sum(full.slice(-14, -7));
  if (full.length < 14 || full[0] === 0 || before < least) return undefined;
  return Math.round((100 * sum(full.slice(-7))) / before - 100);
}
