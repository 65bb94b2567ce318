import { expect, test } from 'vitest';
import { priceRangeOfSlug, priceSlug } from '#contract/search/filter-range.ts';
import { priceOfText } from './price-text.ts';

test.each([
  ['150', 150e6],
  ['150 jt', 150e6],
  ['150jt', 150e6],
  ['Rp 150 Juta', 150e6],
  ['rp150.000.000', 150e6],
  ['150.000.000', 150e6],
  ['150000000', 150e6],
  ['150 000 000', 150e6],
  ['87,5', 87.5e6],
  ['87.5', 87.5e6],
  ['1.500', 1.5e9],
  ['1,5 milyar', 1.5e9],
  ['1.5 miliar', 1.5e9],
  ['1,25 M', 1.25e9],
  ['1.250,5 jt', 1.251e9],
  ['950 ribu', 950_000],
  ['185.000.000,00', 185e6],
  ['Rp185.000.000,-', 185e6],
  ['２００', 200e6],
])('%s in Indonesian', (text, rupiah) => {
  expect(priceOfText(text)).toBe(rupiah);
});

test.each([
  ['150 million', 150e6],
  ['1.5 billion', 1.5e9],
  ['1.125 billion', 1.125e9],
  ['150,000,000', 150e6],
  ['1,250.5 million', 1.251e9],
])('%s in English', (text, rupiah) => {
  expect(priceOfText(text)).toBe(rupiah);
});

test('empty text, zero and prices beyond the last stop are no limit', () => {
  for (const text of ['', '  ', '0', '10 milyar', '99.000.000.000']) expect(priceOfText(text)).toBeNull();
});

test('other text is invalid', () => {
  for (const text of ['murah', '150 km', '-5', 'rp']) expect(priceOfText(text)).toBeUndefined();
});

test('every parsed price can be in an address', () => {
  for (const text of ['1', '87,5', '123.456.789', '999.999.999', '1.234.567.890', '9,99 milyar']) {
    const min = priceOfText(text) ?? null;
    expect(priceRangeOfSlug(priceSlug({ min, max: null }))).toEqual({ min, max: null });
  }
});
