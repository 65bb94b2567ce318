/** The bounds of a figure; without either it is only reported. */
export interface Limit {
  readonly atLeast?: number;
  readonly atMost?: number;
}

const missed: string[] = [];

/** NaN, as when nothing was measured, meets no limit. */
function isMet(value: number, { atLeast, atMost }: Limit): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

export function limitText({ atLeast, atMost }: Limit): string {
  if (atLeast !== undefined) return `>= ${atLeast}`;
  return atMost === undefined ? '' : `<= ${atMost}`;
}

/** Records a figure that misses its limit; returns whether it meets it. */
export function check(what: string, value: number, limit: Limit = {}): boolean {
  const met = isMet(value, limit);
  if (!met) missed.push(`${what}: ${value}, ${limitText(limit)}`);
  return met;
}

/** All missed limits, over all tables. */
export const missedLimits: readonly string[] = missed;
