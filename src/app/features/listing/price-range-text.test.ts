import { expect, test } from 'vitest';
import { priceRangeText } from './price-range-text.ts';

test('a shared unit is written once', () => {
  expect(priceRangeText(212e6, 238.5e6, 'id')).toEqual({
    text: 'Rp 212–238,5 Juta',
    low: '212',
    high: '238,5',
  });
  expect(priceRangeText(1.05e9, 1.25e9, 'en').text).toBe('Rp 1.05–1.25 billion');
});

test('two units are both written', () => {
  expect(priceRangeText(950e6, 1.2e9, 'id')).toEqual({
    text: 'Rp 950 Juta–1,2 Milyar',
    low: '950 Juta',
    high: '1,2 Milyar',
  });
});

test('a range that reads as one price is one', () => {
  expect(priceRangeText(212_010_000, 212_020_000, 'id').text).toBe('Rp 212 Juta');
});
