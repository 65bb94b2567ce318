import { type Selection, searchOf } from './filter.ts';

/** Addresses of pages, without language prefix. Shared, since answers of the server carry them too. */

export const homePath = '/';

export function usedCarsPath(selection: Selection | string = ''): string {
  const search = typeof selection === 'string' ? selection : searchOf(selection);
  return search === '' ? '/mobil-bekas' : `/mobil-bekas/${search}`;
}

export function listingPath(slug: string): string {
  return `/detail-mobil-bekas/${slug}`;
}
