import { expect, test } from 'vitest';
import { taxMonths } from './tax-months.ts';

test('from a year and a month ahead to three years ago, across the turn of the year', () => {
  const months = taxMonths(new Date('2026-11-22T12:00:00'));
  expect(months[0]).toBe('2027-12');
  expect(months).toContain('2026-11');
  expect(months).toContain('2027-01');
  expect(months.at(-1)).toBe('2023-12');
  expect(new Set(months).size).toBe(months.length);
});
