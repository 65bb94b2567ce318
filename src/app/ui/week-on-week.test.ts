import { expect, test } from 'vitest';
import { weekOnWeek } from './week-on-week.ts';

const days = (before: number, after: number, today = 0) => [
  ...Array.from({ length: 7 }, () => before),
  ...Array.from({ length: 7 }, () => after),
  today,
];

test('whole weeks are compared, and today is none', () => {
  expect(weekOnWeek(days(10, 13, 99))).toBeCloseTo(0.3);
  expect(weekOnWeek(days(10, 5))).toBe(-0.5);
});

test('few, or a week that is not whole, say nothing', () => {
  expect(weekOnWeek(days(1, 9))).toBeUndefined();
  expect(weekOnWeek(days(20, 20).slice(1))).toBeUndefined();
});
