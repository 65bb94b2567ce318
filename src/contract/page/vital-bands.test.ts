import { expect, test } from 'vitest';
import { bandOf, shownVitals, threeQuarters, vitalBands, vitalGoals } from './vital-bands.ts';

test('what is good is in another band than what is not', () => {
  for (const metric of shownVitals)
    for (const goal of vitalGoals[metric]) {
      expect(vitalBands[metric]).toContain(goal);
      expect(bandOf(metric, goal)).toBeLessThan(bandOf(metric, goal + 1));
    }
});

test('three of four measurements are at most the value', () => {
  const values = Array.from({ length: 400 }, (_, index) => index * 10);
  const counts = new Map<number, number>();
  for (const value of values) {
    const band = bandOf('LCP', value);
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  const found = threeQuarters('LCP', counts) ?? 0;
  // The 300th of 400, which its band knows to within its width.
  expect(Math.abs(found - 2990)).toBeLessThan(20);
});

test('without measurements there is no value, beyond the last limit it is the limit', () => {
  expect(threeQuarters('INP', new Map())).toBeUndefined();
  expect(threeQuarters('INP', new Map([[bandOf('INP', 60_000), 3]]))).toBe(2000);
  expect(threeQuarters('CLS', new Map([[bandOf('CLS', 0), 8]]))).toBe(3.75);
});
