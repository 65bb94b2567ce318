import { expect, test } from 'vitest';
import { caretAfterDigits, digitsOf, grouped, typedText } from './grouped-digits.ts';

test('digits, without leading zeros', () => {
  expect(['185.000.000', '007', '0', '', 'abc'].map(digitsOf)).toEqual(['185000000', '7', '0', '', '']);
  expect(grouped('185000000', 'id')).toBe('185.000.000');
  expect(grouped('185 jt', 'id')).toBe('185 jt');
});

test.each([
  // Typed digit by digit, with a digit deleted, or put into the middle.
  ['18', '1', '18'],
  ['1850', '185', '1.850'],
  ['1.8500', '1.850', '18.500'],
  ['1.234.56', '1.234.567', '123.456'],
  ['12.9345', '12.345', '129.345'],
  ['1234.567', '1.234.567', '1.234.567'],
  ['', '1', ''],
  ['007', '', '7'],
  // A sign that was typed, and what follows it.
  ['185,', '185', '185,'],
  ['185,5', '185,', '185,5'],
  ['1.', '1', '1.'],
  ['1.5', '1.', '1.5'],
  ['1.50', '1.5', '1.50'],
  ['185.000', '185.00', '185.000'],
  ['185.000.', '185.000', '185.000.'],
  // Pasted.
  ['185.000.000,00', '', '185.000.000,00'],
  ['Rp185.000.000,-', '123', 'Rp185.000.000,-'],
  ['185 jt', '', '185 jt'],
  ['185000000', '', '185.000.000'],
])('%s after %s is shown as %s', (typed, before, shown) => {
  expect(typedText(typed, before, 'id')).toBe(shown);
});

test('the caret stays after the same digit, whatever separators do', () => {
  expect(caretAfterDigits('1.234.567', 0)).toBe(0);
  expect(caretAfterDigits('1.234.567', 1)).toBe(1);
  expect(caretAfterDigits('1.234.567', 2)).toBe(3);
  expect(caretAfterDigits('1.234.567', 7)).toBe(9);
  expect(caretAfterDigits('12', 5)).toBe(2);
});
