import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKilometers } from '#contract/money.ts';
import { sellLimits } from '#contract/sell/sell.ts';
import { parseKilometers } from './parse-kilometers.ts';

describe('a distance driven', () => {
  it.each([
    ['85.000-90.000', 90_000],
    ['85.000 – 90.000 km', 90_000],
    ['85.000 s/d 90.000', 90_000],
    ['85.000 km', 85_000],
    ['85,000KM', 85_000],
    ['55 - 60K KM', 60_000],
    ['55-60', 60_000],
    ['120rb', 120_000],
    ['120 ribuan', 120_000],
    ['km 95 rb', 95_000],
    ['km95rb', 95_000],
    ['8,5 rb', 8_500],
    ['120.000 rb', 120_000],
    ['0-5.000', 5_000],
    ['0', 0],
    ['>300.000', 300_000],
    ['85000', 85_000],
    ['1.250.000', 1_250_000],
    ['Unknown', null],
    ['', null],
    ['-', null],
    ['tidak diketahui', null],
    ['8.xxx', undefined],
    ['Hitam', undefined],
    ['85.5', undefined],
    ['53,000 miles', undefined],
  ])('%s is %s', (text, value) => {
    expect(parseKilometers(text)).toEqual({ ok: true, value });
  });

  it.each(['2.000.001', '9999999', '5000 rb km 1'])('%s is impossible, or unreadable', (text) => {
    const reading = parseKilometers(text);
    expect(reading.ok && reading.value !== undefined).toBe(false);
  });

  it('rejects impossible distances', () => {
    expect(parseKilometers('2.000.001')).toEqual({ ok: false, reason: 'kilometers_impossible' });
    expect(parseKilometers('99.999.999')).toEqual({ ok: false, reason: 'kilometers_impossible' });
  });

  it('reads back what is written, alone and as a band', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: sellLimits.mostKilometers }), (value) => {
        expect(parseKilometers(formatKilometers(value, 'id'))).toEqual({ ok: true, value });
        expect(parseKilometers(`0-${formatKilometers(value, 'id')}`)).toEqual({ ok: true, value });
        expect(parseKilometers(String(value))).toEqual({ ok: true, value });
      }),
    );
  });
});
