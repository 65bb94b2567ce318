import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';

/**
 * That rates have expired and the last known ones are used; null while they hold.
 * @param ended their last day
 */
export function endedNote(ended: string | null, language: Language): string | null {
  if (ended === null) return null;
  const day = dateName(ended, language);
  return localized(
    `The rates on this page were valid until ${day} and have not been renewed. These last known rates are used.`,
  )[language];
}
