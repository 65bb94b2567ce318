/** What the desk shows of how pages felt: when the largest part was shown, how late taps were answered, what moved. */
export const shownVitals = ['LCP', 'INP', 'CLS'] as const;
export type ShownVital = (typeof shownVitals)[number];

/** Good up to the first, poor above the second (https://web.dev/articles/vitals). */
export const vitalGoals: Readonly<Record<ShownVital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
};

/**
 * Upper limits of the bands that measurements are counted in: milliseconds, for CLS thousandths. The goals are among
 * them, so that what is good is never counted as less. Stored counts name a band by its place: append only.
 */
export const vitalBands: Readonly<Record<ShownVital, readonly number[]>> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000],
  INP: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 700, 1000, 2000],
  CLS: [5, 10, 25, 50, 75, 100, 125, 150, 200, 250, 350, 500, 1000],
};

/** The band of a measurement; the last one has no upper limit. */
export function bandOf(metric: ShownVital, value: number): number {
  const band = vitalBands[metric].findIndex((limit) => value <= limit);
  return band === -1 ? vitalBands[metric].length : band;
}

/**
 * The value that three of four measurements do not exceed, as evenly as they may lie in its band.
 * @param counts by band
 */
export function threeQuarters(metric: ShownVital, counts: ReadonlyMap<number, number>): number | undefined {
  const limits = vitalBands[metric];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let left = total * 0.75;
  for (const [band, limit] of limits.entries()) {
    const count = counts.get(band) ?? 0;
    const from = limits[band - 1] ?? 0;
    if (count > 0 && left <= count) return from + ((limit - from) * left) / count;
    left -= count;
  }
  return limits.at(-1);
}
