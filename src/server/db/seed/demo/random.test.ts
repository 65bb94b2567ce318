import { describe, expect, test } from 'vitest';
import { Random, WeightedTable } from './random.ts';

const draws = (random: Random, count: number) => Array.from({ length: count }, () => random.unit());

describe('Random', () => {
  test('repeats a stream and keeps streams apart', () => {
    const random = new Random();
    const first = draws(random.start(1, 5), 8);
    draws(random.start(1, 6), 3);
    expect(draws(random.start(1, 5), 8)).toEqual(first);
    expect(draws(random.start(2, 5), 8)).not.toEqual(first);
    expect(draws(random.start(1, 6), 8)).not.toEqual(first);
  });

  test('is uniform across neighbouring streams', () => {
    const random = new Random();
    const firsts = Array.from({ length: 20_000 }, (_, index) => random.start(1, index).unit());
    expect(firsts.reduce((sum, value) => sum + value, 0) / firsts.length).toBeCloseTo(0.5, 1);
    expect(Math.min(...firsts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...firsts)).toBeLessThan(1);
    expect(new Set(firsts).size).toBeGreaterThan(19_900);
  });
});

test('WeightedTable draws by weight and refuses to be empty', () => {
  const random = new Random().start(3, 0);
  const table = new WeightedTable(
    ['never', 'often', 'seldom'],
    (item) => ({ never: 0, often: 9, seldom: 1 })[item] ?? 0,
  );
  const drawn = Array.from({ length: 5000 }, () => table.draw(random));
  expect(drawn).not.toContain('never');
  expect(drawn.filter((item) => item === 'often').length / drawn.length).toBeCloseTo(0.9, 1);
  expect(() => new WeightedTable([], () => 1)).toThrow(RangeError);
});
