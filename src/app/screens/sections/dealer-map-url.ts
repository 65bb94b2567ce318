import type { DealerPage } from '#contract/dealer-pages/dealer-page.schema.ts';

/** A map of a dealer's address, opened elsewhere; none without an address, and for a generated dealer. */
export function dealerMapUrl({
  name,
  address,
  city,
  isDemonstration,
}: Pick<DealerPage, 'name' | 'address' | 'city' | 'isDemonstration'>): string | undefined {
  if (isDemonstration || address === '') return undefined;
  const query = [name, address, city?.name].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
