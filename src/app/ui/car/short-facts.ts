import type { Language } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatKilometers } from '#contract/money.ts';

/** Year, kilometres where they are known, and whatever else, on one line. */
export function shortFacts(
  { makeYear, kilometerDriven }: Pick<ListingCard, 'makeYear' | 'kilometerDriven'>,
  language: Language,
  ...others: readonly string[]
): string {
  const distance = kilometerDriven === null ? [] : [formatKilometers(kilometerDriven, language)];
  return [makeYear, ...distance, ...others].join(' · ');
}
