import { afterEach, expect, test } from 'vitest';
import { momentOfWib, ownTimeText, wibField, wibText } from './wib.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each(['Asia/Jakarta', 'America/New_York', 'Pacific/Auckland', 'UTC'])(
  'a time is Jakarta’s on a device in %s, also where its own clock is put back or forward',
  (own) => {
    process.env.TZ = own;
    // New York: 1 November 2026 has 01:30 twice, 14 March 2027 has no 02:30.
    for (const [field, moment] of [
      ['2026-11-01T01:30', '2026-10-31T18:30:00.000Z'],
      ['2026-11-01T12:30', '2026-11-01T05:30:00.000Z'],
      ['2026-11-01T13:30', '2026-11-01T06:30:00.000Z'],
      ['2027-03-14T02:30', '2027-03-13T19:30:00.000Z'],
      ['2027-01-01T00:00', '2026-12-31T17:00:00.000Z'],
    ] as const) {
      expect(momentOfWib(field)).toBe(moment);
      expect(wibField(Date.parse(moment))).toBe(field);
    }
    expect(wibText('2026-12-31T17:00:00.000Z', 'id')).toBe('1 Jan 2027, 00.00 WIB');
    expect(wibText('2026-12-31', 'en')).toBe('Dec 31, 2026');
  },
);

test('the own time is said where it is another one', () => {
  process.env.TZ = 'America/New_York';
  expect(ownTimeText('2026-11-01T06:30:00.000Z', 'en')).toBe('Nov 1, 2026, 1:30 AM');
  process.env.TZ = 'Asia/Jakarta';
  expect(ownTimeText('2026-11-01T06:30:00.000Z', 'en')).toBeUndefined();
});

test.each(['', '2026-11-01', '2026-13-01T00:00', 'x'])('“%s” is no time', (field) => {
  expect(momentOfWib(field)).toBeUndefined();
});
