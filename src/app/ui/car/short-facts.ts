import type { Language } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatKilometers } from '#contract/money.ts';

/** Year and, if given, mileage and place, on one line. */
export function shortFacts(
  { makeYear, kilometerDriven }: Pick<ListingCard, 'makeYear' | 'kilometerDriven'>,
  language: Language,
  place?: string,
): string {
  const distance = kilometerDriven !== null && formatKilometers(kilometerDriven, language);
  return [makeYear, distance, place].filter(Boolean).join(' · ');
}
