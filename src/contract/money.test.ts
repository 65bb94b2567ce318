import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, localeOf } from './language.ts';
import { formatKilometers, formatNumber, formatPrice } from './money.ts';

describe('a price', () => {
  it.each([
    [185_000_000, 'Rp 185 Juta', 'Rp 185 million'],
    [187_550_000, 'Rp 187,6 Juta', 'Rp 187.6 million'],
    [1_250_000_000, 'Rp 1,25 Milyar', 'Rp 1.25 billion'],
    [999_949_999, 'Rp 999,9 Juta', 'Rp 999.9 million'],
    [999_950_000, 'Rp 1 Milyar', 'Rp 1 billion'],
    [999_995_000_000, 'Rp 1 Triliun', 'Rp 1 trillion'],
    [2_000_000_000_000, 'Rp 2 Triliun', 'Rp 2 trillion'],
    [999_999, 'Rp 999.999', 'Rp 999,999'],
    [0, 'Rp 0', 'Rp 0'],
  ])('%i is %s, %s', (rupiah, indonesian, english) => {
    expect(formatPrice(rupiah, 'id')).toBe(indonesian);
    expect(formatPrice(rupiah, 'en')).toBe(english);
  });

  it('never shows a thousand of a unit, and is accurate to half of its last digit', () => {
    const sizes = { million: 1e6, billion: 1e9, trillion: 1e12 };
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 999_000_000_000_000 }), (rupiah) => {
        const [, figure = '', unit = ''] = /^Rp ([\d.]+) (million|billion|trillion)$/.exec(
          formatPrice(rupiah, 'en'),
        ) ?? ['', '', ''];
        const [, size = Number.NaN] = Object.entries(sizes).find(([name]) => name === unit) ?? [];
        const lastDigit = unit === 'million' ? 0.1 : 0.01;
        expect(Number(figure)).toBeGreaterThanOrEqual(1);
        expect(Number(figure)).toBeLessThan(1000);
        expect(Math.abs(Number(figure) - rupiah / size)).toBeLessThanOrEqual(lastDigit / 2 + 1e-9);
      }),
    );
  });
});

describe('a number', () => {
  it('follows the language’s custom', () => {
    expect(formatNumber(41_287, 'id')).toBe('41.287');
    expect(formatNumber(41_287, 'en')).toBe('41,287');
    expect(formatNumber(1.26, 'id', 1)).toBe('1,3');
    expect(formatKilometers(41_287, 'id')).toBe('41.287 km');
  });

  it('is written as Intl.NumberFormat writes it', () => {
    const number = fc.oneof(
      fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
      fc.integer({ min: 0, max: 1e9 }).map((thousandths) => thousandths / 1000),
      fc.integer({ min: 0, max: 10_000_000_000 }).map((rupiah) => rupiah / 1e6),
    );
    fc.assert(
      fc.property(
        number,
        fc.constantFrom(...languages),
        fc.constantFrom(0, 1, 2),
        (value, language, digits) => {
          const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: digits });
          expect(formatNumber(value, language, digits)).toBe(format.format(value).replace(/^-(?=0$)/, ''));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
