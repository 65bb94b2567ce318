import { dateText } from '#contract/date-text.ts';
import { jakarta, timeInJakarta } from '#contract/dates.ts';
import { type Language, localeOf } from '#contract/language.ts';

/* Times of publishing are Jakarta's (WIB), wherever the editor is. Jakarta has no summer time. */

/** A moment as a `datetime-local` field has it, in WIB. */
export const wibField = (moment: number): string => timeInJakarta(moment).slice(0, 16);

/** The moment that a `datetime-local` field names in WIB; undefined while it is incomplete. */
export function momentOfWib(field: string): string | undefined {
  const moment = Date.parse(`${field}:00+07:00`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(field) && !Number.isNaN(moment)
    ? new Date(moment).toISOString()
    : undefined;
}

/** `26 Nov 2026, 08.00 WIB`; a day alone stays one. */
export function wibText(moment: string, language: Language): string {
  if (!moment.includes('T')) return dateText(moment, 'medium', language);
  return `${dateText(moment, 'moment', language)} WIB`;
}

/** The same moment on the editor's own clock, where it shows another time. */
export function ownTimeText(moment: string, language: Language): string | undefined {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const [own, inJakarta] = [{}, { timeZone: jakarta }].map((zone) =>
    new Intl.DateTimeFormat(localeOf[language], { ...style, ...zone }).format(new Date(moment)),
  );
  return own === inJakarta ? undefined : own;
}
