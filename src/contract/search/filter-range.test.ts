import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  kilometerBands,
  kilometerRangeName,
  kilometerRangeOfSlug,
  kilometerSlug,
  type NumberRange,
  priceBandLimits,
  priceBands,
  priceRangeName,
  priceRangeOfSlug,
  priceSlug,
  yearRangeOfSlug,
  yearSlug,
} from './filter-range.ts';

/** Amounts that slugs can express: thousands of rupiah below a billion, millions above. */
const rupiah = fc.oneof(
  fc.integer({ min: 1, max: 999_999 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 1000, max: 9_999_999 }).map((millions) => millions * 1_000_000),
);
const priceRange: fc.Arbitrary<NumberRange> = fc.oneof(
  rupiah.map((min) => ({ min, max: null })),
  rupiah.map((max) => ({ min: null, max })),
  fc
    .tuple(rupiah, rupiah)
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
);

describe('a price range in an address', () => {
  it.each([
    [{ min: 50e6, max: 100e6 }, 'harga-50-juta-100-juta'],
    [{ min: null, max: 100e6 }, 'harga-di-bawah-100-juta'],
    [{ min: 1.5e9, max: null }, 'harga-di-atas-1-5-milyar'],
    [{ min: 500e6, max: 1e9 }, 'harga-500-juta-1-milyar'],
    [{ min: 87_500_000, max: 1.25e9 }, 'harga-87-5-juta-1-25-milyar'],
  ])('%j is %s', (range, written) => {
    expect(priceSlug(range)).toBe(written);
    expect(priceRangeOfSlug(written)).toEqual(range);
  });

  it('is read back', () => {
    fc.assert(
      fc.property(priceRange, (range) => {
        expect(priceRangeOfSlug(priceSlug(range))).toEqual(range);
      }),
    );
  });

  it.each(['harga-0-juta-100-juta', 'harga-di-atas-0-juta', 'harga-di-bawah-0-juta'])(
    '%s is unknown',
    (slug) => {
      expect(priceRangeOfSlug(slug)).toBeUndefined();
    },
  );

  it('has one spelling, since another one would be a second address of the same page', () => {
    const amount = fc
      .tuple(fc.stringMatching(/^\d{1,4}(-\d{1,3})?$/), fc.constantFrom('juta', 'milyar'))
      .map((parts) => parts.join('-'));
    const written = fc.oneof(
      fc.tuple(fc.constantFrom('di-bawah', 'di-atas'), amount),
      fc.tuple(amount, amount),
    );
    fc.assert(
      fc.property(written, (parts) => {
        const text = `harga-${parts.join('-')}`;
        const range = priceRangeOfSlug(text);
        if (range) expect(priceSlug(range)).toBe(text);
      }),
    );
  });

  it.each([
    'harga',
    'harga-100-juta',
    'harga-100-juta-50-juta',
    'harga-100-juta-100-juta',
    'harga-di-bawah-0-juta',
    'harga-1000-juta-2-milyar',
    'harga-050-juta-100-juta',
    'harga-50-0-juta-100-juta',
    'harga-di-atas-50-juta-',
    'toyota',
  ])('%s is unknown', (text) => {
    expect(priceRangeOfSlug(text)).toBeUndefined();
  });

  it('refuses a range without an end', () => {
    expect(() => priceSlug({ min: null, max: null })).toThrow();
  });

  it('has bands that follow each other without a gap', () => {
    expect(priceBands[0]?.min).toBeNull();
    expect(priceBands.at(-1)?.max).toBeNull();
    for (const [index, { max }] of priceBands.slice(0, -1).entries()) {
      expect(priceBands[index + 1]?.min).toBe(max);
    }
  });

  it('has a name in both languages', () => {
    expect(priceRangeName({ min: 50e6, max: 1.25e9 }, 'id')).toBe('Rp 50 Juta – Rp 1,25 Milyar');
    expect(priceRangeName({ min: null, max: 70e6 }, 'en')).toBe('Under Rp 70 million');
    expect(priceRangeName({ min: 1e9, max: null }, 'id')).toBe('Di atas Rp 1 Milyar');
  });
});

describe('kilometres in an address', () => {
  it.each([
    [{ min: null, max: 5000 }, 'km-di-bawah-5-ribu'],
    [{ min: 10_000, max: 25_000 }, 'km-10-ribu-25-ribu'],
    [{ min: 300_000, max: null }, 'km-di-atas-300-ribu'],
  ])('%j is %s', (range, written) => {
    expect(kilometerSlug(range)).toBe(written);
    expect(kilometerRangeOfSlug(written)).toEqual(range);
  });

  it('every band is read back', () => {
    for (const band of kilometerBands) expect(kilometerRangeOfSlug(kilometerSlug(band))).toEqual(band);
  });

  it.each([
    'km-25-ribu-10-ribu',
    'km-10-ribu',
    'km-010-ribu-20-ribu',
    'km-di-atas-0-ribu',
    'km-10-juta-20-juta',
  ])('%s is unknown', (slug) => {
    expect(kilometerRangeOfSlug(slug)).toBeUndefined();
  });

  it('has a name in both languages', () => {
    expect(kilometerRangeName({ min: 10_000, max: 25_000 }, 'id')).toBe('10.000 – 25.000 km');
    expect(kilometerRangeName({ min: null, max: 5000 }, 'en')).toBe('Under 5,000 km');
  });
});

describe('years in an address', () => {
  it.each([
    [{ min: 2019, max: 2019 }, 'tahun-2019'],
    [{ min: 2018, max: 2022 }, 'tahun-2018-2022'],
  ])('%j is %s', (range, written) => {
    expect(yearSlug(range)).toBe(written);
    expect(yearRangeOfSlug(written)).toEqual(range);
  });

  it.each(['tahun-2022-2018', 'tahun-2019-2019', 'tahun-19', 'tahun-3019', 'tahun-2018-'])(
    '%s is unknown',
    (slug) => {
      expect(yearRangeOfSlug(slug)).toBeUndefined();
    },
  );
});

it('limits of offered prices are limits of counted bands', () => {
  for (const { min, max } of priceBands)
    for (const limit of [min, max]) if (limit !== null) expect(priceBandLimits).toContain(limit);
});
