import { describe, expect, it } from 'vitest';
import {
  parseBodyType,
  parseColor,
  parseFuel,
  parseListingType,
  parseTransmission,
  parseYesNo,
  saysNothing,
} from './parse-words.ts';

describe('words of sellers', () => {
  it.each([
    ['Bensin', 'bensin'],
    ['petrol', 'bensin'],
    ['Gasoline', 'bensin'],
    ['Diesel', 'diesel'],
    ['Solar', 'diesel'],
    ['Disel', 'diesel'],
    ['Hybrid', 'hybrid'],
    ['Bensin/Hybrid', 'hybrid'],
    ['PHEV', 'hybrid'],
    ['Listrik', 'listrik'],
    ['EV', 'listrik'],
    ['electric', 'listrik'],
    ['1.2 RS Bensin-AT', 'bensin'],
    ['2.2 CRDi Solar-AT', 'diesel'],
    ['2.0 Zenix Q HV CVT TSS Modellista Hybrid-AT', 'hybrid'],
    ['S MT-MT', undefined],
    ['', undefined],
  ])('fuel %s', (text, code) => expect(parseFuel(text)).toBe(code));

  it.each([
    ['Automatic', 'otomatis'],
    ['Otomatis', 'otomatis'],
    ['Matic', 'otomatis'],
    ['metik', 'otomatis'],
    ['A/T', 'otomatis'],
    ['AT', 'otomatis'],
    ['CVT', 'otomatis'],
    ['Manual', 'manual'],
    ['M/T', 'manual'],
    ['1.2 RS Bensin-AT', 'otomatis'],
    ['2.5 Solar-MT', 'manual'],
    ['1.5 G', undefined],
  ])('transmission %s', (text, code) => expect(parseTransmission(text)).toBe(code));

  it.each([
    ['Putih mutiara', 'putih'],
    ['White Pearl', 'putih'],
    ['Pearl White', 'putih'],
    ['Pearl Black', 'hitam'],
    ['Hitam metalik', 'hitam'],
    ['Abu2', 'abu-abu'],
    ['abu abu tua', 'abu-abu'],
    ['Abu-abu', 'abu-abu'],
    ['Dark Grey', 'abu-abu'],
    ['Titanium Grey', 'abu-abu'],
    ['Titanium', 'abu-abu'],
    ['Coklat', 'cokelat'],
    ['Silver', 'silver'],
    ['Marun', 'merah'],
    ['Midnight Blue', 'biru'],
    ['Orange', 'oranye'],
    ['Champagne', 'emas'],
    ['Hijau army', 'hijau'],
    ['Pink', 'lainnya'],
    ['Lainnya', 'lainnya'],
    ['Putih/Hitam', 'putih'],
    ['Jawa Barat', undefined],
  ])('colour %s', (text, code) => expect(parseColor(text)).toBe(code));

  it.each([
    ['SUV', 'suv', false],
    ['Minibus', 'mpv', true],
    ['Jeep', 'suv', true],
    ['Compact & City Car', 'hatchback', true],
    ['Double Cabin', 'pickup-truck', false],
    ['Pick-up', 'pickup-truck', false],
    ['Truk', 'pickup-truck', true],
    ['Bus', 'van', true],
    ['Sedan', 'sedan', false],
    ['Station Wagon', 'wagon', false],
  ])('body %s', (text, code, vague) => expect(parseBodyType(text)).toEqual({ code, vague }));

  it('knows no body for other words', () => expect(parseBodyType('Unknown')).toBeUndefined());

  it.each([
    ['Diler', 'diler'],
    ['Dealer', 'diler'],
    ['Individu', 'individu'],
    ['Unknown', undefined],
  ])('seller %s', (text, code) => expect(parseListingType(text)).toBe(code));

  it('reads yes and no', () => {
    expect(['ya', 'TRUE', '1', 'tidak', '0', 'mungkin'].map(parseYesNo)).toEqual([
      true,
      true,
      true,
      false,
      false,
      undefined,
    ]);
  });

  it.each(['', 'Unknown', '-', 'Lain-lain', 'N/A'])('finds nothing in %s', (text) =>
    expect(saysNothing(text)).toBe(true),
  );
});
