import { describe, expect, it } from 'vitest';
import { parseListedAt } from './parse-date.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a date', () => {
  it.each([
    ['2026-04-30', '2026-04-29T17:00:00.000Z'],
    ['30/04/2026', '2026-04-29T17:00:00.000Z'],
    ['30-Apr-26', '2026-04-29T17:00:00.000Z'],
    ['Agu-26', '2026-07-31T17:00:00.000Z'],
    ['46142', '2026-04-29T17:00:00.000Z'],
    ['30/04/2026 10:30', '2026-04-29T17:00:00.000Z'],
    ['kemarin', '2026-11-19T12:00:00.000Z'],
    ['2 minggu yang lalu', '2026-11-06T12:00:00.000Z'],
    ['sebulan lalu', '2026-10-21T12:00:00.000Z'],
    ['2026-04-30T10:00:00Z', '2026-04-30T10:00:00.000Z'],
    ['2026-04-30 10:00', '2026-04-30T03:00:00.000Z'],
  ])('%s is %s', (text, instant) => expect(parseListedAt(text, now)?.toISOString()).toBe(instant));

  it.each([
    '',
    '2026-02-30',
    '31/31/2026',
    '2026-12-01',
    '1999-01-01',
    'besok',
    'Aug-27',
    '2026-13-01T99:00:00Z',
  ])('%s is invalid', (text) => expect(parseListedAt(text, now)).toBeUndefined());
});
