import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime, type OpeningHours, openStateAt, timeZoneOf } from './opening-hours.ts';

const weekday: OpeningHours[number] = [['08:00', '17:00']];
const office: OpeningHours = [weekday, weekday, weekday, weekday, weekday, [['08:00', '12:00']], []];
const at = (text: string) => new Date(text);

describe('time zones', () => {
  test.each([
    [11, 'WIB'],
    [31, 'WIB'],
    [36, 'WIB'],
    [61, 'WIB'],
    [62, 'WIB'],
    [63, 'WITA'],
    [65, 'WITA'],
    [51, 'WITA'],
    [53, 'WITA'],
    [73, 'WITA'],
    [81, 'WIT'],
    [96, 'WIT'],
  ] as const)('province %i lies in %s', (province, zone) => {
    expect(timeZoneOf(province)).toBe(zone);
  });

  test('the same instant can be another weekday in an eastern zone', () => {
    // Sunday 23:30 in Jakarta.
    const moment = at('2026-11-22T16:30:00Z');
    expect(localTime('WIB', moment)).toEqual({ weekday: 6, minutes: 23 * 60 + 30 });
    expect(localTime('WITA', moment)).toEqual({ weekday: 0, minutes: 30 });
    expect(localTime('WIT', moment)).toEqual({ weekday: 0, minutes: 90 });
  });
});

describe('open now', () => {
  test('starts and ends on the minute, in the outlet’s time zone', () => {
    // Monday.
    expect(openStateAt(office, 'WIB', at('2026-11-23T00:59:00Z'))).toEqual({
      isOpen: false,
      next: { days: 0, weekday: 0, at: '08:00' },
    });
    expect(openStateAt(office, 'WIB', at('2026-11-23T01:00:00Z'))).toEqual({ isOpen: true, until: '17:00' });
    expect(openStateAt(office, 'WIB', at('2026-11-23T09:59:00Z')).isOpen).toBe(true);
    expect(openStateAt(office, 'WIB', at('2026-11-23T10:00:00Z'))).toEqual({
      isOpen: false,
      next: { days: 1, weekday: 1, at: '08:00' },
    });
    expect(openStateAt(office, 'WIT', at('2026-11-23T09:00:00Z')).isOpen).toBe(false);
  });

  test('skips closed days', () => {
    // Saturday afternoon.
    expect(openStateAt(office, 'WIB', at('2026-11-28T06:00:00Z'))).toEqual({
      isOpen: false,
      next: { days: 2, weekday: 0, at: '08:00' },
    });
  });

  test('handles breaks, spans past midnight and missing hours', () => {
    const split: OpeningHours = [
      [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
      [],
      [],
      [],
      [],
      [],
      [],
    ];
    expect(openStateAt(split, 'WIB', at('2026-11-23T05:30:00Z'))).toMatchObject({
      next: { days: 0, at: '13:00' },
    });
    // Open only on Mondays: the next opening is a week away.
    expect(openStateAt(split, 'WIB', at('2026-11-23T11:00:00Z'))).toMatchObject({
      next: { days: 7, weekday: 0 },
    });
    const night: OpeningHours = [[['18:00', '02:00']], [], [], [], [], [], []];
    expect(openStateAt(night, 'WIB', at('2026-11-23T18:30:00Z'))).toEqual({ isOpen: true, until: '02:00' });
    expect(openStateAt(night, 'WIB', at('2026-11-23T19:00:00Z')).isOpen).toBe(false);
    const never: OpeningHours = [[], [], [], [], [], [], []];
    expect(openStateAt(never, 'WIB', at('2026-11-23T05:30:00Z'))).toEqual({ isOpen: false, next: null });
  });

  test('reports all day only without a closing at midnight', () => {
    const week = (day: OpeningHours[number]): OpeningHours => Array.from({ length: 7 }, () => day);
    const evening = at('2026-11-23T13:00:00Z');
    expect(openStateAt(week([['00:00', '24:00']]), 'WIB', evening)).toEqual({ isOpen: true, until: null });
    for (const midnight of ['24:00', '00:00'])
      expect(openStateAt(week([['08:00', midnight]]), 'WIB', evening), midnight).toEqual({
        ...{ isOpen: true, until: '24:00' },
      });
  });

  test('is open at the announced opening time', () => {
    const clock = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map(
        (minutes) =>
          `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
      );
    const day = fc.array(
      fc.tuple(clock, clock).filter(([from, to]) => from !== to),
      { maxLength: 2 },
    );
    const hours = fc.array(day, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 7 * 24 * 60 }), (week, minute) => {
        const now = new Date(Date.UTC(2026, 10, 23) + minute * 60_000);
        const state = openStateAt(week, 'WITA', now);
        if (state.isOpen || state.next === null) return;
        const { weekday: today, minutes } = localTime('WITA', now);
        const [hour = 0, past = 0] = state.next.at.split(':').map(Number);
        expect(state.next.weekday).toBe((today + state.next.days) % 7);
        const wait = state.next.days * 24 * 60 + hour * 60 + past - minutes;
        expect(openStateAt(week, 'WITA', new Date(now.getTime() + wait * 60_000)).isOpen).toBe(true);
      }),
    );
  });
});
