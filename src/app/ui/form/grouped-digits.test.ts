import { expect, test } from 'vitest';
import { caretAfterDigits, digitsOf } from './grouped-digits.ts';

test.each([
  ['185000000', '185000000'],
  ['185.000.000', '185000000'],
  ['185,000,000', '185000000'],
  ['Rp 185.000.000', '185000000'],
  ['185.000.000,00', '185000000'],
  ['1.85', '185'],
  ['1.234.56', '123456'],
  ['007', '7'],
  ['0', '0'],
  ['', ''],
  ['abc', ''],
])('%s has the digits %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test('the caret stays after the same digit, whatever separators do', () => {
  expect(caretAfterDigits('1.234.567', 0)).toBe(0);
  expect(caretAfterDigits('1.234.567', 1)).toBe(1);
  expect(caretAfterDigits('1.234.567', 2)).toBe(3);
  expect(caretAfterDigits('1.234.567', 7)).toBe(9);
  expect(caretAfterDigits('12', 5)).toBe(2);
});
