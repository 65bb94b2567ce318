import { dateText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { lastDay } from '#server/features/operator-tables/shared/validity.ts';

/** @param end `2026-12-31`, or a month; null for no end */
export function lenderNote(end: string | null, isDemonstration: boolean, language: Language): string {
  if (isDemonstration) return localized('An example, not a real institution.')[language];
  if (end === null) return '';
  const until = dateText(lastDay(end), 'long', language);
  return localized(`Valid until ${until}.`)[language];
}
