/** What a figure must reach; without either bound it is only told. */
export interface Limit {
  readonly atLeast?: number;
  readonly atMost?: number;
}

const missed: string[] = [];

/** A figure that is none, as when nothing was measured, meets no limit. */
function isMet(value: number, { atLeast, atMost }: Limit): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

export function limitText({ atLeast, atMost }: Limit): string {
  if (atLeast !== undefined) return `>= ${atLeast}`;
  return atMost === undefined ? '' : `<= ${atMost}`;
}

/** Notes a figure that misses its limit; answers whether it meets it. */
export function check(what: string, value: number, limit: Limit = {}): boolean {
  const met = isMet(value, limit);
  if (!met) missed.push(`${what}: ${value}, ${limitText(limit)}`);
  return met;
}

/** What missed its limit, over all tables. */
export const missedLimits: readonly string[] = missed;
