import { expect, test } from 'vitest';
import { weekOnWeek } from './week-on-week.ts';

const days = (before: number, after: number, today = 0) => [
  ...Array.from({ length: 7 }, () => before),
  ...Array.from({ length: 7 }, () => after),
  today,
];

test('whole weeks are compared, and today is none', () => {
  expect(weekOnWeek(days(10, 13, 99))).toBe(30);
  expect(weekOnWeek(days(10, 5))).toBe(-50);
});

test('few views, or a week that is not counted from its first day, say nothing', () => {
  expect(weekOnWeek(days(1, 9))).toBeUndefined();
  expect(weekOnWeek([0, ...days(20, 20).slice(1)])).toBeUndefined();
  expect(weekOnWeek(days(20, 20).slice(1))).toBeUndefined();
});
