import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, priceLimits } from '#contract/money.ts';
import { parsePrice } from './parse-price.ts';

describe('a price', () => {
  it.each([
    ['Rp 125.000.000', 125_000_000],
    ['Rp125.000.000', 125_000_000],
    ['IDR 125,000,000', 125_000_000],
    ['125 000 000', 125_000_000],
    ['125 jt', 125_000_000],
    ['125juta', 125_000_000],
    ['125 Jutaan', 125_000_000],
    ['1,25 M', 1_250_000_000],
    ['1.675M', 1_675_000_000],
    ['Rp 1.25 Milyar', 1_250_000_000],
    ['1 M 250 jt', 1_250_000_000],
    ['1.250 jt', 1_250_000_000],
    ['125.000.000,00', 125_000_000],
    ['125,000,000.00', 125_000_000],
    ['125.000.000.00', 125_000_000],
    ['125000000', 125_000_000],
    ['125000000.00', 125_000_000],
    ['125.000.000 nego', 125_000_000],
    ['nego tipis 125jt aja', 125_000_000],
    ['99,9 jt', 99_900_000],
    ['Rp. 185.500.000,-', 185_500_000],
    ['125.500 rb', 125_500_000],
    ['185', 185_000_000],
    ['185.5', 185_500_000],
    ['185,5', 185_500_000],
    ['1250', 1_250_000_000],
    ['１２５ ｊｔ', 125_000_000],
    ['Rp 222.222.222', 222_222_222],
    ['10.000.000', 10_000_000],
    ['10 M', 10_000_000_000],
    ['1.85E+08', 185_000_000],
  ])('%s is %i', (text, value) => {
    expect(parsePrice(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'price_missing'],
    ['nego', 'price_missing'],
    ['hubungi saya', 'price_missing'],
    ['TDP 85 jt', 'price_down_payment'],
    ['DP 20jt', 'price_down_payment'],
    ['Dp.15jt', 'price_down_payment'],
    ['angsuran 5,2 jt x 48', 'price_down_payment'],
    ['125 jt (DP 20 jt)', 'price_down_payment'],
    ['3.5 jt/bln', 'price_down_payment'],
    ['US$ 15,000', 'price_foreign'],
    ['125 - 130 jt', 'price_unreadable'],
    ['-125.000.000', 'price_unreadable'],
    ['125x', 'price_unreadable'],
    ['b125', 'price_unreadable'],
    ['125.0000.00', 'price_unreadable'],
    ['185 atau 190 jt', 'price_unreadable'],
    ['120000000.5', 'price_unreadable'],
    ['1,25', 'price_out_of_limits'],
    ['0', 'price_out_of_limits'],
    ['9.999.999', 'price_out_of_limits'],
    ['125 M', 'price_out_of_limits'],
    ['185.500', 'price_out_of_limits'],
    ['10.000 jt', 'price_ambiguous'],
    ['1'.repeat(400), 'price_out_of_limits'],
  ])('%s is invalid: %s', (text, reason) => {
    expect(parsePrice(text)).toEqual({ ok: false, reason });
  });

  it('reads back every spelling of an amount', () => {
    const rupiah = fc.integer({ min: priceLimits.min, max: priceLimits.max });
    const grouped = new Intl.NumberFormat('id-ID');
    fc.assert(
      fc.property(rupiah, (value) => {
        for (const text of [
          String(value),
          `Rp ${grouped.format(value)}`,
          `Rp. ${grouped.format(value)},-`,
          `${grouped.format(value)},00`,
        ]) {
          expect(parsePrice(text)).toEqual({ ok: true, value });
        }
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 9_994 }), (tenths) => {
        const value = tenths * 100_000;
        expect(parsePrice(formatPrice(value, 'id'))).toEqual({ ok: true, value });
      }),
    );
  });

  it('never fails, and returns nothing beyond the limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- jtmRp/') }), (text) => {
        const reading = parsePrice(text);
        if (reading.ok)
          expect(reading.value >= priceLimits.min && reading.value <= priceLimits.max).toBe(true);
      }),
    );
  });
});
