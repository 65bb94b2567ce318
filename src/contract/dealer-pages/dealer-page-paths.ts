import { type Selection, searchOf } from '#contract/search/filter.ts';

/* Addresses of dealers of used cars. Not part of the first load. */

export const dealersPath = '/dealer-mobil-bekas';

/** Dealers of used cars in a city. */
export const dealersInCity = (city: string): string => `${dealersPath}?city=${city}`;

/** A dealer's page, or its list of cars with a selection. */
export function dealerPath(dealer: string, selection: Selection | string = ''): string {
  const search = typeof selection === 'string' ? selection : searchOf(selection);
  return [dealersPath, dealer, ...(search === '' ? [] : [search])].join('/');
}
