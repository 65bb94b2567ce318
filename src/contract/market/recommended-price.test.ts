import { describe, expect, it } from 'vitest';
import { calculatedPrice, recommendPrice, soldIn } from './recommended-price.ts';

const now = new Date('2026-06-15T08:00:00Z');

describe('the calculator', () => {
  it.each([
    // Depreciation by age, 0 to 5 years and more: 5, 10, 15, 20, 30, 40, 50 percent; 25 percent by mileage.
    [2026, 150e6, 190e6],
    [2025, 150e6, 180e6],
    [2024, 150e6, 170e6],
    [2023, 150e6, 160e6],
    [2022, 140e6, 150e6],
    [2021, 120e6, 150e6],
    [2020, 100e6, 150e6],
    [1995, 100e6, 150e6],
    // A model of next year counts as new.
    [2027, 150e6, 190e6],
  ])('a car of %i that cost 200 million new is worth %i to %i', (makeYear, minPrice, maxPrice) => {
    expect(calculatedPrice(200e6, makeYear, now)).toEqual({ minPrice, maxPrice });
  });
});

describe('variants of a year', () => {
  const variants = [
    { soldFrom: 2012, soldUntil: 2015 },
    { soldFrom: 2016, soldUntil: null },
  ];
  it('are those sold then, or at most a year before or after', () => {
    expect(soldIn(variants, 2014)).toEqual([variants[0]]);
    expect(soldIn(variants, 2026)).toEqual([variants[1]]);
    expect(soldIn(variants, 2011)).toEqual([variants[0]]);
    expect(soldIn(variants, 2010)).toEqual([]);
  });
});

describe('the recommended price', () => {
  const newPrices = [
    { newPriceMillion: 200, priceYear: 2019 },
    { newPriceMillion: 260, priceYear: 2018 },
  ];
  it('is the middle half of the market where there is one', () => {
    const market = { p25: 151_234_567, p75: 170_000_000, count: 12, asOf: '2026-06-15' };
    expect(recommendPrice({ market, count: 40, newPrices, makeYear: 2019, now })).toEqual({
      minPrice: 151_200_000,
      maxPrice: 170_000_000,
      basis: 'market',
      count: 12,
      asOf: '2026-06-15',
    });
  });

  it('is calculated from the new price where there is no market, and says how many cars there are', () => {
    expect(recommendPrice({ market: null, count: 3, newPrices, makeYear: 2021, now })).toEqual({
      minPrice: 120e6,
      maxPrice: 195e6,
      basis: 'calculator',
      count: 3,
      asOf: '2018-01-01',
    });
  });

  it('is null where there is neither', () => {
    expect(recommendPrice({ market: null, count: 3, newPrices: [], makeYear: 2021, now })).toBeNull();
  });
});
