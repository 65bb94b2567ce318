import type { Language } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatKilometers } from '#contract/money.ts';

/** Year, and kilometres and place where they are given, on one line. */
export function shortFacts(
  { makeYear, kilometerDriven }: Pick<ListingCard, 'makeYear' | 'kilometerDriven'>,
  language: Language,
  place?: string,
): string {
  const distance = kilometerDriven !== null && formatKilometers(kilometerDriven, language);
  return [makeYear, distance, place].filter(Boolean).join(' · ');
}
