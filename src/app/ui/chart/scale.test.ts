import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayScale, scaleOf, spaced, ticksOf } from './scale.ts';

test.each([
  ['prices of fuel', [9000, 15_950], 5, [8000, 10_000, 12_000, 14_000, 16_000]],
  ['kilometres', [215, 602], 5, [200, 300, 400, 500, 600, 700]],
  ['a few steps', [71, 294], 3, [0, 100, 200, 300]],
  ['small numbers', [0.1, 0.9], 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ['one value', [10_000, 10_000], 5, [9000, 9500, 10_000, 10_500, 11_000]],
] as const)('the axis of %s has round numbers', (_name, values, most, ticks) => {
  const scale = scaleOf(values, most);
  expect(scale.ticks.map((tick) => Math.round(tick * 10) / 10)).toEqual(ticks);
  expect(ticksOf(scale, String).map(({ at }) => at)).toEqual(scale.ticks.map(scale.at));
});

test('every value is on its axis, which has few steps and begins and ends with one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1 }), (values) => {
      const { at, ticks } = scaleOf(values);
      const [first, last] = [ticks[0] ?? Number.NaN, ticks.at(-1) ?? Number.NaN];
      expect([at(first), at(last)]).toEqual([0, 1]);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(0);
        expect(at(value)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('an axis of days names the years that begin on it', () => {
  const scale = dayScale('2024-07-02', '2026-07-02');
  expect(scale.years.map(({ name }) => name)).toEqual(['2025', '2026']);
  expect(scale.at('2025-07-02')).toBeCloseTo(0.5);
  expect(dayScale('2024-01-01', '2024-02-01').years).toEqual([{ at: 0, name: '2024' }]);
  expect(dayScale('2024-07-02', '2024-07-02').at('2024-07-02')).toBe(0);
});

test('ticks that are too near are left out, counted from the last', () => {
  const ticks = [0, 0.1, 0.2, 0.3, 0.4].map((at) => ({ at, name: String(at) }));
  expect(spaced(ticks, 0.15).map(({ name }) => name)).toEqual(['0', '0.2', '0.4']);
  expect(spaced(ticks, 0.05)).toEqual(ticks);
  expect(spaced([], 0.1)).toEqual([]);
});
