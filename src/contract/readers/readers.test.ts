import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInJakarta } from '#contract/dates.ts';
import { languages } from '#contract/language.ts';
import { formatKilometers, formatNumber, formatPrice } from '#contract/money.ts';
import { plainText } from './plain-text.ts';
import { readDate, readMonth } from './read-date.ts';
import { readKilometers } from './read-kilometers.ts';
import { readRupiah, rupiahReadings } from './read-rupiah.ts';
import { readYear } from './read-year.ts';

/** What copying, other keyboards and other programs do to a text without changing its meaning. */
const disguise = fc
  .record({
    isWide: fc.boolean(),
    around: fc.constantFrom('', ' ', '\u00a0', '\u202a', '\u2009', '\ufeff'),
    space: fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009'),
    dash: fc.constantFrom('-', '\u2011', '\u2013', '\u2212'),
  })
  .map(({ isWide, around, space, dash }) => (text: string) => {
    const wide = isWide ? text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))) : text;
    return `${around}${wide.replaceAll(' ', space).replaceAll('-', dash)}${around && '\u202c'}`;
  });
const language = fc.constantFrom(...languages);

describe('an amount in rupiah', () => {
  it.each([
    ['185.000.000,00', 185_000_000],
    ['185,000,000.00', 185_000_000],
    ['Rp185.000.000,-', 185_000_000],
    ['Rp. 185.000.000,-', 185_000_000],
    ['IDR 185.000.000', 185_000_000],
    ['185 jt', 185_000_000],
    ['185jt', 185_000_000],
    ['185,5 juta', 185_500_000],
    ['185.5 million', 185_500_000],
    ['1,25 M', 1_250_000_000],
    ['1 M 250 jt', 1_250_000_000],
    ['150', 150_000_000],
    ['150,5', 150_500_000],
    ['1250', 1_250_000_000],
    ['185.500', 185_500],
    ['1.85E+08', 185_000_000],
    ['1,855e8', 185_500_000],
    ['２００．０００．０００', 200_000_000],
    ['\u202aRp\u00a0185.000.000\u202c', 185_000_000],
    ['', undefined],
    ['nego', undefined],
    ['120000000.5', undefined],
    ['185.000.000,50', undefined],
    ['-185.000.000', undefined],
    ['125 - 130 jt', undefined],
    ['b125', undefined],
  ])('%j is %s', (text, rupiah) => expect(readRupiah(text)).toBe(rupiah));

  it('a small one without a unit is what it says where small ones are usual', () => {
    expect(readRupiah('250', 0)).toBe(250);
    expect(readRupiah('250 rb', 0)).toBe(250_000);
  });

  it('is read back as it is shown, in both languages and however it was copied', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1e12 }), language, disguise, (rupiah, shown, copied) => {
        for (const text of [
          String(rupiah),
          formatNumber(rupiah, shown),
          `Rp ${formatNumber(rupiah, shown)}`,
          `Rp${formatNumber(rupiah, shown)},-`,
          `${formatNumber(rupiah, shown)}${shown === 'id' ? ',' : '.'}00`,
          `${formatNumber(rupiah, 'id').replaceAll('.', ' ')} rupiah`,
        ])
          expect(readRupiah(copied(text)), text).toBe(rupiah);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 99_999 }), language, disguise, (tenths, shown, copied) => {
        // Beyond 999.9 million the shown price has fewer digits.
        const rupiah = tenths < 9_995 ? tenths * 100_000 : tenths * 1_000_000;
        const written = formatPrice(rupiah, shown);
        if (rupiah < 1e9 || rupiah % 10_000_000 === 0)
          expect(readRupiah(copied(written)), written).toBe(rupiah);
      }),
    );
  });

  it('never fails, and never returns a fraction', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- jtmRpE+/') }), (text) => {
        for (const reading of rupiahReadings(text) ?? []) expect(Number.isInteger(reading)).toBe(true);
      }),
    );
  });
});

describe('a mileage', () => {
  it.each([
    ['km 45rb', 45_000],
    ['185rb', 185_000],
    ['45 ribu km', 45_000],
    ['45.000', 45_000],
    ['45.000,00', 45_000],
    ['85.000-90.000', 90_000],
    ['odo 4.5E+04', 45_000],
    ['20.000an', 20_000],
    ['85.5', undefined],
    ['Hitam', undefined],
    ['53,000 miles', undefined],
  ])('%s is %s', (text, kilometers) => expect(readKilometers(text)).toBe(kilometers));

  it('is read back as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), language, disguise, (kilometers, shown, copied) => {
        for (const text of [
          String(kilometers),
          formatNumber(kilometers, shown),
          formatKilometers(kilometers, shown),
          `km ${formatNumber(kilometers, shown)}`,
        ])
          expect(readKilometers(copied(text)), text).toBe(kilometers);
      }),
    );
  });
});

describe('a year', () => {
  it.each([
    ['2016', 2016, null],
    ['15', 2015, null],
    ["'15", 2015, null],
    ['98', 1998, null],
    ['27', 2027, null],
    ['28', 1928, null],
    ['2015 akhir', 2015, null],
    ['akhir 2015', 2015, null],
    ['thn. 2016', 2016, null],
    ['2016.0', 2016, null],
    ['２０１６', 2016, null],
    ['2016/2017', 2016, 2017],
    ['16/17', 2016, 2017],
    ['<1986', 1985, null],
  ])('%s is %i', (text, year, registrationYear) =>
    expect(readYear(text, 2026)).toEqual({ year, registrationYear }),
  );
  it.each(['', '2016/2019', 'Hitam', '201', '20155'])('%j is none', (text) =>
    expect(readYear(text, 2026)).toBeUndefined(),
  );
});

describe('a date', () => {
  it.each([
    ['2027-08-31', '2027-08-31'],
    ['2027/8/31', '2027-08-31'],
    ['31/08/2027', '2027-08-31'],
    ['31-8-27', '2027-08-31'],
    ['31.08.2027', '2027-08-31'],
    ['8/31/2027', '2027-08-31'],
    ['31 Agustus 2027', '2027-08-31'],
    ['31-Agu-27', '2027-08-31'],
    ['31 Agt. 2027', '2027-08-31'],
    ['Aug 31, 2027', '2027-08-31'],
    ['Selasa, 31 Agustus 2027', '2027-08-31'],
    ['31st August 2027', '2027-08-31'],
    ['31/08/2027 10:30', '2027-08-31'],
    ['2027-08-31T10:30:00.000Z', '2027-08-31'],
    ['31 Agustus 2027 pukul 10:30 WIB', '2027-08-31'],
    ['20270831', '2027-08-31'],
    ['46630', '2027-08-31'],
    ['46630.5', '2027-08-31'],
    ['31‑08‑2027', '2027-08-31'],
    ['Agu-27', '2027-08'],
    ['Aug-27', '2027-08'],
    ['Agustus 2027', '2027-08'],
    ['08/2027', '2027-08'],
    ['8/27', '2027-08'],
    ['2027-08', '2027-08'],
    ['2027 Agustus', '2027-08'],
  ])('%s is %s', (text, written) => {
    expect(readDate(text)).toBe(written);
    expect(readMonth(text)).toBe('2027-08');
  });

  it.each([
    '',
    '2026-02-30',
    '31/31/2026',
    '2026-13',
    'besok',
    '123',
    '99999',
    'lunas',
    '12',
    '27a 08 2027',
    '1 2 3 2027',
  ])('%j is none', (text) => expect(readDate(text)).toBeUndefined());

  it('is read back in every usual form', () => {
    const day = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2098-12-31'),
      noInvalidDate: true,
    });
    const forms = fc.constantFrom<(year: string, month: string, day: string) => string>(
      (y, m, d) => `${y}-${m}-${d}`,
      (y, m, d) => `${d}/${m}/${y}`,
      (y, m, d) => `${d}.${m}.${y}`,
      (y, m, d) => `${y}${m}${d}`,
    );
    fc.assert(
      fc.property(day, forms, disguise, (instant, form, copied) => {
        const [year = '', month = '', date = ''] = dayInJakarta(instant).split('-');
        expect(readDate(copied(form(year, month, date)))).toBe(`${year}-${month}-${date}`);
      }),
    );
  });
});

it('plain text has no characters that cannot be seen', () => {
  expect(plainText('\u202a１２‑３\u00a0 4\u202c')).toBe('12-3 4');
});
