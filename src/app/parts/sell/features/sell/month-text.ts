import { type Language, localeOf } from '#contract/language.ts';

/** `2027-03` → `Maret 2027`. */
export function monthText(month: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
