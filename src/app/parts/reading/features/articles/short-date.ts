import { type Language, localeOf } from '#contract/language.ts';

/** `18 Nov 2026` of `2026-11-18`. */
export const shortDate = (day: string, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  });
