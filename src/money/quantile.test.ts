import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

test.each([
  [[7], 0.25, 7],
  [[1, 2], 0.5, 1.5],
  [[10, 20, 30, 40, 50], 0.25, 20],
  [[10, 20, 30, 40], 0.25, 17.5],
  [[10, 20, 30, 40], 0.75, 32.5],
  [[10, 20, 30, 40], 0, 10],
  [[10, 20, 30, 40], 1, 40],
])('of %j at %d', (numbers, share, expected) => {
  expect(quantile(Float64Array.from(numbers), share)).toBe(expected);
});
