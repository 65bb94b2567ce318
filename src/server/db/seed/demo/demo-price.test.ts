import { describe, expect, test } from 'vitest';
import { askingPrice, kilometersFactor, typicalPrice, usualKilometers } from './demo-price.ts';

const brio = { brandSlug: 'honda', fuel: 'bensin', newPriceMillion: 180, priceYear: 2026 } as const;

describe('typicalPrice', () => {
  test('falls with age and never rises', () => {
    const prices = Array.from({ length: 40 }, (_, age) => typicalPrice(brio, age));
    for (const [age, price] of prices.entries())
      expect(price).toBeLessThanOrEqual(prices[age - 1] ?? Infinity);
    expect(prices[0]).toBeLessThan(180e6);
    expect(prices[8]).toBeGreaterThan(90e6);
    expect(prices[8]).toBeLessThan(130e6);
  });

  test('falls faster for premium makes and for batteries', () => {
    expect(typicalPrice({ ...brio, brandSlug: 'bmw' }, 8)).toBeLessThan(0.8 * typicalPrice(brio, 8));
    expect(typicalPrice({ ...brio, fuel: 'listrik' }, 3)).toBeLessThan(0.85 * typicalPrice(brio, 3));
  });
});

test('kilometres change a price within bounds', () => {
  expect(kilometersFactor(usualKilometers(6), 6)).toBe(1);
  expect(kilometersFactor(0, 6)).toBeGreaterThan(1.1);
  expect(kilometersFactor(0, 30)).toBeLessThanOrEqual(1.15);
  expect(kilometersFactor(900_000, 6)).toBe(0.8);
});

test.each([
  [87_312_000, false, 87_500_000],
  [187_312_000, false, 187_000_000],
  [187_512_000, true, 190_000_000],
  [742_000_000, false, 740_000_000],
  [1_236_000_000, false, 1_240_000_000],
  [3_100_000, false, 10_000_000],
  [19_000_000_000, false, 10_000_000_000],
])('askingPrice(%i)', (rupiah, isRound, price) => {
  expect(askingPrice(rupiah, isRound)).toBe(price);
});
