import { describe, expect, it } from 'vitest';
import { parseListedAt, parseMonth } from './parse-date.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a date', () => {
  it.each([
    ['2026-04-30', '2026-04-30T00:00:00.000Z'],
    ['30/04/2026', '2026-04-30T00:00:00.000Z'],
    ['30 April 2026', '2026-04-30T00:00:00.000Z'],
    ['1 Agustus 2026', '2026-08-01T00:00:00.000Z'],
    ['2026-04-30T10:00:00Z', '2026-04-30T10:00:00.000Z'],
    ['2026-04-30 10:00', '2026-04-30T03:00:00.000Z'],
  ])('%s is %s', (text, instant) => expect(parseListedAt(text, now)?.toISOString()).toBe(instant));

  it.each(['', '2026-02-30', '31/31/2026', '2026-12-01', '1999-01-01', 'kemarin', '2026-13-01T99:00:00Z'])(
    '%s is invalid',
    (text) => expect(parseListedAt(text, now)).toBeUndefined(),
  );

  it.each([
    ['2026-08', '2026-08'],
    ['08/2026', '2026-08'],
    ['2026-08-31', '2026-08'],
    ['31-08-2026', '2026-08'],
    ['Agustus 2026', '2026-08'],
    ['2026-13', undefined],
    ['besok', undefined],
  ])('month %s', (text, month) => expect(parseMonth(text)).toBe(month));
});
