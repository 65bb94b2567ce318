import { expect, test } from 'vitest';
import { writtenSpan } from './written-span.ts';

test('what both ends have alike is said once', () => {
  expect(writtenSpan(6_100_000, 6_700_000, 'id')).toBe('Rp 6,1–6,7 Juta');
  expect(writtenSpan(4_000_000, 4_000_000, 'en')).toBe('Rp 4 million');
  expect(writtenSpan(269_000, 336_000, 'id')).toBe('Rp 269.000–336.000');
  expect(writtenSpan(900_000, 1_100_000, 'id')).toBe('Rp 900.000 – Rp 1,1 Juta');
});
