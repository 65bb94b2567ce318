import { expect, test } from 'vitest';
import { stockKey, stockSpellings } from './stock-number.ts';

test('a stock number is the same after a spreadsheet', () => {
  expect(['0012', '12', '12.0', '00', 'A-012', '1.5', 'STOK-001'].map(stockKey)).toEqual([
    ...['12', '12', '12', '0', 'A-012', '1.5', 'STOK-001'],
  ]);
  for (const spelling of ['0012', '12', '12.0']) expect(stockSpellings('12')).toContain(spelling);
  expect(stockSpellings('STOK-001')).toEqual(['STOK-001']);
});
