import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMobileNumber } from './mobile-number.ts';

describe('a mobile number', () => {
  it.each([
    ['81234567890', '+6281234567890'],
    ['081234567890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['+6281234567890', '+6281234567890'],
    [' +62 812-3456-7890 ', '+6281234567890'],
    ['0812.3456.789', '+628123456789'],
    ['0851 1234 5678', '+6285112345678'],
    ['811123456', '+62811123456'],
    ['(0812) 3456-7890', '+6281234567890'],
    ['(+62) 812 3456 7890', '+6281234567890'],
    ['+62 (0)812 3456 7890', '+6281234567890'],
    ['+62 0812 3456 7890', '+6281234567890'],
    ['006281234567890', '+6281234567890'],
    ['0812/3456/7890', '+6281234567890'],
    ['0812_3456_7890', '+6281234567890'],
    ["'081234567890", '+6281234567890'],
    ['81234567890.0', '+6281234567890'],
    ['WA 0812-3456-7890', '+6281234567890'],
    ['HP/WA: 0812-3456-7890', '+6281234567890'],
    ['No. HP 081234567890', '+6281234567890'],
    ['0812 3456 7890 (WA)', '+6281234567890'],
    ['081234567890 a.n. Budi', '+6281234567890'],
    ['081234567890 / 085678901234', '+6281234567890'],
    ['021-5551234 atau 0812 3456 7890', '+6281234567890'],
    ['tel:+6281234567890', '+6281234567890'],
    ['https://wa.me/6281234567890', '+6281234567890'],
    ['\u202a+62 812‑3456‑7890\u202c', '+6281234567890'],
    ['０８１２３４５６７８９０', '+6281234567890'],
    ['0812\u00a03456\u20137890', '+6281234567890'],
  ])('%s is %s', (written, e164) => {
    expect(parseMobileNumber(written)).toBe(e164);
  });

  it.each([
    '',
    '0841234567',
    '08123456',
    '08123456789012',
    '+6591234567',
    '021-5551234',
    '0812x3456789',
    '++62812345678',
    '6.28123E+12',
    '081234567890123456',
    '0812 3456',
    'lihat deskripsi',
  ])('%s is invalid', (written) => {
    expect(parseMobileNumber(written)).toBeUndefined();
  });

  it('reads other countries by their own rule', () => {
    expect(parseMobileNumber('012-345 6789', 'my')).toBe('+60123456789');
    expect(parseMobileNumber('+66 81 234 5678', 'th')).toBe('+66812345678');
    expect(parseMobileNumber('0917 123 4567', 'ph')).toBe('+639171234567');
    expect(parseMobileNumber('81234567890', 'sg')).toBeUndefined();
  });

  it('is the same number in every spelling', () => {
    const national = fc
      .tuple(fc.constantFrom('1', '2', '3', '5', '6', '7', '8', '9'), fc.stringMatching(/^\d{7,10}$/))
      .map(([second, rest]) => `8${second}${rest}`);
    const prefix = fc.constantFrom('', '0', '62', '+62', '+62 ', '62-', '\u202a+62\u2011', '+62 (0)');
    const separator = fc.constantFrom('', ' ', '-', '.', '\u2011', '\u00a0', '\u2009');
    fc.assert(
      fc.property(national, prefix, separator, (digits, before, between) => {
        const written = before + (digits.match(/.{1,4}/g) ?? []).join(between);
        expect(parseMobileNumber(written)).toBe(`+62${digits}`);
      }),
    );
  });
});
