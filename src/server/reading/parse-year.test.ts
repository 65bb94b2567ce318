import { describe, expect, it } from 'vitest';
import { parseYear } from './parse-year.ts';

describe('a year of make', () => {
  it.each([
    ['2016', 2016, null],
    ['th. 2016', 2016, null],
    ['2016.0', 2016, null],
    ['<1986', 1985, null],
    ['2016/2017', 2016, 2017],
    ['2016 / 2016', 2016, 2016],
    ['2016-05-01', 2016, null],
    ['2027', 2027, null],
    ['15', 2015, null],
    ['2015 akhir', 2015, null],
    ['1950', 1950, null],
  ])('%s is %i', (text, year, registrationYear) => {
    expect(parseYear(text, 2026)).toEqual({ ok: true, value: { year, registrationYear } });
  });

  it.each([
    ['', 'year_missing'],
    ['Unknown', 'year_missing'],
    ['201', 'year_unreadable'],
    ['2016/2019', 'year_unreadable'],
    ['Hitam', 'year_unreadable'],
    ['1949', 'year_impossible'],
    ['<1950', 'year_impossible'],
    ['2028', 'year_impossible'],
  ])('%s is invalid: %s', (text, reason) => {
    expect(parseYear(text, 2026)).toEqual({ ok: false, reason });
  });
});
