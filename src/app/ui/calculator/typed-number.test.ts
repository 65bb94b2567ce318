import { expect, test } from 'vitest';
import { numberOfTyped, typedOf } from './typed-number.ts';

test.each([
  ['225.000.000', 0, 225_000_000],
  ['225,000,000', 0, 225_000_000],
  ['45rb', 0, 45_000],
  ['7,25', 2, 7.25],
  ['7.25', 2, 7.25],
  ['1.234,5', 2, 1234.5],
  ['12', 2, 12],
  ['7,', 2, 7],
  [',5', 2, 0.5],
  ['8,876', 2, 8.87],
  ['7 %', 2, 7],
  ['７,２５', 2, 7.25],
  ['', 0, undefined],
  ['abc', 0, undefined],
  ['-5', 0, undefined],
])('%s with %i decimals is %s', (text, decimals, value) => {
  expect(numberOfTyped(text, decimals)).toBe(value);
});

test('what is shown is read as the same again', () => {
  for (const language of ['id', 'en'] as const)
    for (const [value, decimals] of [
      [1_234_567, 0],
      [8.875, 3],
      [0.5, 2],
    ] as const)
      expect(numberOfTyped(typedOf(value, decimals, language), decimals)).toBe(value);
});

test('money is read as everywhere', () => {
  expect(numberOfTyped('185.000.000,00', 0, 'price')).toBe(185_000_000);
  expect(numberOfTyped('150', 0, 'price')).toBe(150_000_000);
  expect(numberOfTyped('500', 0, 'sum')).toBe(500);
  expect(numberOfTyped('Rp 1.500', 0, 'sum')).toBe(1500);
});
