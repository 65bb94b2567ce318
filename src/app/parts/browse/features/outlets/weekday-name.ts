import { type Language, localeOf } from '#contract/language.ts';

/** 1 January 2024, a Monday. */
const monday = Date.UTC(2024, 0, 1);

/** The localized name of a weekday; Monday is 0. */
export function weekdayName(weekday: number, language: Language): string {
  return new Date(monday + weekday * 86_400_000).toLocaleDateString(localeOf[language], {
    weekday: 'long',
    timeZone: 'UTC',
  });
}
