import { expect, test } from 'vitest';
import { formatDay, formatMonth, formatShortMonth } from './dates.ts';
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
    const shortAsIntl = new Intl.DateTimeFormat(localeOf[language], {
      month: 'short',
      year: '2-digit',
      timeZone: 'UTC',
    }).format(new Date(`${text}-01T00:00:00Z`));
    expect(formatShortMonth(text, language)).toBe(shortAsIntl);
  }
});
