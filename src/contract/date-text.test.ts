import { expect, test } from 'vitest';
import { clockText, dateText, rangeText, weekdayName } from './date-text.ts';
import { languages, localeOf } from './language.ts';

const texts = [
  ['long', '20 November 2026', 'November 20, 2026'],
  ['medium', '20 Nov 2026', 'Nov 20, 2026'],
  ['short', '20 Nov', 'Nov 20'],
  ['day and month', '20 November', 'November 20'],
  ['weekday and day', 'Jumat, 20 November', 'Friday, November 20'],
  ['weekday', 'Jumat', 'Friday'],
  ['month', 'November 2026', 'November 2026'],
  ['short month', 'Nov 2026', 'Nov 2026'],
] as const;

test.each(texts)('%s, of a day, and of the first and the last instant of it in Jakarta', (style, id, en) => {
  for (const date of ['2026-11-20', '2026-11-19T17:00:00.000Z', new Date('2026-11-20T16:59:59.999Z')]) {
    expect(dateText(date, style, 'id'), String(date)).toBe(id);
    expect(dateText(date, style, 'en'), String(date)).toBe(en);
  }
});

test('a moment has Jakarta’s time', () => {
  expect(dateText('2026-11-19T17:30:00.000Z', 'moment', 'id')).toBe('20 Nov 2026, 00.30');
});

test('a month, a range and a weekday', () => {
  expect(dateText('2026-11', 'month', 'id')).toBe('November 2026');
  // Thin spaces around the dash, in newer versions of ICU.
  expect(rangeText('2025-07-24', '2025-08-03', 'long', 'id')).toMatch(/^24 Juli\s–\s3 Agustus 2025$/);
  expect(weekdayName(0, 'id')).toBe('Senin');
  expect(weekdayName(6, 'en')).toBe('Sunday');
});

test('a time of opening hours is written as other times are', () => {
  expect(clockText('08:30', 'id')).toBe('08.30');
  expect(clockText('08:30', 'en')).toBe('08:30');
});

const asIntl = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  'day and month': { day: 'numeric', month: 'long' },
  'weekday and day': { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  'short month': { month: 'short', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

test.each(texts)('%s is what Intl writes, on every day of a year', (style) => {
  for (const language of languages) {
    const inZone = (timeZone: string) =>
      new Intl.DateTimeFormat(localeOf[language], { ...asIntl[style], timeZone });
    const [there, everywhere] = [inZone('Asia/Jakarta'), inZone('UTC')];
    for (let day = 0; day < 366; day += 1) {
      // The next day in Jakarta.
      const instant = new Date(Date.UTC(2024, 0, 1 + day, 20, 30));
      expect(dateText(instant, style, language)).toBe(there.format(instant));
      const date = instant.toISOString().slice(0, 10);
      expect(dateText(date, style, language)).toBe(everywhere.format(new Date(date)));
    }
    expect(() => dateText('soon', style, language)).toThrow(RangeError);
  }
});
