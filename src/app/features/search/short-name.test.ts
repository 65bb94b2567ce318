import { expect, test } from 'vitest';
import { priceRangeName } from '#contract/search/filter-range.ts';
import { shortName } from './short-name.ts';

const short = (min: number | null, max: number | null, language: 'id' | 'en') =>
  shortName({ type: 'price', name: priceRangeName({ min, max }, language) });

test('a price range is shortened', () => {
  expect(short(100e6, 250e6, 'id')).toBe('100–250 Juta');
  expect(short(800e6, 1.2e9, 'id')).toBe('800 Juta – 1,2 Milyar');
  expect(short(null, 100e6, 'id')).toBe('Di bawah 100 Juta');
  expect(short(1e9, null, 'en')).toBe('Over 1 billion');
  expect(short(100e6, 250e6, 'en')).toBe('100–250 million');
});

test('other names stay', () => {
  expect(shortName({ type: 'year', name: '2018–2022' })).toBe('2018–2022');
});
