import { expect, test } from 'vitest';
import { formatDay, formatMonth } from './date-words.ts';
import {
  dayAfter,
  dayInJakarta,
  daysBetween,
  isDay,
  monthsAfter,
  startOfDay,
  yearInJakarta,
} from './dates.ts';
import { languages, localeOf } from './language.ts';

test.each(languages)('days and months are formatted like Intl does in %s', (language) => {
  for (let day = 0; day < 365; day += 5) {
    const instant = new Date(Date.UTC(2025, 0, 1 + day, 20, 30)).toISOString();
    const asIntl = new Intl.DateTimeFormat(localeOf[language], {
      day: 'numeric',
      month: 'short',
      timeZone: 'Asia/Jakarta',
    }).format(new Date(instant));
    expect(formatDay(instant, language)).toBe(asIntl);
  }
  for (let month = 1; month <= 12; month += 1) {
    const text = `2026-${String(month).padStart(2, '0')}`;
    const asIntl = new Intl.DateTimeFormat(localeOf[language], {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${text}-01T00:00:00Z`));
    expect(formatMonth(text, language)).toBe(asIntl);
  }
});

test('a day begins at midnight in Jakarta, seven hours before it does in UTC', () => {
  const midnight = startOfDay('2026-12-01');
  expect(midnight.toISOString()).toBe('2026-11-30T17:00:00.000Z');
  expect(dayInJakarta(midnight)).toBe('2026-12-01');
  expect(dayInJakarta(midnight.getTime() - 1)).toBe('2026-11-30');
  expect(dayInJakarta(midnight, -1)).toBe('2026-11-30');
  expect(formatDay(midnight.toISOString(), 'id')).toBe('1 Des');
  expect(yearInJakarta(startOfDay('2027-01-01'))).toBe(2027);
  expect(yearInJakarta(startOfDay('2027-01-01').getTime() - 1)).toBe(2026);
});

test('days are counted as days, and only those that exist', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2024-03-01', -1)).toBe('2024-02-29');
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsAfter('2026-11-30', 2)).toBe('2027-01-30');
  expect(monthsAfter('2026-01-15', -13)).toBe('2024-12-15');
  expect(['2026-02-30', '2026-13-01', '26-01-01', ''].filter(isDay)).toEqual([]);
  expect(isDay('2024-02-29')).toBe(true);
});
